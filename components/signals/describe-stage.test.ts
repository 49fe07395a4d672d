import { describe, expect, it } from "vitest";
import { describeStage } from "./describe-stage";

const source = {
  isActive: true,
  totalPosts: 12,
  qualifiedPosts: 0,
  lastDiscoveryAt: "2026-03-01T00:00:00.000Z",
};
const fresh = { ...source, totalPosts: 0, lastDiscoveryAt: null };
const watched = { ...source, qualifiedPosts: 3 };

describe("describeStage", () => {
  it.each([
    ["no source", {}, "No source yet", "/sources?new=source"],
    ["paused sources", { sources: [{ ...source, isActive: false }] }, "Every source is paused", "/sources"],
    ["sources never read", { sources: [fresh] }, "Looking for the first posts", "/sources"],
    [
      "silent sources",
      { sources: [{ ...source, totalPosts: 0 }] },
      "No posts found yet",
      "/sources?new=source",
    ],
    ["posts, none relevant", { sources: [source] }, "12 posts checked, none relevant yet", "/sources"],
    ["relevant posts", { sources: [watched] }, "3 posts watched, no engagement yet", "/watchlist"],
    ["engagements", { sources: [watched], engagements: 1 }, "1 engagement scored, no match yet", "/icp"],
    [
      "no credits takes precedence",
      { sources: [watched], waiting: "credits" as const },
      "Waiting for credits",
      "/settings/credits",
    ],
    [
      "daily budget reached",
      { sources: [source], waiting: "budget" as const },
      "Today's budget is used up",
      "/sources",
    ],
  ])("%s", (_words, input, title, href) => {
    const stage = describeStage({ waiting: null, engagements: 0, sources: [], ...input });
    expect(stage.title).toBe(title);
    expect(stage.action.href).toBe(href);
  });
});
