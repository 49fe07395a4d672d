import { lockCustomer } from "@/db/queries/customers";
import { findSourceByKey, insertSource, updateSourceRow } from "@/db/queries/sources";
import { type Context, transaction } from "@/lib/context";
import type { NewSource, Source } from "@/lib/contracts/sources";
import { recordAudit } from "@/lib/domain/audit/record";
import { resolveAddressOf } from "@/lib/domain/network-address";
import { requireCap } from "@/lib/domain/plans/require-cap";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { addressTypeOf, type CanonicalSource, canonicalSource } from "./canonical";
import { claimDiscovery } from "./claim-discovery";
import { readSource } from "./read";
import { toSource } from "./resolve-page";

/**
 * Adds a source and requests its first discovery now. A deleted one comes back with its history; an existing one,
 * active or paused, is refused. Throws 400 for an invalid address or search, and 502 if a name must be looked up and
 * its network does not answer.
 */
export async function createSource(ctx: Context, input: NewSource): Promise<Source> {
  const canonical = await resolveSource(ctx, input);
  const sourceId = await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockCustomer(db, { customerId });
    const existing = await findSourceByKey(db, { customerId, key: canonical.key });
    if (existing && !existing.deletedAt) throw duplicate();
    await requireCap(ctx, "sources");
    const { displayName, ...identity } = canonical;
    const type = input.sourceType;
    const row = existing
      ? await updateSourceRow(db, {
          customerId,
          sourceId: existing.id,
          set: {
            type,
            network: canonical.network,
            displayName: input.displayName ?? existing.displayName,
            isActive: true,
            pausedReason: null,
            deletedAt: null,
          },
        })
      : await insertSource(db, {
          customerId,
          id: newId(),
          type,
          ...identity,
          displayName,
          nextDiscoveryAt: null,
          createdAt: ctx.clock.now(),
        });
    if (!row) throw duplicate();
    await claimDiscovery(ctx, row.id);
    const detail = { type, displayName: row.displayName, address: row.key };
    await recordAudit(ctx, { action: "source.created", subjectId: row.id, detail });
    return row.id;
  });
  return readSource(ctx, { sourceId, period: "30" });
}

async function resolveSource(ctx: Context, input: NewSource): Promise<CanonicalSource> {
  const { ports } = ctx;
  const { networkUrl: given, sourceType, displayName } = input;
  const lexical = canonicalSource(input, ports.network);
  if (sourceType === "keyword_search" || given === undefined) return lexical;
  const type = addressTypeOf(sourceType);
  const address = await resolveAddressOf(ports.network, type, {
    input: given,
    field: "networkUrl",
    named: true,
  });
  return toSource(ctx, address, { type, displayName });
}

const duplicate = () => new AppError("duplicate_source", "A source with this address already exists.");
