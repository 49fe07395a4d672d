/** Counts over a period of signals, from rows and from sealed blocks, against a simple reference. */
import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { signals } from "@/db/schema";
import {
  countScoreBuckets,
  countSignalsByDay,
  countSourceSignalsByDay,
  findSignalFigures,
  findSourceFigures,
  type SignalWindow,
} from "@/db/signal-index/figures";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { utcDaysOf } from "@/lib/domain/dashboard/chart-days";
import { newId } from "@/lib/ids";
import { utcDay } from "@/lib/utc-day";
import { withRollback } from "@/tests/factories/context";
import { insertManySignals, type SignalRow } from "@/tests/factories/many-signals";
import { sealSignals, setBlockSize } from "@/tests/factories/signal-blocks";
import { insertCustomer } from "@/tests/factories/workspace";

async function openSignals(ctx: Context): Promise<SignalRow[]> {
  await insertCustomer(ctx);
  await setBlockSize(ctx, 32);
  return insertManySignals(ctx);
}

/** Changes every ninth signal and deletes every eleventh; returns the remaining rows in their current state. */
async function change({ db, customerId }: Context, rows: SignalRow[]): Promise<SignalRow[]> {
  const set = { strength: 9, icpScore: null };
  const idsOf = (every: number) => rows.filter((_, n) => n % every === 0).map(({ id }) => id);
  const ofCustomer = eq(signals.customerId, customerId);
  await db
    .update(signals)
    .set(set)
    .where(and(ofCustomer, inArray(signals.id, idsOf(9))));
  await db.delete(signals).where(and(ofCustomer, inArray(signals.id, idsOf(11))));
  return rows.flatMap((row, n) => (n % 11 === 0 ? [] : [n % 9 === 0 ? { ...row, ...set } : row]));
}

const figuresOf = (rows: SignalRow[]) => {
  const sum = rows.reduce((total, { strength }) => total + strength, 0);
  return {
    signals: rows.length,
    meanStrength: rows.length > 0 ? Math.round((sum * 10) / rows.length) / 10 : null,
  };
};

/** How many rows each key has, sorted by key; rows without a key are not counted. */
function countBy<K extends string | number>(rows: SignalRow[], keyOf: (row: SignalRow) => K | null) {
  const counts = new Map<K, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

async function expectFigures({ db, clock }: Context, all: SignalRow[], window: SignalWindow): Promise<void> {
  const { since = new Date(0), until = new Date(clock.now().getTime() + days(9)), source } = window;
  const rows = all.filter(
    ({ createdAt, sourceId }) =>
      createdAt >= since && createdAt < until && (!source || sourceId === source.toLowerCase()),
  );
  expect(await findSignalFigures(db, window)).toEqual(figuresOf(rows));
  const bySource = [...new Set(rows.map(({ sourceId }) => sourceId))]
    .map((sourceId) => ({ sourceId, ...figuresOf(rows.filter((row) => row.sourceId === sourceId)) }))
    .sort((a, b) => b.signals - a.signals || (a.sourceId < b.sourceId ? -1 : 1));
  expect([...(await findSourceFigures(db, window))]).toEqual(bySource);
  expect([...(await findSourceFigures(db, { ...window, limit: 1 }))]).toEqual(bySource.slice(0, 1));
  const buckets = await countScoreBuckets(db, window);
  expect(
    buckets.map(({ bucket, count }) => [bucket, count]).sort((a, b) => Number(a[0]) - Number(b[0])),
  ).toEqual(
    countBy(rows, ({ icpScore }) => (icpScore === null ? null : Math.min(9, Math.floor(icpScore / 10)))),
  );
  if (source || !window.since || !window.until) return;
  const touched = utcDaysOf({ from: since, to: until });
  const starts = touched.map(({ start }) => start);
  const byDay = await countSignalsByDay(db, { ...window, since, until, starts });
  expect(byDay.map(({ day, count }) => [touched[day]?.date, count]).sort()).toEqual(
    countBy(rows, ({ createdAt }) => utcDay(createdAt)),
  );
  const bySourceAndDay = await countSourceSignalsByDay(db, { ...window, since, until, starts });
  expect(
    bySourceAndDay.map(({ sourceId, day, count }) => [`${sourceId} ${touched[day]?.date}`, count]).sort(),
  ).toEqual(countBy(rows, ({ sourceId, createdAt }) => `${sourceId} ${utcDay(createdAt)}`));
}

describe("the figures of a period of signals", () => {
  it.each(["never", "last", "before changes", "before and after changes"] as const)(
    "match its rows, sealed %s, whatever another workspace has",
    (sealing) =>
      withRollback(async ({ ctx, clock }) => {
        const other = { ...ctx, customerId: newId() };
        const theirs = await openSignals(other);
        const mine = await openSignals(ctx);
        const seal = async () => {
          for (const each of [other, ctx]) await sealSignals(each);
        };
        if (sealing.startsWith("before")) await seal();
        await change(other, theirs.slice(7));
        const rows = await change(ctx, mine);
        if (sealing === "last" || sealing.endsWith("after changes")) await seal();

        const ago = (n: number) => new Date(clock.now().getTime() - days(n));
        const [newest] = [...rows].sort((a, b) => b.ordinal - a.ordinal);
        for (const window of [
          {},
          { since: ago(7) },
          { until: ago(7) },
          { since: ago(13), until: ago(2) },
          { since: ago(5), until: ago(-1) },
          { since: ago(400), until: newest?.createdAt },
          { since: ago(-1), until: ago(-2) },
          { since: ago(400), until: ago(300) },
          { since: ago(3), until: ago(3) },
          ...[...new Set(mine.map(({ sourceId }) => sourceId)), newId()].flatMap((source) => [
            { source },
            { source: source.toUpperCase(), since: ago(9), until: ago(1) },
          ]),
        ]) {
          await expectFigures(ctx, rows, { customerId: ctx.customerId, ...window });
        }
      }),
  );
});
