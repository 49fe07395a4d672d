import { describe, expect, it } from "vitest";
import { personas } from "@/db/vocabulary";
import { NewSource } from "@/lib/contracts/sources";
import { readIndustry } from "@/lib/judgement/company/industries";
import type { NetworkPost } from "@/lib/networks/network";
import { problemsOf, talkOf } from "./buyer-talk";
import {
  chooseSearches,
  type Found,
  type KeywordSearch,
  planSearches,
  searchReason,
} from "./keyword-searches";

const post = (url: string): NetworkPost => ({
  url,
  author: { kind: "person", name: "Ann", networkUrl: null, headline: null },
  text: "",
  postedAt: new Date("2025-11-20T00:00:00Z"),
  likes: 0,
  comments: 0,
  shares: 0,
});
const found = (phrase: string, ...urls: string[]): Found => ({
  phrase,
  posts: urls.map(post),
  hasMore: false,
});

describe("what is searched for", () => {
  it("are the company's phrases, its buyers' problems in turns, and the talk of their industry", () => {
    const plans = planSearches({
      phrases: ["ai sdr", "Pipeline Review"],
      personas: ["sales", "marketing"],
      industries: ["Unheard Of", "Motor Vehicle Manufacturing"],
    });
    expect(plans).toEqual([
      { kind: "topics", about: "", phrases: ["ai sdr", "Pipeline Review"] },
      {
        kind: "problems",
        about: "sales, marketing",
        // The first of sales is a phrase of the company already.
        phrases: ["marketing attribution", "sales forecast", "lead quality", "cold outreach"],
      },
      { kind: "industry", about: "Motor Vehicle Manufacturing", phrases: [...(talkOf.automotive ?? [])] },
    ]);
  });

  it("are at most four problems and three phrases of an industry, none twice", () => {
    const plans = planSearches({
      phrases: [],
      personas: ["sales"],
      industries: ["Motor Vehicle Manufacturing"],
    });
    expect(plans.map(({ kind, phrases }) => [kind, phrases])).toEqual([
      ["problems", problemsOf.sales.slice(0, 4)],
      ["industry", talkOf.automotive?.slice(0, 3)],
    ]);
    const taken = (talkOf.automotive ?? []).map((phrase) => phrase.toUpperCase());
    const left = planSearches({ phrases: taken, personas: [], industries: ["Motor Vehicle Manufacturing"] });
    expect(left.map(({ kind }) => kind)).toEqual(["topics"]);
  });

  it("leaves out what nothing is known about", () => {
    expect(planSearches({ phrases: [], personas: ["other"], industries: ["Unheard Of"] })).toEqual([]);
  });
});

describe("which searches are suggested", () => {
  const plans = planSearches({ phrases: ["one", "two"], personas: ["finance"], industries: [] });

  it("have phrases that others use, the most used problems first", () => {
    const chosen = chooseSearches(plans, [
      found("one", "1", "2"),
      found("two", "2"),
      found("cash flow", "3"),
      found("month-end close"),
      found("budget planning", "4", "5"),
    ]);
    expect(chosen).toEqual([
      { kind: "topics", about: "", phrases: ["one", "two"], posts: 2, hasMore: false },
      {
        kind: "problems",
        about: "finance",
        phrases: ["budget planning", "cash flow"],
        posts: 3,
        hasMore: false,
      },
    ]);
  });

  const topicsOf = (phrases: string[], ...results: Found[]) =>
    chooseSearches([{ kind: "topics", about: "", phrases }], results)[0]?.phrases;
  it.each([
    ["the company's own topics that others use, in their order", ["b", "d"], ["b", "d"]],
    ["its two most specific topics if others use only one", ["d"], ["a", "b"]],
    ["at most three", ["a", "b", "c", "d"], ["a", "b", "c"]],
  ])("are %s", (_, used, expected) => {
    expect(topicsOf(["a", "b", "c", "d"], ...used.map((phrase, n) => found(phrase, `${n}`)))).toEqual(
      expected,
    );
  });

  it("have more posts than were counted if one of their phrases does", () => {
    const [first, second] = [found("one", "1"), { ...found("two", "2"), hasMore: true }];
    expect(chooseSearches(plans, [first, second])).toMatchObject([{ posts: 2, hasMore: true }]);
  });

  it("are only the company's own topics if nobody writes about anything", () => {
    const chosen = chooseSearches(
      plans,
      plans.flatMap(({ phrases }) => phrases.map((phrase) => found(phrase))),
    );
    expect(chosen).toEqual([
      { kind: "topics", about: "", phrases: ["one", "two"], posts: 0, hasMore: false },
    ]);
  });
});

it.each<[Partial<KeywordSearch>, string]>([
  [
    { posts: 9 },
    "Your page writes about “a” and “b”. Others wrote 9 posts with these words in the last two weeks.",
  ],
  [
    { phrases: ["a"], posts: 1 },
    "Your page writes about “a”. Others wrote 1 post with it in the last two weeks.",
  ],
  [
    { kind: "problems", about: "sales", phrases: ["a", "b", "c"], posts: 20, hasMore: true },
    "The people you sell to (sales) write about “a”, “b” and “c” when something does not work. Others wrote more than 20 posts with these words in the last two weeks.",
  ],
  [
    { phrases: ["a"], posts: 1, hasMore: true },
    "Your page writes about “a”. Others wrote more than 1 posts with it in the last two weeks.",
  ],
  [
    { kind: "industry", about: "Banking", posts: 2 },
    "In Banking, an industry of your profile, people talk about “a” and “b”. Others wrote 2 posts with these words in the last two weeks.",
  ],
  [
    { posts: 0 },
    "Your page writes about “a” and “b”. Nobody else did in the last two weeks, so expect few posts.",
  ],
])("says why: %j", (change, reason) => {
  const search: KeywordSearch = { kind: "topics", about: "", phrases: ["a", "b"], posts: 0, hasMore: false };
  expect(searchReason({ ...search, ...change })).toBe(reason);
});

it("knows valid phrases for every function, and names industries that exist", () => {
  for (const persona of personas) expect(problemsOf[persona].length > 0).toBe(persona !== "other");
  const groups = new Set(
    ["Software", "Staffing", "Wholesale", "Banking"].flatMap((name) => [...readIndustry(name).groups]),
  );
  for (const group of groups) expect(talkOf[group]).toBeDefined();
  for (const phrases of [...Object.values(problemsOf), ...Object.values(talkOf)].filter(
    ({ length }) => length,
  )) {
    expect(
      NewSource.safeParse({ sourceType: "keyword_search", keywords: [...phrases], displayName: "x" }).success,
    ).toBe(true);
  }
});
