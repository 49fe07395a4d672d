import { findSignalOrigins } from "@/db/queries/signal-origins";
import { findSignals, type Signal } from "@/db/queries/signals";
import { findShownSignals, type ShownSignal } from "@/db/signal-index/list";
import type { V1Signal, V1SignalQuery } from "@/lib/contracts/v1/signals";
import { findSampleOrigins, findSampleSignals } from "@/lib/domain/sample/find";
import { notFound } from "@/lib/errors";
import { metaOf, sampleOf, type V1Context } from "./context";
import { presentV1Signal } from "./present-signal";

/** A page of the workspace's signals, newest first, including archived ones: archives are per user. */
export async function listSignalsV1(ctx: V1Context, query: V1SignalQuery) {
  const { limit, offset } = query;
  const { rows, total } = await findPage(ctx, query);
  return { data: await presentAll(ctx, rows), total, limit, offset, _meta: metaOf(ctx) };
}

async function findPage(ctx: V1Context, { minStrength, ...query }: V1SignalQuery) {
  if (ctx.mode === "sample") return findSampleSignals(sampleOf(ctx), { minStrength, ...query });
  return findShownSignals(ctx.db, {
    ...query,
    customerId: ctx.customerId,
    userId: ctx.client.id,
    view: "all",
    minScore: minStrength,
  });
}

/** One signal. Throws 404. */
export async function readSignalV1(ctx: V1Context, { id }: { id: string }) {
  const found = await findOne(ctx, id);
  const [data] = await presentAll(ctx, found ? [found] : []);
  if (!data) throw notFound("signal");
  return { data, _meta: metaOf(ctx) };
}

/** These signals with what they were made from: one query more, however many. One that was just deleted is left out. */
async function presentAll(ctx: V1Context, rows: readonly ShownSignal[]): Promise<V1Signal[]> {
  const signalIds = rows.map(({ id }) => id);
  const { customerId, ports } = ctx;
  const origins =
    ctx.mode === "sample"
      ? findSampleOrigins(sampleOf(ctx), signalIds)
      : await findSignalOrigins(ctx.db, { customerId, signalIds });
  const byId = new Map(origins.map((origin) => [origin.signalId, origin]));
  return rows.flatMap((row) => {
    const origin = byId.get(row.id);
    // The portal has no page for a sample signal.
    const path = ctx.mode === "sample" ? "/docs/sample-and-live" : `/signals/${row.id}`;
    return origin ? [presentV1Signal(row, origin, new URL(path, ports.appUrl).href)] : [];
  });
}

async function findOne(ctx: V1Context, id: string): Promise<Signal | undefined> {
  if (ctx.mode === "sample") return sampleOf(ctx).signals.find((signal) => signal.id === id);
  const [signal] = await findSignals(ctx.db, { customerId: ctx.customerId, ids: [id] });
  return signal;
}
