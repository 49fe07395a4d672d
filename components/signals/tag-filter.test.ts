import { describe, expect, it } from "vitest";
import { describeTagFilter, packTagFilter, readTagFilter, toggleToken } from "./tag-filter";

const facets = {
  categories: [
    {
      id: "stage",
      name: "Stage",
      selectionMode: "single" as const,
      values: [
        { id: "hot", name: "Hot", count: 2 },
        { id: "cold", name: "Cold", count: 1 },
      ],
      anyCount: 3,
      noneCount: 4,
    },
  ],
  noneCount: 4,
};

describe("the tag filter", () => {
  it("is the same after it was read and packed", () => {
    const packed = "stage:hot|!cold|none,owner:any";
    expect(packTagFilter(readTagFilter(packed))).toBe(packed);
    expect(packTagFilter(readTagFilter(null))).toBeNull();
  });

  it("chooses a token, lets it go, and never wants what it excludes", () => {
    const chosen = toggleToken(readTagFilter(null), "stage", "hot");
    expect(packTagFilter(chosen)).toBe("stage:hot");
    expect(packTagFilter(toggleToken(chosen, "stage", "none"))).toBe("stage:hot|none");
    expect(packTagFilter(toggleToken(chosen, "stage", "!hot"))).toBe("stage:!hot");
    expect(packTagFilter(toggleToken(chosen, "stage", "hot"))).toBeNull();
  });

  it("says what it asks for, also of tags that are gone", () => {
    expect(describeTagFilter(readTagFilter("stage:hot|!cold|none,gone:x"), facets)).toBe(
      "Stage: Hot or not Cold or none; Category: a tag",
    );
  });
});
