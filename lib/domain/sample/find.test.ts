/** What pending clients are answered from the sample world's rows. */
import { describe, expect, it } from "vitest";
import { signalTypes } from "@/db/vocabulary";
import { days, fixedClock } from "@/lib/clock";
import { createSandbox } from "@/lib/networks/sandbox";
import {
  countSampleUsage,
  findSampleOrigins,
  findSamplePosts,
  findSampleReports,
  findSampleSignals,
  findSampleSources,
} from "./find";
import { startSampleReport } from "./start-report";
import { isOpen, openSampleWorld } from "./world";

const now = new Date("2026-03-17T09:41:00Z");
const world = openSampleWorld(now);
const { signals, posts, reports, sources, findings } = world;
const all = { limit: 1_000, offset: 0 };
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const isDescending = (values: readonly number[]) =>
  values.every((value, n) => n === 0 || value <= (values[n - 1] ?? 0));

describe("a page of the sample's signals", () => {
  it("is a part of all, newest first, with their number", () => {
    expect(findSampleSignals(world, { limit: 3, offset: 0 })).toEqual({
      rows: signals.slice(0, 3),
      total: signals.length,
    });
    expect(findSampleSignals(world, { limit: 3, offset: 2 }).rows).toEqual(signals.slice(2, 5));
    expect(findSampleSignals(world, { limit: 3, offset: signals.length }).rows).toEqual([]);
    expect(isDescending(signals.map(({ createdAt }) => createdAt.getTime()))).toBe(true);
  });

  it.each(signalTypes.flatMap((type) => [0, 7].map((minStrength) => [type, minStrength] as const)))(
    "of type %s has those of strength %i or more",
    (type, minStrength) => {
      const wanted = signals.filter((row) => row.type === type).filter((row) => row.strength >= minStrength);
      expect(findSampleSignals(world, { ...all, type, minStrength })).toEqual({
        rows: wanted,
        total: wanted.length,
      });
    },
  );

  it("of an unknown type is empty, and a strength that a signal has includes it", () => {
    expect(findSampleSignals(world, { ...all, type: "unknown" }).total).toBe(0);
    const strongest = Math.max(...signals.map(({ strength }) => strength));
    expect(findSampleSignals(world, { ...all, minStrength: strongest }).total).toBeGreaterThan(0);
    expect(findSampleSignals(world, { ...all, minStrength: strongest + 1 }).total).toBe(0);
  });
});

it("says of each signal all that its person wrote, of which the quote is a part", () => {
  const origins = new Map(findSampleOrigins(world, idsOf(signals)).map((one) => [one.signalId, one]));
  const plain = (text: string) => text.replace(/\s+/g, " ").replace(/…$/, "").toLowerCase();
  let longer = 0;
  for (const { id, kind, quote } of signals) {
    const text = origins.get(id)?.text ?? null;
    expect(text === null).toBe(kind === "reaction");
    if (text === null || quote === null) continue;
    expect(plain(text)).toContain(plain(quote));
    if (kind === "comment" && text.length > quote.length) longer += 1;
  }
  expect(longer).toBeGreaterThan(0);
});

it("lists the posts of the sample's watchlist, newest first", () => {
  const { rows, total } = findSamplePosts(world, all);
  expect(idsOf(rows).toSorted()).toEqual(idsOf(posts.filter(isOpen)).toSorted());
  expect(total).toBe(rows.length);
  expect(isDescending(rows.map(({ createdAt }) => createdAt.getTime()))).toBe(true);
  const sameTime = rows.filter(({ createdAt }) => createdAt.getTime() === rows[0]?.createdAt.getTime());
  expect(idsOf(sameTime)).toEqual(idsOf(sameTime).toSorted().toReversed());
});

describe("the sample's reports", () => {
  it.each(["all", "account", "person"] as const)("are listed by type: %s", (type) => {
    const wanted = reports.filter((row) => type === "all" || row.type === type);
    expect(findSampleReports(world, { ...all, type })).toEqual({ rows: wanted, total: wanted.length });
  });

  it("are found by a part of their name, whatever its case", () => {
    for (const { name, type, id } of reports) {
      const q = name.slice(1, 6).toUpperCase();
      expect(idsOf(findSampleReports(world, { ...all, type: "all", q }).rows)).toContain(id);
      const other = type === "account" ? "person" : "account";
      expect(idsOf(findSampleReports(world, { ...all, type: other, q }).rows)).not.toContain(id);
    }
    expect(findSampleReports(world, { ...all, type: "all", q: "no such name" }).total).toBe(0);
  });
});

describe("the sample's sources", () => {
  it("show what each brought in the period: signals, their average strength, posts, and those watched", () => {
    const since = world.today.getTime() - days(30);
    const statusOf = new Map(posts.map(({ id, status }) => [id, status]));
    for (const row of findSampleSources(world, { period: "30" })) {
      const isTheirs = (one: { sourceId: string; createdAt: Date }) =>
        one.sourceId === row.id && one.createdAt.getTime() >= since;
      const strengths = signals.filter(isTheirs).map(({ strength }) => strength);
      const found = findings.filter(isTheirs).map(({ postId }) => statusOf.get(postId));
      expect([row.signalCount, row.totalPosts]).toEqual([strengths.length, found.length]);
      expect(row.qualifiedPosts).toBe(found.filter((status) => status !== "screened_out").length);
      const mean = strengths.reduce((sum, one) => sum + one, 0) / strengths.length;
      if (strengths.length === 0) expect(row.strengthScore).toBeNull();
      else expect(row.strengthScore).toBeCloseTo(mean, 1);
      expect(String(row.strengthScore ?? "")).toMatch(/^(\d+(\.\d)?)?$/);
    }
  });

  it("count what happened at the beginning of a period", () => {
    const first = signals[0];
    if (!first) throw new Error("No signals");
    const atStart = { ...first, createdAt: new Date(world.today.getTime() - days(7)) };
    const before = { ...first, createdAt: new Date(atStart.createdAt.getTime() - 1) };
    const countOf = (...rows: (typeof first)[]) =>
      findSampleSources({ ...world, signals: rows }, { period: "7" }).find(({ id }) => id === first.sourceId)
        ?.signalCount;
    expect([countOf(atStart), countOf(before)]).toEqual([1, 0]);
  });
});

it("counts the sample's usage by calendar month, also over the turn of a year", () => {
  const today = new Date("2026-01-05T00:00:00Z");
  const at = (date: string) => ({ createdAt: new Date(date) });
  const dated = (row: (typeof posts)[number], date: string, status: typeof row.status) => ({
    ...row,
    ...at(date),
    status,
  });
  const [signal, post, source] = [signals[0], posts[0], sources[0]];
  if (!signal || !post || !source) throw new Error("An empty sample");
  const dates = ["2026-01-01", "2025-12-31", "2025-12-01", "2025-11-30", "2025-01-02"];
  const usage = countSampleUsage({
    ...{ ...world, today, signals: dates.map((date) => ({ ...signal, ...at(date) })) },
    posts: [
      dated(post, "2026-01-02", "qualified"),
      dated(post, "2026-01-02", "screened_out"),
      dated(post, "2025-12-31", "qualified"),
    ],
    sources: [
      { ...source, isActive: true, discoveryRuns: 3 },
      { ...source, isActive: false, discoveryRuns: 4 },
    ],
  });
  expect(usage).toEqual({
    ...{ signalsThisMonth: 1, signalsLastMonth: 2, sourcesActive: 1 },
    ...{ postsMonitored: 2, postsThisMonth: 1, discoveryRunsToDate: 7 },
  });
});

describe("a report started in the sample", () => {
  const network = createSandbox({ clock: fixedClock(now) });
  const start = (type: "account" | "person", address: string, sourceReportId?: string) =>
    startSampleReport(world, { type, address, network, ...(sourceReportId && { sourceReportId }) });
  const accountReport = reports.find(({ type }) => type === "account");
  const personReport = reports.find(({ type }) => type === "person");
  if (!accountReport || !personReport) throw new Error("No reports");

  it("is the one about the address, if there is one", () => {
    for (const report of reports) {
      expect(start(report.type, report.subject)).toEqual({ report, cached: true });
    }
  });

  it("is otherwise one of its type, the same each time", () => {
    for (const [type, address] of [
      ["account", "company/unheard-of"],
      ["person", "in/unheard-of"],
    ] as const) {
      const started = start(type, address);
      expect(started).toMatchObject({ cached: false, report: { type } });
      expect(start(type, address)).toEqual(started);
    }
  });

  it("names the field of an address that is none of its kind", () => {
    expect(() => start("account", "in/ada")).toThrow(expect.objectContaining({ status: 400 }));
    expect(() => start("person", "company/acme")).toThrow(expect.objectContaining({ status: 400 }));
    expect(() => start("person", "https://elsewhere.example/in/ada")).toThrow(
      expect.objectContaining({ status: 400 }),
    );
  });

  it("may be started from an account report of the sample, and from nothing else", () => {
    expect(start("person", "in/ada", accountReport.id).report.type).toBe("person");
    for (const id of [personReport.id, "01890000-0000-7000-8000-000000000000"]) {
      expect(() => start("person", "in/ada", id)).toThrow(expect.objectContaining({ status: 404 }));
    }
  });
});
