import { describe, expect, it } from "vitest";
import { inverseOf, type TagChange, tagsAfter } from "./tag-change";

const tag = (categoryId: string, name: string) => ({
  categoryId,
  categoryName: categoryId,
  valueId: name,
  name,
});
const hot = tag("stage", "hot");
const cold = tag("stage", "cold");
const note = tag("owner", "east");

describe("a tag's change and its undoing", () => {
  it.each<[string, TagChange, ReturnType<typeof tag>[]]>([
    [
      "a value is added",
      { signal: { id: "1", tags: [note] }, tag: hot, on: true, replaces: true },
      [note, hot],
    ],
    [
      "a value replaces the one of its category",
      { signal: { id: "1", tags: [note, cold] }, tag: hot, on: true, replaces: true },
      [note, hot],
    ],
    [
      "a value joins the others of an open category",
      { signal: { id: "1", tags: [note, cold] }, tag: hot, on: true, replaces: false },
      [note, cold, hot],
    ],
    [
      "a value is taken off",
      { signal: { id: "1", tags: [note, hot] }, tag: hot, on: false, replaces: true },
      [note],
    ],
  ])("%s, and taken back", (_words, change, after) => {
    expect(tagsAfter(change.signal.tags, change)).toEqual(after);
    const back = inverseOf(change);
    expect(back.signal.tags).toEqual(after);
    expect(tagsAfter(after, back)).toEqual(change.signal.tags);
  });
});
