import { lockCustomer } from "@/db/queries/customers";
import { findSource, type SourceRow, updateSourceRow } from "@/db/queries/sources";
import { type Context, transaction } from "@/lib/context";
import type { Source, SourceChange } from "@/lib/contracts/sources";
import { differences } from "@/lib/domain/audit/differences";
import { recordAudit, recordChange } from "@/lib/domain/audit/record";
import { requireCap } from "@/lib/domain/plans/require-cap";
import { notFound } from "@/lib/errors";
import { claimDiscovery } from "./claim-discovery";
import { readSource } from "./read";

/**
 * Renames, pauses, resumes or limits a source. Resuming needs room in the plan and requests a discovery immediately;
 * with a higher limit, or none, the next discovery is due now.
 */
export async function changeSource(
  ctx: Context,
  input: { sourceId: string; change: SourceChange },
): Promise<Source> {
  const { sourceId, change } = input;
  await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    // Concurrent resumes and changes of plan are serialized: the second finds the source as the first left it.
    if (change.isActive !== undefined) await lockCustomer(db, { customerId });
    const source = await findSource(db, { customerId, sourceId });
    if (!source) throw notFound("source");
    const resumes = change.isActive === true && !source.isActive;
    if (resumes) await requireCap(ctx, "sources");
    const set = {
      ...change,
      ...pausedReasonOf(change),
      ...(gainsRoom(source, change) && { nextDiscoveryAt: ctx.clock.now() }),
    };
    await updateSourceRow(db, { customerId, sourceId, set });
    const { displayName, isActive, dailyCreditLimit } = source;
    const changes = differences({ displayName, isActive, dailyCreditLimit }, change);
    const detail = { displayName: change.displayName ?? displayName };
    await recordChange(ctx, { action: "source.updated", subjectId: sourceId, changes, detail });
    if (resumes) await claimDiscovery(ctx, sourceId);
  });
  return readSource(ctx, { sourceId, period: "30" });
}

/** A person's pause replaces a plan's: a larger plan does not resume it. */
function pausedReasonOf({ isActive }: SourceChange): Partial<Pick<SourceRow, "pausedReason">> {
  if (isActive === undefined) return {};
  return { pausedReason: isActive ? null : "manual" };
}

/** Whether an active source that had a limit may use more now: it may be waiting for tomorrow. */
function gainsRoom({ isActive, dailyCreditLimit }: SourceRow, change: SourceChange): boolean {
  const { dailyCreditLimit: next } = change;
  if (!isActive || change.isActive === false || dailyCreditLimit === null || next === undefined) return false;
  return next === null || next > dailyCreditLimit;
}

/** Removes a source from the list; what it found is kept, and its URL may be added again. */
export async function removeSource(ctx: Context, input: { sourceId: string }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const source = await findSource(db, { customerId, ...input });
    if (!source) throw notFound("source");
    const set = { isActive: false, deletedAt: ctx.clock.now(), nextDiscoveryAt: null };
    await updateSourceRow(db, { customerId, ...input, set });
    const detail = { type: source.type, displayName: source.displayName };
    await recordAudit(ctx, { action: "source.deleted", subjectId: source.id, detail });
  });
}
