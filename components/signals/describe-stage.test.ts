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
    ["sources never read", { sources: [fresh] }, "The first posts are being looked for", "/sources"],
    [
      "silent sources",
      { sources: [{ ...source, totalPosts: 0 }] },
      "No post found yet",
      "/sources?new=source",
    ],
    ["posts, none relevant", { sources: [source] }, "12 posts checked, none relevant yet", "/sources"],
    ["relevant posts", { sources: [watched] }, "3 posts watched, nobody has engaged yet", "/watchlist"],
    ["engagements", { sources: [watched], engagements: 1 }, "1 engagement judged, none fits yet", "/icp"],
    [
      "no credits, before all else",
      { sources: [watched], waiting: "credits" as const },
      "The search waits for credits",
      "/settings/credits",
    ],
    [
      "a spent budget",
      { sources: [source], waiting: "budget" as const },
      "Today's budget is used up",
      "/sources",
    ],
  ])("%s", (_words, given, title, href) => {
    const stage = describeStage({ waiting: null, engagements: 0, sources: [], ...given });
    expect(stage.title).toBe(title);
    expect(stage.action.href).toBe(href);
  });
});
