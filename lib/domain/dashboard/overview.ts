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
import { lastDays, utcDaysOf } from "./chart-days";

const topLimit = 5;

/**
 * Key figures for the last `days` × 24 hours, compared with the period before. In a time zone, the series has the last
 * `days` calendar days there instead of the UTC days that the period touches.
 */
export async function readDashboard(
  ctx: Context,
  input: { days: number; timeZone?: string | undefined },
): Promise<DashboardOverview> {
  const { db, customerId } = ctx;
  const to = ctx.clock.now();
  const from = new Date(to.getTime() - days(input.days));
  const window = { customerId, from, to };
  const before = { customerId, from: new Date(from.getTime() - days(input.days)), to: from };
  const [current, previous, freshness, series, ...others] = await Promise.all([
    findWindowFigures(db, window),
    findWindowFigures(db, before),
    findFreshness(db, window),
    findDaySeries(db, { ...window, ...chartOf(input, window) }),
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
    series,
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

/** The chart's days, and where it begins. */
function chartOf(
  { days: count, timeZone }: { days: number; timeZone?: string | undefined },
  window: { from: Date; to: Date },
) {
  if (timeZone === undefined) return { days: utcDaysOf(window) };
  const zoned = lastDays(window.to, { count, timeZone });
  return { days: zoned, from: zoned[0]?.start ?? window.from };
}
