import {
  type DestinationRow,
  findDestination,
  noPreviousSecret,
  updateDestinationRow,
} from "@/db/queries/destinations";
import { hours } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";
import { AppError, notFound } from "@/lib/errors";
import { newSignatureSecret } from "@/lib/ids";
import { hasPreviousSecret, sealSecret } from "./sealed";

/**
 * Replaces the signature secret and returns the new one this one time. The old one keeps working for `overlapHours`
 * (0: it stops immediately). Only the latest previous secret is kept: a second rotation ends the one before it.
 */
export async function rotateSecret(
  ctx: Context,
  input: { destinationId: string; overlapHours: number },
): Promise<{ signatureSecret: string; previousSecretUntil: string | null }> {
  const { destinationId, overlapHours } = input;
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const row = await lockSigning(ctx, destinationId);
    const signatureSecret = newSignatureSecret();
    const until = overlapHours > 0 ? new Date(ctx.clock.now().getTime() + hours(overlapHours)) : null;
    await updateDestinationRow(db, {
      customerId,
      destinationId,
      set: {
        secretEncrypted: sealSecret(signatureSecret, ctx.ports.keys, row.id),
        ...noPreviousSecret,
        ...(until && { previousSecretEncrypted: row.secretEncrypted, previousSecretUntil: until }),
      },
    });
    const previousSecretUntil = until?.toISOString() ?? null;
    const detail = { name: row.name, previousSecretUntil };
    await recordAudit(ctx, { action: "destination.secret_rotated", subjectId: row.id, detail });
    return { signatureSecret, previousSecretUntil };
  });
}

/** Ends the previous signature secret now. Nothing happens if it no longer works. */
export async function endPreviousSecret(ctx: Context, input: { destinationId: string }): Promise<void> {
  const { destinationId } = input;
  await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const row = await lockSigning(ctx, destinationId);
    if (!hasPreviousSecret(row, ctx.clock.now())) return;
    await updateDestinationRow(db, { customerId, destinationId, set: noPreviousSecret });
    const detail = { name: row.name };
    await recordAudit(ctx, { action: "destination.previous_secret_ended", subjectId: row.id, detail });
  });
}

/** The destination, locked: two rotations at the same time take turns. Throws 404 for kinds that do not sign. */
async function lockSigning({ db, customerId }: Context, destinationId: string): Promise<DestinationRow> {
  const row = await findDestination(db, { customerId, destinationId, lock: true });
  if (!row) throw notFound("destination");
  if (!row.secretEncrypted) {
    throw new AppError("not_found", "This destination type has no signature secret.");
  }
  return row;
}
