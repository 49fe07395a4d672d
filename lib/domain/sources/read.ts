import { findSourceValues } from "@/db/queries/source-value";
import { findSourcesWithStats } from "@/db/queries/sources";
import { countScoreBuckets } from "@/db/signal-index/figures";
import type { Context } from "@/lib/context";
import type { Period } from "@/lib/contracts/operation";
import type { Source, SourceDetail } from "@/lib/contracts/sources";
import { sinceOfPeriod } from "@/lib/domain/period";
import { notFound } from "@/lib/errors";
import { presentSource } from "./present";

/**
 * All sources of the workspace, active and paused, with what each found in the period, and the networks to choose from.
 */
export async function listSources(ctx: Context, input: { period: Period }) {
  const since = sinceOfPeriod(input.period, ctx.clock.now());
  const { db, customerId } = ctx;
  const { networks } = ctx.ports.network;
  const [rows, values] = await Promise.all([
    findSourcesWithStats(db, { customerId, since }),
    findSourceValues(db, { customerId, since }),
  ]);
  const data = rows.map((row) => presentSource(row, networks, values.get(row.id)));
  return { data, total: rows.length, limit: rows.length, offset: 0, networks: [...networks] };
}

export async function readSource(ctx: Context, input: { sourceId: string; period: Period }): Promise<Source> {
  const since = sinceOfPeriod(input.period, ctx.clock.now());
  const { db, customerId } = ctx;
  const asked = { customerId, since, sourceId: input.sourceId };
  const [[row], values] = await Promise.all([findSourcesWithStats(db, asked), findSourceValues(db, asked)]);
  if (!row) throw notFound("source");
  return presentSource(row, ctx.ports.network.networks, values.get(row.id));
}

/** One source with the distribution of its signals' composite scores, in ten buckets. */
export async function readSourceDetail(
  ctx: Context,
  input: { sourceId: string; period: Period },
): Promise<SourceDetail> {
  const source = await readSource(ctx, input);
  const counts = await countScoreBuckets(ctx.db, {
    customerId: ctx.customerId,
    source: input.sourceId,
    since: sinceOfPeriod(input.period, ctx.clock.now()) ?? undefined,
  });
  const countOf = new Map(counts.map(({ bucket, count }) => [bucket, count]));
  const scoreDistribution = Array.from({ length: 10 }, (_, bucket) => ({
    from: bucket * 10,
    to: bucket === 9 ? 100 : bucket * 10 + 9,
    count: countOf.get(bucket) ?? 0,
  }));
  return { ...source, scoreDistribution };
}
