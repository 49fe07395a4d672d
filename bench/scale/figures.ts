/** Measures the figures of a workspace other than lists: dashboard, sources, usage and watchlist. */
import { deepStrictEqual } from "node:assert/strict";
import {
  findDaySeries,
  findSourceRanking,
  findTopCompanies,
  findWindowFigures,
} from "@/db/queries/dashboard";
import { countScoreBuckets, findSourceFigures } from "@/db/signal-index/figures";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { utcDaysOf } from "@/lib/domain/dashboard/chart-days";
import { listSourcePosts, listSourceSignals } from "@/lib/domain/sources/list-results";
import { readSourceDetail } from "@/lib/domain/sources/read";
import { readUsage } from "@/lib/domain/usage/read";
import { listWatchlist } from "@/lib/domain/watchlist/list";
import type { Compared } from "../rounds";
import type { FullWorkspace } from "./build";
import { type Asked, compareAll, often } from "./measure";
import { sourceIdOf } from "./pipeline";
import { dashboardPlainly, sourcePlainly, sourcesPlainly } from "./plain-figures";

/** Compares figures with plain SQL; pages that use plain SQL themselves are compared with 10,000 signals. */
export async function measureFigures(
  { large, small }: { large: FullWorkspace; small: FullWorkspace },
  rounds: number,
): Promise<Compared[]> {
  const { db, customerId, clock } = large.ctx;
  const to = clock.now();
  const window = { customerId, from: new Date(to.getTime() - days(90)), to };
  const source = { customerId, sourceId: sourceIdOf(customerId, 0) };

  const dashboard = () => readDashboardFigures(large.ctx, window);
  deepStrictEqual(await dashboard(), await dashboardPlainly(db, window), "dashboard");
  const detail = () => readSourceFigures(large.ctx, source);
  deepStrictEqual(await detail(), await sourcePlainly(db, source), "source");

  const results: Compared[] = [];
  const beside = async (name: string, ask: () => Promise<unknown>, plainly: () => Promise<unknown>) => {
    const baseline = { name: "the same by plain SQL", ask: plainly };
    results.push(...(await compareAll(rounds, [{ name, ask }], baseline)));
  };
  await beside("dashboard, 90 days", dashboard, () => dashboardPlainly(db, window));
  await beside("source, its scores", detail, () => sourcePlainly(db, source));
  await beside(
    "sources, all of time",
    () => findSourceFigures(db, { customerId }),
    () => sourcesPlainly(db, { customerId }),
  );

  const pages: [string, (world: FullWorkspace) => Promise<unknown>][] = [
    ["usage", ({ ctx }) => readUsage(ctx)],
    ["watchlist", ({ ctx }) => listWatchlist(ctx, { ...firstPage, sortBy: "createdAt", sortDir: "desc" })],
    [
      "watchlist by likes",
      ({ ctx }) => listWatchlist(ctx, { ...firstPage, sortBy: "likes", sortDir: "desc" }),
    ],
    ["source detail", ({ ctx }) => readSourceDetail(ctx, { ...ofFirst(ctx), period: "30" })],
    ["source's posts", ({ ctx }) => listSourcePosts(ctx, { ...ofFirst(ctx), ...firstPage })],
    [
      "source's signals",
      ({ ctx, userId }) => listSourceSignals(ctx, { ...ofFirst(ctx), ...firstPage, userId }),
    ],
  ];
  for (const [name, ask] of pages) {
    const baseline: Asked = { name: "the same at 10,000", ask: () => ask(small), times: often };
    results.push(...(await compareAll(rounds, [{ name, ask: () => ask(large) }], baseline)));
  }
  return results;
}

const firstPage = { limit: 25, offset: 0 };
const ofFirst = ({ customerId }: Context) => ({ sourceId: sourceIdOf(customerId, 0) });

/** The dashboard's figures in the shape of the plain SQL results. */
async function readDashboardFigures({ db }: Context, window: { customerId: string; from: Date; to: Date }) {
  const [figures, series, sources, topCompanies] = await Promise.all([
    findWindowFigures(db, window),
    findDaySeries(db, { ...window, days: utcDaysOf(window) }),
    findSourceRanking(db, { ...window, limit: 5 }),
    findTopCompanies(db, { ...window, limit: 5 }),
  ]);
  return {
    figures,
    series: series.filter((day) => day.signals + day.delivered > 0),
    topSources: sources.top.map(({ id, signals, avgStrength }) => ({ id, signals, avgStrength })),
    topCompanies: topCompanies.map(({ companyKey, signals, people }) => ({ companyKey, signals, people })),
  };
}

async function readSourceFigures({ db }: Context, input: { customerId: string; sourceId: string }) {
  const window = { customerId: input.customerId, source: input.sourceId };
  const [[figures], buckets] = await Promise.all([
    findSourceFigures(db, window),
    countScoreBuckets(db, window),
  ]);
  return {
    figures: figures && { signals: figures.signals, meanStrength: figures.meanStrength },
    buckets: [...buckets].sort((a, b) => a.bucket - b.bucket),
  };
}
