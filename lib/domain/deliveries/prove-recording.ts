import type { DestinationRow } from "@/db/queries/destinations";
import { inTransaction } from "@/db/transaction";
import type { Context } from "@/lib/context";
import type { OutgoingDelivery } from "./open-sender";
import { recordResults } from "./record-results";

class Proved extends Error {}

/**
 * Throws if the results of these claimed deliveries can't be recorded, for example because the disk is full: it records
 * successes and undoes that. Must run in a transaction.
 */
export async function proveRecording(
  ctx: Context,
  input: { destination: DestinationRow; claimId: string; deliveries: OutgoingDelivery[] },
): Promise<void> {
  const { destination, claimId, deliveries } = input;
  const at = ctx.clock.now();
  const receipt = {
    verdict: "delivered",
    status: 200,
    durationMs: 0,
    request: { method: "POST", host: "", headers: {} },
    responseExcerpt: null,
    error: null,
    retryAfterSeconds: null,
  } as const;
  const sent = deliveries.map(({ activation, outgoing }) => ({
    ...{ activation, receipt, at },
    payload: outgoing?.payload,
    failures: 0 as const,
  }));
  try {
    await inTransaction(ctx.db, async (db) => {
      const results = { sent, withheld: [], postponed: [] };
      await recordResults({ ...ctx, db, emit: () => {} }, { destination, claimId, results });
      throw new Proved();
    });
  } catch (error) {
    if (!(error instanceof Proved)) throw error;
  }
}
