import {
  findChecklist,
  findDaySeries,
  findFreshness,
  findSourceRanking,
  findTopCompanies,
  findWindowFigures,
  type WindowFigures,
} from "@/db/queries/dashboard";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { DashboardOverview } from "@/lib/contracts/dashboard";
import { findWait } from "@/lib/domain/credits/spending-limits";
import { settings } from "@/lib/domain/settings";
import { utcDay } from "@/lib/utc-day";

const topLimit = 5;

/** Key figures for the last `days` × 24 hours, compared with the period before. */
export async function readDashboard(ctx: Context, input: { days: number }): Promise<DashboardOverview> {
  const { db, customerId } = ctx;
  const to = ctx.clock.now();
  const from = new Date(to.getTime() - days(input.days));
  const window = { customerId, from, to };
  const before = { customerId, from: new Date(from.getTime() - days(input.days)), to: from };
  const [current, previous, freshness, series, ...others] = await Promise.all([
    findWindowFigures(db, window),
    findWindowFigures(db, before),
    findFreshness(db, window),
    findDaySeries(db, window),
    findSourceRanking(db, { ...window, limit: topLimit }),
    findTopCompanies(db, { ...window, limit: topLimit }),
    findChecklist(db, { customerId }),
    findWait(ctx, settings.leastCredits.harvest, { stage: "harvest" }),
  ]);
  const [sources, topCompanies, checklist, waiting] = others;
  const kpi = (name: keyof WindowFigures) => ({ value: current[name], previous: previous[name] });
  return {
    days: input.days,
    kpis: {
      signals: kpi("signals"),
      buyers: kpi("buyers"),
      avgStrength: kpi("avgStrength"),
      postsWatched: kpi("postsWatched"),
      engagements: kpi("engagements"),
      delivered: kpi("delivered"),
      deliveryFailures: kpi("deliveryFailures"),
    },
    freshness,
    series: everyDay(from, to, series),
    topSources: sources.top.map((source) => ({
      ...source,
      creditsPerSignal: Math.round((source.creditsSpent / source.signals) * 10) / 10,
    })),
    costlySources: sources.costly,
    topCompanies,
    checklist,
    waiting,
  };
}

/** One row for each UTC day in the range, oldest first. */
function everyDay(from: Date, to: Date, series: { date: string; signals: number; delivered: number }[]) {
  const byDate = new Map(series.map((row) => [row.date, row]));
  const rows = [];
  for (let day = new Date(`${utcDay(from)}T00:00:00Z`); day <= to; day = new Date(day.getTime() + days(1))) {
    const date = utcDay(day);
    rows.push(byDate.get(date) ?? { date, signals: 0, delivered: 0 });
  }
  return rows;
}
