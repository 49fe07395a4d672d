import { describe, expect, it } from "vitest";
import {
  actionKeys,
  boardKeys,
  everywhereKeys,
  type KeyTable,
  listKeys,
  moveKeys,
  type Shortcut,
  signalTables,
  undoKeys,
} from "./key-table";

const tables: readonly KeyTable[] = [everywhereKeys, ...signalTables];
const all: readonly Shortcut[] = tables.flatMap((table) => Object.values(table));

describe("the shortcuts", () => {
  it("never mean two things at once, but for Escape, which closes before it deselects", () => {
    const chords = all.flatMap(({ chords }) => chords).filter((chord) => chord !== "Escape");
    expect(chords.filter((chord, at) => chords.indexOf(chord) !== at)).toEqual([]);
  });

  it("are never called the same", () => {
    const labels = all.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("leave the keys with Ctrl or ⌘ to the browser, but for the menu, sending and undo", () => {
    const withMod = all.filter(({ chords }) => chords.some((chord) => chord.startsWith("Mod+")));
    expect(withMod).toEqual([everywhereKeys.menu, everywhereKeys.send, undoKeys.undo]);
  });

  it("repeat while held only where they move", () => {
    const repeating = all.filter((shortcut) => "repeats" in shortcut);
    const moves = [
      ...[moveKeys.next, moveKeys.previous, listKeys.extendDown, listKeys.extendUp],
      ...[boardKeys.right, boardKeys.left],
    ];
    expect(repeating).toEqual(moves);
  });

  it("leave G free, after which a letter opens a page", () => {
    expect(Object.values(actionKeys).some(({ chords }) => chords.join() === "G")).toBe(false);
  });
});
