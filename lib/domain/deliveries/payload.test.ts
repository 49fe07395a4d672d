/** What a signal says to a receiver, field by field. */
import { describe, expect, it } from "vitest";
import { toPayload } from "./payload";

type Material = Parameters<typeof toPayload>[0];
type Given = Parameters<typeof toPayload>[1];
const at = new Date("2026-03-01T12:00:00Z");
const signal = {
  ...{ id: "signal-1", personName: "Ada", companyName: "Northwind", strength: 8, whyItMatters: "Why" },
  ...{
    personTitle: "VP Sales",
    personLocation: null,
    personUrl: "https://n.example/in/ada",
    employeeCount: 320,
  },
  ...{ industry: "Software", persona: "sales", seniority: "director", confidence: 0.904, icpScore: 84 },
  ...{ type: "KEYWORD_SEARCH_COMMENT", postExcerpt: "Post", suggestedOpener: "Hi", talkingPoints: ["One"] },
  ...{ occurredAt: at, createdAt: at, stage: "new" },
};
const payloadOf = (
  change: Partial<Record<keyof typeof signal, unknown>> = {},
  { engagement = {}, ...given }: { engagement?: object } & Partial<Given> = {},
) =>
  toPayload(
    {
      ...{ signal: { ...signal, ...change }, company: null, sourceName: "Our search" },
      ...{ post: { url: "https://n.example/p", authorName: "Ben" } },
      engagement: { kind: "comment", text: "Which tool?", at, ...engagement },
    } as Material,
    { appUrl: "https://portal.example", tags: [], assignee: undefined, related: [], ...given },
  );

it.each([
  [null, null],
  [0.904, 0.9],
  [0.905, 0.91],
  [1, 1],
  [0, 0],
])("rounds a confidence of %s to %s", (confidence, shown) => {
  expect(payloadOf({ confidence }).icpConfidence).toBe(shown);
});

describe("the summary", () => {
  it.each([
    [
      {},
      { kind: "comment" },
      "Ada (VP Sales at Northwind) commented on a post by Ben, found through Our search.",
    ],
    [
      {},
      { kind: "reaction" },
      "Ada (VP Sales at Northwind) reacted to a post by Ben, found through Our search.",
    ],
    [{}, { kind: "post" }, "Ada (VP Sales at Northwind) wrote a post found through Our search."],
    [{ personTitle: null }, {}, "Ada (Northwind) commented on a post by Ben, found through Our search."],
    [{ companyName: null }, {}, "Ada (VP Sales) commented on a post by Ben, found through Our search."],
    [
      { personTitle: null, companyName: null },
      {},
      "Ada commented on a post by Ben, found through Our search.",
    ],
  ])("of %j and %j", (change, engagement, summary) => {
    expect(payloadOf(change, { engagement }).summary).toBe(summary);
  });
});

it("has the words of an engagement only if there are some", () => {
  expect(payloadOf().engagement).toEqual({ kind: "comment", text: "Which tool?", at: at.toISOString() });
  expect(payloadOf({}, { engagement: { kind: "reaction", text: null } }).engagement).toEqual({
    kind: "reaction",
    at: at.toISOString(),
  });
});

it("lists the first ten related signals, and who works the signal", () => {
  const related = Array.from({ length: 11 }, (_, n) => ({
    ...{
      id: `related-${n}`,
      type: "KEYWORD_SEARCH_REACTION",
      strength: 5,
      personName: "Cleo",
      createdAt: at,
    },
  })) as Given["related"];
  const { relatedSignals, assignee } = payloadOf(
    {},
    { related, assignee: { name: "Sam", email: "sam@a.example" } as Given["assignee"] },
  );
  expect(relatedSignals.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, n) => `related-${n}`));
  expect(assignee).toEqual({ name: "Sam", email: "sam@a.example" });
  expect(payloadOf().assignee).toBeNull();
});

it("groups tags by category, whatever its name", () => {
  const tags = [
    { categoryName: "Stage", name: "Warm" },
    { categoryName: "__proto__", name: "Odd" },
    { categoryName: "Stage", name: "Now" },
  ] as Given["tags"];
  expect(Object.entries(payloadOf({}, { tags }).tags)).toEqual([
    ["Stage", ["Warm", "Now"]],
    ["__proto__", ["Odd"]],
  ]);
});
