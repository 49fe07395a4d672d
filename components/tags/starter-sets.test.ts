import { describe, expect, it } from "vitest";
import { defaultPlans } from "@/db/plans";
import { createTagCategory } from "@/lib/contracts/tags";
import { starterSets, starterSetsFor } from "./starter-sets";

const namesFor = (...names: string[]) =>
  starterSetsFor(names.map((name) => ({ name }))).map((set) => set.name);

describe("the starter sets", () => {
  it("are accepted as they are, and fit every plan", () => {
    for (const set of starterSets) expect(createTagCategory.body.parse(set)).toEqual(set);
    for (const { tagCategories, tagValuesPerCategory } of defaultPlans) {
      expect(starterSets.length).toBeLessThanOrEqual(tagCategories ?? Number.POSITIVE_INFINITY);
      const longest = Math.max(...starterSets.map(({ values }) => values.length));
      expect(longest).toBeLessThanOrEqual(tagValuesPerCategory ?? Number.POSITIVE_INFINITY);
    }
  });

  it("are offered once each, and not beside a team's own categories", () => {
    expect(namesFor()).toEqual(["Sales stage", "Priority", "Region", "Product interest"]);
    expect(namesFor("REGION", "Priority")).toEqual(["Sales stage", "Product interest"]);
    expect(namesFor("Priority", "Our stages")).toEqual([]);
  });
});
