import { describe, expect, it } from "vitest";
import { ageChoices, tagChoices, tidyRouting, wholeNumber } from "./routing-draft";

describe("tidyRouting", () => {
  it("leaves out what holds nothing back", () => {
    expect(
      tidyRouting({ mode: "auto", minStrength: 0, minIcp: 60, maxAgeHours: 0, tags: [], signalTypes: [] }),
    ).toEqual({ mode: "auto", minIcp: 60 });
  });

  it("keeps the conditions of a destination by hand", () => {
    expect(tidyRouting({ mode: "manual", minStrength: 7 })).toEqual({ mode: "manual", minStrength: 7 });
  });
});

describe("wholeNumber", () => {
  it.each([
    ["70", 70],
    ["7x0", 70],
    ["", 0],
    ["1000", 100],
  ])("reads %s as %d", (text, number) => expect(wholeNumber(text, 100)).toBe(number));
});

describe("ageChoices", () => {
  it("offers an age that was set by the API", () => {
    expect(ageChoices(5)).toContainEqual({ hours: 5, words: "5 hours" });
    expect(ageChoices(24).filter(({ hours }) => hours === 24)).toHaveLength(1);
    expect(ageChoices(undefined)).toEqual(ageChoices(0));
  });
});

describe("tagChoices", () => {
  it("offers every tag, and what the rule still names although it was deleted", () => {
    const category = { name: "Stage", values: [{ id: "v1", name: "Named account" }] };
    const own = { value: "v1", label: "Stage: Named account", isDeleted: false };
    expect(tagChoices([category], ["v1"])).toEqual([own]);
    expect(tagChoices([category], ["v1", "v2"])).toEqual([
      own,
      { value: "v2", label: "A tag that was deleted", isDeleted: true },
    ]);
  });
});
