import { describe, expect, it } from "vitest";
import { ariaOf, type Chord, chordText, isChord, type KeyPress, signsOf } from "./chord";

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  ...{ key, code: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
  ...more,
});
const shift = { shiftKey: true };
const ctrl = { ctrlKey: true };
const meta = { metaKey: true };

describe("a shortcut", () => {
  it.each<[string, Chord, KeyPress]>([
    ["a letter", "E", press("e")],
    ["a letter while Caps Lock is on", "E", press("E")],
    ["a letter with Shift", "Shift+J", press("J", shift)],
    ["an arrow with Shift", "Shift+ArrowDown", press("ArrowDown", shift)],
    ["a sign, with Shift where the layout needs it", "?", press("?", shift)],
    ["a sign, without Shift where the layout needs none", "/", press("/")],
    ["Ctrl and a letter", "Mod+Z", press("z", ctrl)],
    ["⌘ and a letter", "Mod+Z", press("z", meta)],
    ["a letter's place where the layout has other letters", "E", press("у", { code: "KeyE" })],
  ])("is pressed by %s", (_name, chord, event) => {
    expect(isChord(event, chord)).toBe(true);
  });

  it.each<[string, Chord, KeyPress]>([
    ["a letter with Shift that it doesn't name", "E", press("E", shift)],
    ["a letter without the Shift that it names", "Shift+J", press("j")],
    ["what the browser does with Ctrl", "D", press("d", ctrl)],
    ["what the browser does with ⌘", "T", press("t", meta)],
    ["a letter with Alt", "E", press("e", { altKey: true })],
    ["redo", "Mod+Z", press("z", { ...ctrl, ...shift })],
    ["a letter without Ctrl", "Mod+Z", press("z")],
    ["an accented letter of the same key's layout", "E", press("é", { code: "Digit2" })],
  ])("is not pressed by %s", (_name, chord, event) => {
    expect(isChord(event, chord)).toBe(false);
  });

  it("is written with the signs of the reader's keyboard", () => {
    expect(signsOf("Mod+Enter", "apple")).toEqual(["⌘", "⏎"]);
    expect(signsOf("Mod+Enter", "other")).toEqual(["Ctrl", "Enter"]);
    expect(signsOf("Shift+ArrowDown", "apple")).toEqual(["⇧", "↓"]);
    expect(signsOf("Shift+ArrowDown", "other")).toEqual(["Shift", "↓"]);
    expect([chordText("Mod+Z", "apple"), chordText("Mod+Z", "other")]).toEqual(["⌘Z", "Ctrl+Z"]);
  });

  it("is named to screen readers", () => {
    expect(ariaOf(["Z", "Mod+Z"], "apple")).toBe("Z Meta+Z");
    expect(ariaOf(["Z", "Mod+Z"], "other")).toBe("Z Control+Z");
  });
});
