import { describe, expect, it } from "vitest";
import { destinationTypes } from "@/db/vocabulary";
import { ageChoices, tagChoices, tidyRouting, usualRouting, wholeNumber } from "./routing-draft";

describe("tidyRouting", () => {
  it("leaves out conditions that match everything", () => {
    expect(
      tidyRouting({ mode: "auto", minStrength: 0, minIcp: 60, maxAgeHours: 0, tags: [], signalTypes: [] }),
    ).toEqual({ mode: "auto", minIcp: 60 });
  });

  it("keeps the conditions of a manual destination", () => {
    expect(tidyRouting({ mode: "manual", minStrength: 7 })).toEqual({ mode: "manual", minStrength: 7 });
  });
});

describe("wholeNumber", () => {
  it.each([
    ["70", 70],
    ["7x0", 70],
    ["", 0],
    ["1000", 100],
  ])("parses %s as %d", (text, number) => expect(wholeNumber(text, 100)).toBe(number));
});

describe("ageChoices", () => {
  it("includes an age that was set through the API", () => {
    expect(ageChoices(5)).toContainEqual({ hours: 5, label: "5 hours" });
    expect(ageChoices(24).filter(({ hours }) => hours === 24)).toHaveLength(1);
    expect(ageChoices(undefined)).toEqual(ageChoices(0));
  });
});

describe("tagChoices", () => {
  it("lists every tag, plus deleted tags the rule still uses", () => {
    const category = { name: "Stage", values: [{ id: "v1", name: "Named account" }] };
    const own = { value: "v1", label: "Stage: Named account", isDeleted: false };
    expect(tagChoices([category], ["v1"])).toEqual([own]);
    expect(tagChoices([category], ["v1", "v2"])).toEqual([
      own,
      { value: "v2", label: "Deleted tag", isDeleted: true },
    ]);
  });
});

describe("usualRouting", () => {
  it("starts a chat channel with strength 7 and up, and everything else with every signal", () => {
    expect(usualRouting("chat")).toEqual({ mode: "auto", minStrength: 7 });
    for (const kind of destinationTypes.filter((type) => type !== "chat")) {
      expect(usualRouting(kind)).toEqual({ mode: "auto" });
    }
  });
});
