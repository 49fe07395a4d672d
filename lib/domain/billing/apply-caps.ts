import { countActive, type Plan } from "@/db/queries/customers";
import { findDestination } from "@/db/queries/destinations";
import { findPausedByPlan, type Named } from "@/db/queries/plan-caps";
import { updateSourceRows } from "@/db/queries/sources";
import type { Context } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";
import { pause, resume } from "@/lib/domain/destinations/pause";
import { applySeats } from "@/lib/domain/plans/apply-seats";
import { readExcess } from "@/lib/domain/plans/excess";
import { requirePlan } from "@/lib/domain/plans/read";
import { claimDiscoveries } from "@/lib/domain/sources/claim-discovery";

/**
 * Makes the workspace fit its plan, without deleting anything: the newest active sources and destinations above a cap
 * pause with the reason `plan`, and seats above it become read-only. Where the plan has room, what a plan paused goes
 * on, the oldest first; what a person paused stays paused. Must run in a transaction that has locked the workspace.
 */
export async function applyCaps(caller: Context): Promise<void> {
  const ctx: Context = { ...caller, actor: { kind: "system" } };
  const plan = await requirePlan(ctx);
  const { sources, destinations } = await readExcess(ctx, plan);
  await pauseSources(ctx, sources);
  for (const destination of destinations) await moveDestination(ctx, destination, false);
  if (sources.length === 0) await resumeSources(ctx, await findRoom(ctx, plan, "sources"));
  if (destinations.length === 0) {
    const fitting = await findRoom(ctx, plan, "destinations");
    for (const destination of fitting) await moveDestination(ctx, destination, true);
  }
  await applySeats(ctx);
}

/** What a plan paused and this plan has room for. */
async function findRoom(ctx: Context, plan: Plan, what: "sources" | "destinations"): Promise<Named[]> {
  const { db, customerId } = ctx;
  const cap = plan[what];
  const limit = cap === null ? null : Math.max(0, cap - (await countActive(db, { customerId, what })));
  return findPausedByPlan(db, { customerId, what, limit });
}

async function pauseSources(ctx: Context, sources: Named[]): Promise<void> {
  const { db, customerId } = ctx;
  const set = { isActive: false, pausedReason: "plan" } as const;
  await updateSourceRows(db, { customerId, sourceIds: sources.map(({ id }) => id), set });
  for (const source of sources) await recordSource(ctx, source, false);
}

async function resumeSources(ctx: Context, sources: Named[]): Promise<void> {
  if (sources.length === 0) return;
  const { db, customerId } = ctx;
  const sourceIds = sources.map(({ id }) => id);
  await updateSourceRows(db, { customerId, sourceIds, set: { isActive: true, pausedReason: null } });
  for (const source of sources) await recordSource(ctx, source, true);
  await claimDiscoveries(ctx, sourceIds);
}

const recordSource = (ctx: Context, { id, name }: Named, isActive: boolean): Promise<void> =>
  recordAudit(ctx, {
    action: "source.updated",
    subjectId: id,
    changes: { isActive: { before: !isActive, after: isActive } },
    detail: { displayName: name, reason: "plan" },
  });

async function moveDestination(ctx: Context, { id, name }: Named, isActive: boolean): Promise<void> {
  const { db, customerId } = ctx;
  const row = await findDestination(db, { customerId, destinationId: id, lock: true });
  // A delivery may have failed for good meanwhile, and paused it for its own reason.
  if (!row || row.isActive === isActive) return;
  await (isActive ? resume(ctx, row) : pause(ctx, row, "plan"));
  const changes = { isActive: { before: !isActive, after: isActive } };
  const detail = { name, reason: "plan" };
  await recordAudit(ctx, { action: "destination.updated", subjectId: id, changes, detail });
}
