import { expect, it } from "vitest";
import { policy } from "@/db/policy";
import { showcaseSignals } from "./showcase";
import { openSampleWorld } from "./world";
import { readSampleYield } from "./yield";

const now = new Date("2026-03-17T09:41:00Z");
const world = openSampleWorld(now);

it("the landing page's samples are stored signals of the wanted strengths, each of another company and type", async () => {
  const shown = await showcaseSignals(now, [9, 6, 3]);
  expect(shown.map(({ strength }) => strength)).toEqual([9, 6, 3]);
  expect(new Set(shown.map(({ companyKey }) => companyKey)).size).toBe(3);
  expect(new Set(shown.map(({ type }) => type)).size).toBe(3);
  for (const signal of shown) {
    expect(signal.language).toBe("en");
    expect(world.signals).toContainEqual(signal);
  }
});

it("a strength that no sample has is left out", async () => {
  expect(await showcaseSignals(now, [11])).toEqual([]);
});

it("the worked example is a finished post of the sample world, priced as the product charges", () => {
  const { example } = readSampleYield(now);
  const post = world.posts.find(
    ({ status, authorName, text }) =>
      status === "closed" && authorName === example.author && text.startsWith(example.opening),
  );
  expect(example.engagements).toBe((post?.likes ?? 0) + (post?.comments ?? 0));
  expect(example.credits).toBe(
    policy.price.post + example.engagements * policy.price.engagement + example.people * policy.price.person,
  );
  const strengths = world.signals.filter(({ postId }) => postId === post?.id).map(({ strength }) => strength);
  expect(example.strengths).toEqual(strengths.sort((a, b) => b - a));
  expect(strengths.length).toBeGreaterThan(0);
});

it("the example is the middle one: as many posts cost more for each signal as cost less", () => {
  const { example, leastPerSignal, mostPerSignal, posts, signals } = readSampleYield(now);
  const middle = example.credits / example.strengths.length;
  expect(leastPerSignal).toBeLessThan(middle);
  expect(mostPerSignal).toBeGreaterThan(middle);
  const closed = world.posts.filter(({ status }) => status === "closed");
  expect(posts).toBe(closed.length);
  const rates = closed.map((post) => {
    const own = world.signals.filter(({ postId }) => postId === post.id);
    const engaged = post.likes + post.comments;
    return (policy.price.post + engaged * (policy.price.engagement + policy.price.person)) / own.length;
  });
  expect(rates.filter((rate) => rate < middle).length).toBeLessThanOrEqual(posts / 2);
  expect(rates.filter((rate) => rate > middle).length).toBeLessThanOrEqual(posts / 2);
  const on = new Set(closed.map(({ id }) => id));
  expect(signals).toBe(world.signals.filter(({ postId }) => on.has(postId)).length);
});
