import { findSignals, type Signal } from "@/db/queries/signals";
import { findShownSignals } from "@/db/signal-index/list";
import type { V1SignalQuery } from "@/lib/contracts/v1/signals";
import { findSampleSignals } from "@/lib/domain/sample/find";
import { presentShown } from "@/lib/domain/signals/present";
import { notFound } from "@/lib/errors";
import { metaOf, sampleOf, type V1Context } from "./context";

/** A page of the workspace's signals, newest first, including archived ones: archives are per user. */
export async function listSignalsV1(ctx: V1Context, query: V1SignalQuery) {
  const { limit, offset } = query;
  const { rows, total } = await findPage(ctx, query);
  return { data: rows.map(presentShown), total, limit, offset, _meta: metaOf(ctx) };
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
  const signal = await findOne(ctx, id);
  if (!signal) throw notFound("signal");
  return { data: presentShown(signal), _meta: metaOf(ctx) };
}

async function findOne(ctx: V1Context, id: string): Promise<Signal | undefined> {
  if (ctx.mode === "sample") return sampleOf(ctx).signals.find((signal) => signal.id === id);
  const [signal] = await findSignals(ctx.db, { customerId: ctx.customerId, ids: [id] });
  return signal;
}
