/** Keys and their modifiers: how they are written down, recognized in an event, and shown on each platform. */

type Letter =
  | ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M")
  | ("N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z");
type Named =
  | "Enter"
  | "Escape"
  | "ArrowDown"
  | "ArrowUp"
  | "ArrowLeft"
  | "ArrowRight"
  | "["
  | "]"
  | "/"
  | "?"
  | ",";

/** A key with at most one modifier; `Mod` is ⌘ on Apple's keyboards and Ctrl on others. */
export type Chord = `${"" | "Shift+" | "Mod+"}${Letter | Named}`;

export type Platform = "apple" | "other";

/** What is read from a keyboard event. */
export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/** Signs that need Shift on many layouts, so that Shift says nothing about them. */
const isSign = (key: string): boolean => key.length === 1 && !/\p{L}/u.test(key);

/** Whether exactly these keys are pressed. A letter is its place on the keyboard where the layout has other letters. */
export function isChord(event: KeyPress, chord: Chord): boolean {
  const parts = chord.split("+");
  const key = parts.at(-1) ?? "";
  const pressed = /^[^\p{ASCII}]$/u.test(event.key) ? event.code.replace("Key", "") : event.key;
  if (pressed.toLowerCase() !== key.toLowerCase()) return false;
  const wantsMod = parts.includes("Mod");
  if (event.altKey || wantsMod !== (event.metaKey || event.ctrlKey)) return false;
  return isSign(key) || event.shiftKey === parts.includes("Shift");
}

/** The chords as the attribute `aria-keyshortcuts` has them. */
export function ariaOf(chords: readonly Chord[], platform: Platform): string {
  const mod = platform === "apple" ? "Meta" : "Control";
  return chords.map((chord) => chord.replace("Mod", mod)).join(" ");
}

const appleSigns: Readonly<Record<string, string>> = { Mod: "⌘", Shift: "⇧", Enter: "⏎", Escape: "⎋" };
const otherSigns: Readonly<Record<string, string>> = { Mod: "Ctrl", Escape: "Esc" };
const arrows: Readonly<Record<string, string>> = {
  ArrowDown: "↓",
  ArrowUp: "↑",
  ArrowLeft: "←",
  ArrowRight: "→",
};

/** The keys of a chord as they are printed on the platform's keyboards. */
export function signsOf(chord: Chord, platform: Platform): string[] {
  const signs = platform === "apple" ? appleSigns : otherSigns;
  return chord.split("+").map((key) => signs[key] ?? arrows[key] ?? key);
}

/** The chord in one word, for tooltips: ⌘Z or Ctrl+Z. */
export const chordText = (chord: Chord, platform: Platform): string =>
  signsOf(chord, platform).join(platform === "apple" ? "" : "+");
