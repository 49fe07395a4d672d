import { describe, expect, it } from "vitest";
import { readLists } from "@/lib/judgement/text/word-lists";
import { isIndependent } from "./independence";

const lists = readLists("title/independent.txt", ["looks_alike", "independent"]);

describe("isIndependent", () => {
  it.each(lists.independent)("finds %s", (term) => {
    expect(isIndependent(term.replaceAll("*", ""))).toBe(true);
  });

  it("passes over what only looks like it", () => {
    expect(isIndependent("Agile Coach")).toBe(false);
    expect(isIndependent("Head of Interim Management")).toBe(false);
  });
});
