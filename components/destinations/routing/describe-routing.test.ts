import { describe, expect, it } from "vitest";
import { describeRouting } from "./describe-routing";

describe("describeRouting", () => {
  it("says that every new signal is sent", () => {
    expect(describeRouting({ mode: "auto" })).toBe("Every new signal is sent.");
    expect(describeRouting({ mode: "auto", signalTypes: [], minStrength: 0 })).toBe(
      "Every new signal is sent.",
    );
  });

  it("says when signals are sent manually only", () => {
    expect(describeRouting({ mode: "manual", minStrength: 7 })).toContain("manually only");
  });

  it("joins all conditions", () => {
    expect(
      describeRouting({
        mode: "auto",
        minStrength: 7,
        minIcp: 60,
        classifications: ["buyer", "influencer"],
        sourceTypes: ["competitor_company"],
        maxAgeHours: 48,
      }),
    ).toBe(
      "A new signal is sent when strength is at least 7, fit is at least 60, the person is a buyer or an influencer, the source is competitor, and it is no older than 2 days.",
    );
  });

  it("describes ages in hours when they are not whole days", () => {
    expect(describeRouting({ mode: "auto", maxAgeHours: 1 })).toContain("no older than 1 hour.");
  });

  it("names known tags and says when a tag was deleted", () => {
    const names = new Map([
      ["1", "Named account"],
      ["2", "Partner"],
    ]);
    const routing = (...tags: string[]) => describeRouting({ mode: "auto", tags }, names);
    expect(routing("1")).toBe(
      "A new signal is sent when it is tagged “Named account”. A signal that is tagged later is sent then, once.",
    );
    expect(routing("1", "2")).toContain("it is tagged “Named account” or “Partner”");
    expect(routing("1", "3")).toContain("it is tagged “Named account” or with one that was deleted.");
    expect(routing("3")).toContain("it has a tag that was deleted.");
    expect(describeRouting({ mode: "auto", tags: ["1"] })).toContain("it has a specific tag");
  });
});
