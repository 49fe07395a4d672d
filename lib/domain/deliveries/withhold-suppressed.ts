import { type Claimed, recordOutcomes } from "@/db/queries/activations";
import type { Context } from "@/lib/context";
import { findSuppressedSignals } from "@/lib/domain/suppressions/suppressed-signals";

/**
 * Cancels what was claimed for people who are suppressed, or whose company is, and answers what may be sent.
 * A suppression that stands when a batch is claimed is honoured by all of it.
 */
export async function withholdSuppressed(
  ctx: Context,
  input: { claimId: string; claimed: Claimed[] },
): Promise<Claimed[]> {
  const { db, customerId } = ctx;
  const { claimId, claimed } = input;
  const signalIds = claimed.map(({ signalId }) => signalId);
  const suppressed = await findSuppressedSignals(ctx, signalIds);
  const withheld = claimed.filter(({ signalId }) => suppressed.has(signalId));
  await recordOutcomes(db, {
    customerId,
    claimId,
    outcomes: withheld.map(({ id, attempts, lastStatus }) => ({
      id,
      attempts,
      lastStatus,
      lastError: "The person or their company is suppressed.",
      status: "cancelled",
      nextAttemptAt: null,
      deliveredAt: null,
    })),
  });
  return claimed.filter(({ signalId }) => !suppressed.has(signalId));
}
