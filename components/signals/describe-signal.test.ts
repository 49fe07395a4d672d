import { describe, expect, it } from "vitest";
import { describeEngagement, humanize, signalTypeLabels } from "./describe-signal";

describe("describeEngagement", () => {
  it.each([
    [
      { type: "COMPETITOR_COMPANY_COMMENT", sourceType: "competitor_company" },
      "Commented on a competitor's post",
    ],
    [{ type: "OWN_COMPANY_REACTION", sourceType: "own_company" }, "Reacted to your company's post"],
    [{ type: "TARGET_PERSON_COMMENT", sourceType: "target_person" }, "Commented on a followed person's post"],
    [{ type: "KEYWORD_SEARCH_POST", sourceType: "keyword_search" }, "Wrote a post on your keywords"],
  ] as const)("%o", (signal, words) => {
    expect(describeEngagement(signal)).toBe(words);
  });
});

describe("humanize", () => {
  it("humanizes a vocabulary term", () => {
    expect(humanize("revenue_operations")).toBe("Revenue operations");
  });
});

describe("signalTypeLabels", () => {
  it("gives every type its own label", () => {
    const words = Object.values(signalTypeLabels);
    expect(words).toContain("Reacted to a competitor's post");
    expect(new Set(words).size).toBe(9);
  });
});
