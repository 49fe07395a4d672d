import { countSourceSignalsByDay } from "@/db/signal-index/figures";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { Period } from "@/lib/contracts/operation";
import { listSources } from "./read";

const weeksShown = 12;

/** All sources as `listSources`, each with its signals of the last 12 weeks of 168 hours until now, oldest first. */
export async function listSourcesWithTrends(ctx: Context, input: { period: Period }) {
  const { db, customerId } = ctx;
  const until = ctx.clock.now();
  const starts = Array.from(
    { length: weeksShown },
    (_, week) => new Date(until.getTime() - days(7 * (weeksShown - week))),
  );
  const [since = until] = starts;
  const [list, counts] = await Promise.all([
    listSources(ctx, input),
    countSourceSignalsByDay(db, { customerId, since, until, starts }),
  ]);
  const found = new Map(counts.map(({ sourceId, day, count }) => [`${sourceId} ${day}`, count]));
  return {
    ...list,
    data: list.data.map((source) => ({
      ...source,
      weeks: starts.map((_, week) => found.get(`${source.id} ${week}`) ?? 0),
    })),
  };
}
