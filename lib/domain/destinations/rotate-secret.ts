import { updateDestinationRow } from "@/db/queries/destinations";
import { type Context, transaction } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";
import { AppError } from "@/lib/errors";
import { newSignatureSecret } from "@/lib/ids";
import { requireDestination } from "./read";
import { sealSecret } from "./sealed";

/** Replaces the signature secret and returns the new one this one time. The old one stops working immediately. */
export async function rotateSecret(
  ctx: Context,
  input: { destinationId: string },
): Promise<{ signatureSecret: string }> {
  return transaction(ctx, async (ctx) => {
    const row = await requireDestination(ctx, input.destinationId);
    if (!row.secretEncrypted) {
      throw new AppError("not_found", "This destination type has no signature secret.");
    }
    const signatureSecret = newSignatureSecret();
    await updateDestinationRow(ctx.db, {
      customerId: ctx.customerId,
      destinationId: row.id,
      set: { secretEncrypted: sealSecret(signatureSecret, ctx.ports.keys, row.id) },
    });
    await recordAudit(ctx, {
      action: "destination.secret_rotated",
      subjectId: row.id,
      detail: { name: row.name },
    });
    return { signatureSecret };
  });
}
