import { type DestinationRow, findDestination, updateDestinationRow } from "@/db/queries/destinations";
import { type Context, transaction } from "@/lib/context";
import type { MissingField } from "@/lib/contracts/destinations";
import type { FieldState } from "@/lib/destinations/destination";
import { recordAudit } from "@/lib/domain/audit/record";
import { notFound } from "@/lib/errors";
import { fieldsAfter, missingFields } from "./known-fields";

/**
 * Records which columns or properties a connection test has found, unless the connection was changed meanwhile. Returns
 * all that take no values, also those that were dismissed.
 */
export async function recordFields(
  ctx: Context,
  input: { destination: DestinationRow; found: readonly FieldState[] },
): Promise<MissingField[]> {
  const { id: destinationId, configEncrypted } = input.destination;
  if (input.found.length === 0) return [];
  return transaction(ctx, async (ctx) => {
    const { db, customerId, clock } = ctx;
    const current = await findDestination(db, { customerId, destinationId, lock: true });
    if (!current || current.configEncrypted !== configEncrypted) return [];
    const { fields, lost } = fieldsAfter(current.knownFields, input.found, clock.now());
    if (fields !== current.knownFields) {
      await updateDestinationRow(db, { customerId, destinationId, set: { knownFields: fields } });
    }
    if (lost.length > 0) {
      ctx.emit({ name: "destination/fields.missing", data: { customerId, destinationId, fields: lost } });
    }
    return missingFields(fields.map(({ isDismissed: _, ...field }) => field));
  });
}

/** Stops reporting what is missing now. If it comes back and is lost again, it is reported again. Throws 404. */
export async function dismissMissingFields(ctx: Context, input: { destinationId: string }): Promise<void> {
  const { destinationId } = input;
  await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const row = await findDestination(db, { customerId, destinationId, lock: true });
    if (!row) throw notFound("destination");
    const missing = missingFields(row.knownFields);
    if (missing.length === 0) return;
    const knownFields = row.knownFields.map((field) =>
      missing.some(({ name }) => name === field.name) ? { ...field, isDismissed: true as const } : field,
    );
    await updateDestinationRow(db, { customerId, destinationId, set: { knownFields } });
    const detail = { name: row.name, fields: missing.map(({ name }) => name) };
    await recordAudit(ctx, { action: "destination.missing_fields_dismissed", subjectId: row.id, detail });
  });
}
