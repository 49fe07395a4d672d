import { deleteFeedback } from "@/db/queries/feedback";
import { lockSignal } from "@/db/queries/signal-tags";
import { type Context, transaction } from "@/lib/context";
import { notFound } from "@/lib/errors";

/** Deletes a user's feedback on a signal, if any. Throws 404. */
export async function withdrawFeedback(
  ctx: Context,
  userId: string,
  input: { signalId: string },
): Promise<void> {
  return transaction(ctx, async ({ db, customerId }) => {
    if (!(await lockSignal(db, { customerId, ...input }))) throw notFound("signal");
    await deleteFeedback(db, { customerId, userId, ...input });
  });
}
