import { type DestinationRow, findDestinations } from "@/db/queries/destinations";
import type { DestinationType } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { openConfig } from "./sealed";

/**
 * The active destination of this kind that sends to the same address as these settings; null if there is none.
 * Addresses are stored encrypted, so each of the workspace's few destinations is opened.
 */
export async function findAtSameAddress(
  ctx: Context,
  type: DestinationType,
  config: unknown,
): Promise<DestinationRow | null> {
  const rows = await findDestinations(ctx.db, { customerId: ctx.customerId });
  return findTwinAmong(ctx, rows, {
    type,
    addresses: ctx.ports.destinations.adapterOf(type).addresses(config),
  });
}

/** The same for one of the workspace's destinations. */
export async function findTwin(ctx: Context, destinationId: string): Promise<DestinationRow | null> {
  const rows = await findDestinations(ctx.db, { customerId: ctx.customerId });
  const own = rows.find(({ id }) => id === destinationId);
  const others = rows.filter(({ id }) => id !== destinationId);
  return own ? findTwinAmong(ctx, others, { type: own.type, addresses: addressesOf(ctx, own) }) : null;
}

const findTwinAmong = (
  ctx: Context,
  rows: DestinationRow[],
  { type, addresses }: { type: DestinationType; addresses: string[] },
): DestinationRow | null =>
  rows.find(
    (row) =>
      row.isActive &&
      row.type === type &&
      addressesOf(ctx, row).some((address) => addresses.includes(address)),
  ) ?? null;

/** None for settings that can't be read any more: another destination may still be added. */
function addressesOf({ ports }: Context, row: DestinationRow): string[] {
  const adapter = ports.destinations.adapterOf(row.type);
  const parsed = adapter.config.safeParse(openConfig(row, ports.keys));
  return parsed.success ? adapter.addresses(parsed.data) : [];
}
