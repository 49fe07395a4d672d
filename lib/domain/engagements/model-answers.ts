import { holdOffErasure } from "@/db/queries/erasure";
import { findModelAnswers, keepModelAnswers } from "@/db/queries/model-answers";
import { minutes } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { settings } from "@/lib/domain/settings";

/** The model's answers that are still kept, by key. */
export function recallAnswers(ctx: Context, keys: string[]): Promise<Map<string, unknown>> {
  const since = new Date(ctx.clock.now().getTime() - settings.model.answersLiveMs);
  return findModelAnswers(ctx.db, { customerId: ctx.customerId, keys, since });
}

/**
 * Keeps the model's answers for a retried step. `asked` is when the data for them was read: nothing is kept that an
 * erasure since then would have deleted, with a minute for clocks that differ.
 */
export function keepAnswers(ctx: Context, asked: Date, answers: ReadonlyMap<string, unknown>): Promise<void> {
  return transaction(ctx, async ({ db, customerId, clock }) => {
    await holdOffErasure(db, { customerId });
    const since = new Date(asked.getTime() - minutes(1));
    await keepModelAnswers(db, { customerId, answers, asked: since, now: clock.now() });
  });
}
