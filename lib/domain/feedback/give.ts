import { upsertFeedback } from "@/db/queries/feedback";
import { lockSignal } from "@/db/queries/signal-tags";
import { type Context, transaction } from "@/lib/context";
import type { NewFeedback, SignalFeedback } from "@/lib/contracts/feedback";
import { notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { presentFeedback } from "./present";

/** Stores a user's feedback on a signal, replacing their earlier feedback. Throws 404. */
export async function giveFeedback(
  ctx: Context,
  userId: string,
  input: NewFeedback & { signalId: string },
): Promise<SignalFeedback> {
  return transaction(ctx, async ({ db, customerId, clock }) => {
    const { signalId, verdict, reasons } = input;
    if (!(await lockSignal(db, { customerId, signalId }))) throw notFound("signal");
    const said = { id: newId(), verdict, reasons, note: input.note || null, now: clock.now() };
    return presentFeedback(await upsertFeedback(db, { customerId, userId, signalId, ...said }));
  });
}
