"use client";
import { Kbd } from "@/components/ui/kbd";
import { type Chord, signsOf } from "./chord";
import { usePlatform } from "./use-platform";

/** Keys to press together, or, given several chords, one after the other, as printed on the reader's keyboard. */
export function KeySigns({ chords }: { chords: readonly Chord[] }) {
  const platform = usePlatform();
  return chords.flatMap((chord) => signsOf(chord, platform)).map((sign) => <Kbd key={sign}>{sign}</Kbd>);
}
