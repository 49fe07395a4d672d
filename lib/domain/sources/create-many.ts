import pMap from "p-map";
import { lockCustomer } from "@/db/queries/customers";
import { findSourcesByKeys, insertSources, type SourceRow, updateSourceRows } from "@/db/queries/sources";
import { type Context, transaction } from "@/lib/context";
import {
  type CreatedSources,
  maxBulkInputs,
  type NewSources,
  type SkipReason,
} from "@/lib/contracts/sources";
import { recordAudit } from "@/lib/domain/audit/record";
import { readAddressOf, refusalOf, resolveAddress } from "@/lib/domain/network-address";
import { countRoom } from "@/lib/domain/plans/require-cap";
import { settings } from "@/lib/domain/settings";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { Network } from "@/lib/networks/network";
import { type CanonicalSource, fromUrl } from "./canonical";
import { claimDiscoveries } from "./claim-discovery";
import { publicAddressOf } from "./public-address";

type Plan =
  | { input: string; source: CanonicalSource; deleted: SourceRow | null }
  | { input: string; source: CanonicalSource | null; reason: SkipReason };
type Taken = Extract<Plan, { deleted: unknown }>;

/**
 * Adds people as sources and requests their first discoveries now, in one transaction. Inputs are checked in
 * order: invalid URLs, existing ones, repeats and those past the plan's cap are skipped with a reason. Deleted
 * URLs come back with their history. A dry run gives the same answer, without IDs, and changes nothing.
 */
export async function createSources(
  ctx: Context,
  input: NewSources,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<CreatedSources> {
  if (input.inputs.length > maxBulkInputs) {
    throw new AppError("too_many_inputs", `Send at most ${maxBulkInputs} inputs at a time.`);
  }
  const { sourceType: type, displayName } = input;
  const canonical = await pMap(input.inputs, (address) => resolvePerson(ctx, address, displayName), {
    concurrency: settings.qualification.concurrentLookups,
  });
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockCustomer(db, { customerId });
    const room = await countRoom(ctx, "sources");
    const keys = canonical.flatMap((source) => source?.key ?? []);
    const existing = await findSourcesByKeys(db, { customerId, keys });
    const plans = planSources(input.inputs, canonical, { existing, room });

    const taken = plans.filter(isTaken);
    const skipped = plans.flatMap((plan) => (isTaken(plan) ? [] : [presentSkipped(ctx, plan)]));
    const present = ({ source, deleted }: Taken, id: string | null) => ({
      id,
      networkUrl: source.key,
      displayName: displayName ?? deleted?.displayName ?? source.displayName,
    });
    if (dryRun) return { created: taken.map((plan) => present(plan, null)), skipped };

    const made = taken.map((plan) => ({ ...plan, id: plan.deleted?.id ?? newId() }));
    const now = ctx.clock.now();
    const fresh = made.filter(({ deleted }) => !deleted);
    await insertSources(db, {
      customerId,
      sources: fresh.map(({ id, source }) => ({
        id,
        type,
        ...source,
        nextDiscoveryAt: null,
        createdAt: now,
      })),
    });
    await updateSourceRows(db, {
      customerId,
      sourceIds: made.flatMap(({ deleted }) => deleted?.id ?? []),
      set: { type, isActive: true, pausedReason: null, deletedAt: null, ...(displayName && { displayName }) },
    });
    const sourceIds = made.map(({ id }) => id);
    await claimDiscoveries(ctx, sourceIds);
    if (made.length > 0) {
      const detail = { type, count: made.length, addresses: made.map(({ source }) => source.key) };
      await recordAudit(ctx, { action: "source.bulk_created", detail });
    }
    return { created: made.map((plan) => present(plan, plan.id)), skipped };
  });
}

/** A person as a source; null if the input is no person's address, or there is no such account. */
async function resolvePerson(
  ctx: Context,
  input: string,
  displayName: string | undefined,
): Promise<CanonicalSource | null> {
  const { network } = ctx.ports;
  const address = readAddressOf(network, "person", input);
  const resolved = address && (await resolveAddress(network, address, { named: true }));
  return resolved && fromUrl(await publicAddressOf(ctx, resolved), network, displayName);
}

/** The outcome of each input. Only created ones take room; a repeat is a repeat whatever happened to the first. */
function planSources(
  inputs: string[],
  canonical: (CanonicalSource | null)[],
  { existing, room }: { existing: SourceRow[]; room: number },
): Plan[] {
  const rows = new Map(existing.map((row) => [row.key, row]));
  const seen = new Set<string>();
  let left = room;
  return inputs.map((input, index): Plan => {
    const source = canonical[index] ?? null;
    const skip = (reason: SkipReason): Plan => ({ input, source, reason });
    if (!source) return skip("invalid_format");
    if (seen.has(source.key)) return skip("duplicate");
    seen.add(source.key);
    const row = rows.get(source.key);
    if (row && !row.deletedAt) return skip(row.isActive ? "already_active" : "duplicate");
    if (left === 0) return skip("cap_exceeded");
    left -= 1;
    return { input, source, deleted: row ?? null };
  });
}

const isTaken = (plan: Plan): plan is Taken => "deleted" in plan;

const presentSkipped = ({ ports }: Context, { input, source, reason }: Exclude<Plan, Taken>) => ({
  input,
  ...(source && { normalized: source.key }),
  reason,
  ...(reason === "invalid_format" && { message: whyInvalid(ports.network, input) }),
});

const whyInvalid = (network: Network, input: string): string =>
  readAddressOf(network, "person", input)
    ? "There is no such account, or it asks not to be shown to people who are not signed in."
    : `The text ${refusalOf(network, "person", input)}.`;
