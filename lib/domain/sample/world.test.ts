import { describe, expect, it } from "vitest";
import { signalTypes, sourceTypes, watchlistStatuses } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import { settings } from "@/lib/domain/settings";
import { countSampleUsage, findSampleSources } from "./find";
import { isOpen, openSampleWorld } from "./world";

const now = new Date("2026-03-17T09:41:00Z");
const world = openSampleWorld(now);

describe("the sample world", () => {
  it("has something of everything", () => {
    expect(world.signals.length).toBeGreaterThanOrEqual(60);
    expect(new Set(world.signals.map(({ type }) => type))).toEqual(new Set(signalTypes));
    expect(world.sources).toHaveLength(12);
    expect(new Set(world.sources.map(({ type }) => type))).toEqual(new Set(sourceTypes));
    const open = world.posts.filter(isOpen);
    expect(open).toHaveLength(40);
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set(watchlistStatuses));
    expect(world.reports.filter(({ type }) => type === "account")).toHaveLength(3);
    expect(world.reports.filter(({ type }) => type === "person")).toHaveLength(5);
    expect(world.destinations).toHaveLength(3);
  });

  it("is consistent: every referenced row exists, and ids are unique", () => {
    const { posts, sources, signals, reports, findings } = world;
    for (const rows of [posts, sources, signals, reports]) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
    const postIds = new Set(posts.map(({ id }) => id));
    const sourceIds = new Set(sources.map(({ id }) => id));
    for (const row of [...signals, ...findings]) {
      expect([postIds.has(row.postId), sourceIds.has(row.sourceId)]).toEqual([true, true]);
    }
    const people = new Map(signals.map((row) => [row.id, row.personUrl]));
    for (const { subject, content } of reports.filter(({ type }) => type === "person")) {
      const ids = content?.signalIds as string[];
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids.map((id) => people.get(id)))).toEqual(new Set([subject]));
    }
  });

  it("scores and merges as the product does", () => {
    const newest = new Map<string, number>();
    for (const row of world.signals.toReversed()) {
      const sum = (factors: { points: number }[]) => factors.reduce((total, { points }) => total + points, 0);
      expect([sum(row.receipt.fit), sum(row.receipt.strength)]).toEqual([row.icpScore, row.strength]);
      expect(row.talkingPoints).toHaveLength(3);
      const last = newest.get(row.personUrl) ?? 0;
      expect(row.createdAt.getTime() - last).toBeGreaterThanOrEqual(settings.qualification.mergeWindowMs);
      newest.set(row.personUrl, row.createdAt.getTime());
      // Evidence that came later may lead the signal.
      if (row.engagementCount === 1)
        expect(row.occurredAt.getTime()).toBeLessThanOrEqual(row.createdAt.getTime());
    }
  });

  it("happens before the day begins, and open posts expire after it ends", () => {
    const today = Date.parse("2026-03-17T00:00:00Z");
    expect(world.today.getTime()).toBe(today);
    const moments = [...world.signals, ...world.posts, ...world.reports].map(({ createdAt }) => createdAt);
    expect(Math.max(...moments.map(Number))).toBeLessThan(today);
    const expiries = world.posts.filter(isOpen).map(({ expiresAt }) => expiresAt.getTime());
    expect(Math.min(...expiries)).toBeGreaterThan(today + days(1));
  });

  it("names no one outside the reserved domains", () => {
    const hosts = JSON.stringify(world).match(/(?<=https?:\/\/)[^/"\s\\)]+/g) ?? [];
    expect(hosts.length).toBeGreaterThan(100);
    expect([...new Set(hosts)].filter((host) => !host.endsWith(".example"))).toEqual([]);
  });

  it("is the same on another day except for its times", async () => {
    const later = openSampleWorld(new Date(now.getTime() + days(100)));
    const withoutTimes = (value: unknown) =>
      JSON.stringify(value, (_, inner) =>
        typeof inner === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(inner) ? null : inner,
      );
    expect(withoutTimes(later)).toBe(withoutTimes(world));
    expect(later.signals[0]?.createdAt).not.toEqual(world.signals[0]?.createdAt);
    expect(openSampleWorld(now)).toEqual(world);
  });
});

describe("its figures", () => {
  it("match its rows in each period", () => {
    const countOf = (period: "7" | "30" | "all") =>
      findSampleSources(world, { period }).reduce((sum, { signalCount }) => sum + signalCount, 0);
    const within = (ms: number) =>
      world.signals.filter(({ createdAt }) => world.today.getTime() - createdAt.getTime() <= ms).length;
    expect([countOf("7"), countOf("30"), countOf("all")]).toEqual([
      within(days(7)),
      within(days(30)),
      world.signals.length,
    ]);
    expect(countOf("7")).toBeLessThan(countOf("30"));
    expect(countOf("30")).toBeLessThan(countOf("all"));
  });

  it("count by calendar month", () => {
    const monthOf = (date: Date) => date.toISOString().slice(0, 7);
    const inMonth = (month: string) =>
      world.signals.filter(({ createdAt }) => monthOf(createdAt) === month).length;
    expect(countSampleUsage(world)).toMatchObject({
      signalsThisMonth: inMonth("2026-03"),
      signalsLastMonth: inMonth("2026-02"),
      sourcesActive: 11,
      postsMonitored: 40,
    });
    expect(inMonth("2026-03") * inMonth("2026-02")).toBeGreaterThan(0);
  });
});
