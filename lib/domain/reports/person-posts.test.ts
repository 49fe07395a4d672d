/** The posts that only the network holds, among what was seen of a person. */
import { expect, it } from "vitest";
import type { NetworkPost } from "@/lib/networks/network";
import { daysAgo, reportTime, salesIcp, seenEngagement, seenPerson, seenPost } from "@/tests/factories/seen";
import { withPosts } from "./person";

const person = seenPerson("VP Sales");
const about =
  "Your sales forecast and pipeline review decide the quarter, so we changed how our sales team works.";
const post = (url: string, days: number, text = about) =>
  ({
    url,
    text,
    postedAt: daysAgo(days),
    author: { name: person.name },
    likes: 1,
    comments: 1,
  }) as NetworkPost;
const comment = seenEngagement(person, { at: daysAgo(5) });
const stored = seenEngagement(person, {
  kind: "post",
  at: daysAgo(7),
  post: seenPost("Stored", { url: "stored" }),
});
const seen = { since: daysAgo(90), engagements: [comment, stored], total: 9 } as Parameters<
  typeof withPosts
>[0];
const read = (posts: NetworkPost[], icp: typeof salesIcp | null = salesIcp) => {
  const given = { person, posts, icp: icp as Parameters<typeof withPosts>[1]["icp"], now: reportTime };
  const { engagements, total } = withPosts(seen, given);
  return { urls: engagements.map((one) => (one === comment ? "comment" : one.post.url)), total };
};

it("are added by date, and counted", () => {
  expect(read([post("old", 20), post("new", 1), post("mid", 6)])).toEqual({
    urls: ["new", "comment", "mid", "stored", "old"],
    total: 12,
  });
});

it.each([
  ["one that is stored", post("stored", 1), false],
  ["one of 90 days ago", post("edge", 90), true],
  ["one from before", post("before", 90.1), false],
  ["one about something else", post("other", 1, "Happy birthday to my mother!"), false],
])("%s is added or not: %#", (_, one, isAdded) => {
  expect(read([one])).toMatchObject({ total: isAdded ? 10 : 9 });
});

it("are all added without a profile to compare with", () => {
  expect(read([post("other", 1, "Happy birthday to my mother!")], null).total).toBe(10);
});
