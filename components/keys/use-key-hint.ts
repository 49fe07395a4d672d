import { ariaOf, chordText } from "./chord";
import type { Shortcut } from "./key-table";
import { usePlatform } from "./use-platform";

/** Tells of a shortcut on its button: to screen readers, and in the tooltip after what the button is called. */
export function useKeyHint(): (
  shortcut: Shortcut,
  label?: string,
) => { title: string; "aria-keyshortcuts": string } {
  const platform = usePlatform();
  return ({ chords, label: ownLabel }, label = ownLabel) => ({
    title: `${label} (${chordText(chords[0], platform)})`,
    "aria-keyshortcuts": ariaOf(chords, platform),
  });
}
