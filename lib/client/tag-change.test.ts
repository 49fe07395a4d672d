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

describe("a tag change and its inverse", () => {
  it.each<[string, TagChange, ReturnType<typeof tag>[]]>([
    [
      "a value is added",
      { signal: { id: "1", tags: [note] }, tag: hot, on: true, replaces: true },
      [note, hot],
    ],
    [
      "a value replaces its category's current value",
      { signal: { id: "1", tags: [note, cold] }, tag: hot, on: true, replaces: true },
      [note, hot],
    ],
    [
      "a value is added in a multi-select category",
      { signal: { id: "1", tags: [note, cold] }, tag: hot, on: true, replaces: false },
      [note, cold, hot],
    ],
    [
      "a value is removed",
      { signal: { id: "1", tags: [note, hot] }, tag: hot, on: false, replaces: true },
      [note],
    ],
  ])("%s, then undone", (_words, change, after) => {
    expect(tagsAfter(change.signal.tags, change)).toEqual(after);
    const back = inverseOf(change);
    expect(back.signal.tags).toEqual(after);
    expect(tagsAfter(after, back)).toEqual(change.signal.tags);
  });
});
