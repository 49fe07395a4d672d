import { describe, expect, it } from "vitest";
import {
  describeDeed,
  describeEngagement,
  describeReaction,
  humanize,
  signalTypeLabels,
} from "@/components/labels/describe-signal";

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

describe("describeDeed", () => {
  const post = {
    type: "KEYWORD_SEARCH_COMMENT",
    sourceType: "keyword_search",
    postExcerpt: "How do you\n forecast?",
    postTopic: null,
  } as const;

  it("quotes the post on one line", () => {
    expect(describeDeed(post)).toBe("Commented on “How do you forecast?”");
    expect(describeDeed({ ...post, type: "KEYWORD_SEARCH_REACTION" })).toBe(
      "Reacted to “How do you forecast?”",
    );
    expect(describeDeed({ ...post, type: "KEYWORD_SEARCH_POST" })).toBe("Wrote “How do you forecast?”");
  });

  it("names the topic of the post if it is known", () => {
    expect(describeDeed({ ...post, postTopic: "forecasting" })).toBe(
      "Commented on a post on forecasting: “How do you forecast?”",
    );
    expect(describeDeed({ ...post, postTopic: "crm_data" })).toContain("a post on CRM data:");
    expect(describeReaction({ ...post, postTopic: "ai" })).toMatch(/^commented on a post on AI:/);
  });

  it("names the source of a post without words", () => {
    expect(describeDeed({ ...post, postExcerpt: "" })).toBe("Commented on a post on your keywords");
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
