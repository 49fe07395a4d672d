import { findDestination } from "@/db/queries/destinations";
import type { Context } from "@/lib/context";
import type { EventData } from "@/lib/contracts/events";
import { isFilling } from "@/lib/destinations/submissions";
import { notifyOfDestination } from "@/lib/domain/notifications/notify";
import { missingFields } from "./known-fields";

/** Notifies admins and managers that a destination is failing or was paused, unless it was deleted meanwhile. */
export async function notifyOfFailures(
  ctx: Context,
  input: EventData<"destination/failing"> & { key: string },
): Promise<void> {
  const { db, customerId } = ctx;
  const { destinationId, consecutiveFailures, lastError, isPaused, key } = input;
  if (!(await findDestination(db, { customerId, destinationId }))) return;
  const what = isPaused ? "paused" : "failing";
  await notifyOfDestination(ctx, { destinationId, key, data: { what, consecutiveFailures, lastError } });
}

/** Notifies admins and managers that a destination is nearly full, unless it was given a new address meanwhile. */
export async function notifyOfFilling(
  ctx: Context,
  { destinationId, key }: EventData<"destination/filling"> & { key: string },
): Promise<void> {
  const { db, customerId } = ctx;
  const destination = await findDestination(db, { customerId, destinationId });
  if (!destination || !isFilling(destination)) return;
  const data = { what: "filling" as const, count: destination.submissions };
  await notifyOfDestination(ctx, { destinationId, key, data });
}

/** Notifies admins and managers of columns or properties that became missing and still are. */
export async function notifyOfMissingFields(
  ctx: Context,
  { destinationId, fields, key }: EventData<"destination/fields.missing"> & { key: string },
): Promise<void> {
  const { db, customerId } = ctx;
  const destination = await findDestination(db, { customerId, destinationId });
  const missing = missingFields(destination?.knownFields ?? []).filter(({ name }) => fields.includes(name));
  if (!destination || missing.length === 0) return;
  const data = {
    what: "fields_missing" as const,
    destinationType: destination.type,
    fields: missing.map(({ name, problem }) => ({ name, problem })),
  };
  await notifyOfDestination(ctx, { destinationId, key, data });
}
