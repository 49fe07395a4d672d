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
  it("round-trips through the URL format", () => {
    const packed = "stage:hot|!cold|none,owner:any";
    expect(packTagFilter(readTagFilter(packed))).toBe(packed);
    expect(packTagFilter(readTagFilter(null))).toBeNull();
  });

  it("adds and removes tokens, and drops a tag's opposite token", () => {
    const chosen = toggleToken(readTagFilter(null), "stage", "hot");
    expect(packTagFilter(chosen)).toBe("stage:hot");
    expect(packTagFilter(toggleToken(chosen, "stage", "none"))).toBe("stage:hot|none");
    expect(packTagFilter(toggleToken(chosen, "stage", "!hot"))).toBe("stage:!hot");
    expect(packTagFilter(toggleToken(chosen, "stage", "hot"))).toBeNull();
  });

  it("describes the filter, including deleted tags", () => {
    expect(describeTagFilter(readTagFilter("stage:hot|!cold|none,gone:x"), facets)).toBe(
      "Stage: Hot or not Cold or none; Category: a tag",
    );
  });
});
