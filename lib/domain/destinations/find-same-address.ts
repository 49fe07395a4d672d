import { type DestinationRow, findDestinations } from "@/db/queries/destinations";
import type { DestinationType } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { DecryptionError } from "@/lib/crypto";
import { openSealed } from "./sealed";

/**
 * The active destination of this kind that sends to the same address as these settings; null if there is none.
 * Addresses are stored encrypted, so each of the workspace's few destinations is opened.
 */
export async function findAtSameAddress(
  ctx: Context,
  type: DestinationType,
  config: unknown,
): Promise<DestinationRow | null> {
  const { db, customerId, ports } = ctx;
  const adapter = ports.destinations.adapterOf(type);
  const wanted = adapter.address(config);
  const rows = await findDestinations(db, { customerId });
  return rows.find((row) => row.isActive && row.type === type && addressOf(ctx, row) === wanted) ?? null;
}

/** Null for settings that can't be read any more: another destination may still be added. */
function addressOf({ ports }: Context, row: DestinationRow): string | null {
  try {
    const adapter = ports.destinations.adapterOf(row.type);
    const parsed = adapter.config.safeParse(openSealed(row, ports.keys).config);
    return parsed.success ? adapter.address(parsed.data) : null;
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}
