import { describe, expect, it } from "vitest";
import type { Meaning } from "@/db/vocabulary";
import { describeReading } from "./describe-meaning";

describe("the label of what a text reads as", () => {
  it.each<[Meaning | null, number | null, string]>([
    ["asks", 0.914, "Asks about solutions, 91 %"],
    ["agrees", 0.5, "Agrees, 50 %"],
    ["agrees", 0.49, "Agrees (unsure)"],
    ["shares_experience", 0.07, "Shares experience (unsure)"],
    ["agrees", null, "Agrees"],
    ["reacts", 1, ""],
    [null, null, ""],
  ])("says of %s with a probability of %s: %j", (meaning, meaningProbability, label) => {
    expect(describeReading({ meaning, meaningProbability, otherMeaning: null })).toBe(label);
  });

  it("says what another reader made of it", () => {
    const reading = { meaning: "agrees", meaningProbability: 0.3, otherMeaning: "asks" } as const;
    expect(describeReading(reading)).toBe("Agrees (unsure); the other reader: asks about solutions");
  });
});
