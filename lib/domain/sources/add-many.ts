import { lockCustomer } from "@/db/queries/customers";
import { findSourcesByKeys, insertSources, type SourceRow, updateSourceRows } from "@/db/queries/sources";
import type { SourceType } from "@/db/vocabulary";
import { type Context, transaction } from "@/lib/context";
import type { SkipReason } from "@/lib/contracts/sources";
import { recordAudit } from "@/lib/domain/audit/record";
import { countRoom } from "@/lib/domain/plans/require-cap";
import { newId } from "@/lib/ids";
import type { CanonicalSource } from "./canonical";
import { claimDiscoveries } from "./claim-discovery";

/** A source to add; `source` is null if what was given is none. `givenName` is a name that people chose. */
export interface SourceCandidate {
  type: SourceType;
  source: CanonicalSource | null;
  givenName: string | undefined;
}

/** What becomes of a candidate. `id` is null in a dry run. */
export type AddOutcome =
  | { source: CanonicalSource; id: string | null; displayName: string }
  | { source: CanonicalSource | null; reason: SkipReason };

type Plan =
  | { candidate: SourceCandidate; source: CanonicalSource; deleted: SourceRow | null }
  | { source: CanonicalSource | null; reason: SkipReason };
type Taken = Extract<Plan, { deleted: unknown }>;

const isTaken = (plan: Plan): plan is Taken => "deleted" in plan;

/**
 * Adds sources and requests their first discoveries now, in one transaction; the outcome of each candidate, in order.
 * Invalid ones, repeats, existing ones and those past the plan's cap are skipped with a reason. Deleted ones come back
 * with their history. A dry run gives the same outcomes, without IDs, and changes nothing.
 */
export async function addSources(
  ctx: Context,
  candidates: readonly SourceCandidate[],
  { dryRun }: { dryRun: boolean },
): Promise<AddOutcome[]> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockCustomer(db, { customerId });
    const room = await countRoom(ctx, "sources");
    const keys = candidates.flatMap(({ source }) => source?.key ?? []);
    const existing = await findSourcesByKeys(db, { customerId, keys });
    const plans = planSources(candidates, { existing, room });
    const ids = new Map(
      plans.filter(isTaken).map((plan) => [plan, dryRun ? null : (plan.deleted?.id ?? newId())]),
    );
    if (!dryRun) await insertPlanned(ctx, ids);
    return plans.map((plan): AddOutcome => {
      if (!isTaken(plan)) return plan;
      const { candidate, deleted, source } = plan;
      const displayName = candidate.givenName ?? deleted?.displayName ?? source.displayName;
      return { source, id: ids.get(plan) ?? null, displayName };
    });
  });
}

/** The outcome of each. Only created ones take room; a repeat is a repeat whatever happened to the first. */
function planSources(
  candidates: readonly SourceCandidate[],
  { existing, room }: { existing: SourceRow[]; room: number },
): Plan[] {
  const rows = new Map(existing.map((row) => [row.key, row]));
  const seen = new Set<string>();
  let left = room;
  return candidates.map((candidate): Plan => {
    const { source } = candidate;
    const skip = (reason: SkipReason): Plan => ({ source, reason });
    if (!source) return skip("invalid_format");
    if (seen.has(source.key)) return skip("duplicate");
    seen.add(source.key);
    const row = rows.get(source.key);
    if (row && !row.deletedAt) return skip(row.isActive ? "already_active" : "duplicate");
    if (left === 0) return skip("cap_exceeded");
    left -= 1;
    return { candidate, source, deleted: row ?? null };
  });
}

async function insertPlanned(ctx: Context, planned: ReadonlyMap<Taken, string | null>): Promise<void> {
  const { db, customerId } = ctx;
  const made = [...planned].flatMap(([plan, id]) => (id === null ? [] : { ...plan, id }));
  if (made.length === 0) return;
  const createdAt = ctx.clock.now();
  await insertSources(db, {
    customerId,
    sources: made
      .filter(({ deleted }) => !deleted)
      .map(({ id, source, candidate: { type } }) => ({
        id,
        type,
        ...source,
        nextDiscoveryAt: null,
        createdAt,
      })),
  });
  for (const [set, sourceIds] of revivals(made)) await updateSourceRows(db, { customerId, sourceIds, set });
  await claimDiscoveries(
    ctx,
    made.map(({ id }) => id),
  );
  const types = [...new Set(made.map(({ candidate }) => candidate.type))];
  const addresses = made.map(({ source }) => source.key);
  const detail = { type: types.join(", "), count: made.length, addresses };
  await recordAudit(ctx, { action: "source.bulk_created", detail });
}

type Revival = Parameters<typeof updateSourceRows>[1]["set"];

/** The changes that bring deleted sources back, each with the sources that it is the same for. */
function revivals(made: (Taken & { id: string })[]): [Revival, string[]][] {
  const groups = new Map<string, [Revival, string[]]>();
  for (const { candidate, source, deleted, id } of made) {
    if (!deleted) continue;
    const { type, givenName } = candidate;
    const set: Revival = {
      ...{ type, network: source.network, isActive: true, pausedReason: null, deletedAt: null },
      ...(givenName !== undefined && { displayName: givenName }),
    };
    const key = JSON.stringify(set);
    const group = groups.get(key) ?? [set, []];
    group[1].push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}
