import { expect, it } from "vitest";
import type { NetworkPost } from "@/lib/networks/network";
import { bestFirst } from "./screen";

const post = (name: string, relevance: number, comments = 0, minute = 0) => ({
  post: { url: name, comments, postedAt: new Date(Date.UTC(2026, 2, 1, 12, minute)) } as NetworkPost,
  relevance,
  reason: "",
});
const order = (...posts: ReturnType<typeof post>[]) => bestFirst(posts).map(({ post: { url } }) => url);

it.each([
  ["only those with a relevance of 40 or more", [post("a", 39), post("b", 40)], ["b"]],
  [
    "those with comments first, however many",
    [post("a", 90), post("b", 50, 1), post("c", 60, 9)],
    ["c", "b", "a"],
  ],
  ["then the most relevant", [post("a", 50), post("b", 60)], ["b", "a"]],
  ["then the newest", [post("a", 50, 0, 1), post("b", 50, 0, 2)], ["b", "a"]],
])("a paced workspace watches %s", (_, posts, expected) => {
  expect(order(...posts)).toEqual(expected);
});
