import { expect, it } from "vitest";
import { daysAgo, seenEngagement, seenPerson, seenPost, seenReaction } from "@/tests/factories/seen";
import { makeTimeline } from "./timeline";

const person = seenPerson(null, { headline: "Sells things" });
const timeline = (
  engagements: Parameters<typeof makeTimeline>[0]["engagements"],
  total = engagements.length,
) => makeTimeline({ since: daysAgo(90), engagements, total } as Parameters<typeof makeTimeline>[0]);

it("shows the 40 newest engagements and counts the others", () => {
  const engagements = Array.from({ length: 41 }, () => seenReaction(person));
  const { entries, more, since } = timeline(engagements, 50);
  expect(entries.map(({ id }) => id)).toEqual(engagements.slice(0, 40).map(({ id }) => id));
  expect([more, since]).toEqual([10, daysAgo(90).toISOString()]);
  expect(timeline(engagements.slice(0, 2)).more).toBe(0);
  expect(timeline(engagements.slice(0, 2), 1).more).toBe(0);
});

it.each([
  ["comment", "Our forecast hurts.", "Our forecast hurts."],
  ["comment", "w".repeat(400), "w".repeat(400)],
  ["comment", "w".repeat(401), `${"w".repeat(399)}…`],
  ["comment", null, null],
  // The post's excerpt says what its author wrote.
  ["post", "Our forecast hurts.", null],
] as const)("of a %s, shows the words: %#", (kind, text, shown) => {
  expect(timeline([seenEngagement(person, { kind, text })]).entries[0]?.text).toBe(shown);
});

it.each([
  [240, 240],
  [241, 240],
])("of a post with %i characters, shows %i", (length, shown) => {
  const post = seenPost("p".repeat(length));
  const [entry] = timeline([seenEngagement(person, { post })]).entries;
  expect(entry?.post?.excerpt).toHaveLength(shown);
  expect(entry?.post?.excerpt.endsWith("…")).toBe(length > shown);
});

it("names a person by the headline without a title, and an entry without an ID by its post", () => {
  const post = seenPost("A post");
  const [entry] = timeline([seenEngagement(person, { id: null, post })]).entries;
  expect(entry).toMatchObject({
    id: post.id,
    person: { title: "Sells things" },
    signalId: null,
    strength: null,
  });
});
