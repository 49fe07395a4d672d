import { deleteArchive, insertArchive } from "@/db/queries/signal-archives";
import { lockSignal } from "@/db/queries/signal-tags";
import { type Context, transaction } from "@/lib/context";
import { notFound } from "@/lib/errors";

/** Archives a signal for one user. Idempotent. Throws 404. */
export async function archiveSignal(ctx: Context, userId: string, input: { signalId: string }) {
  return transaction(ctx, async ({ db, customerId, clock }) => {
    if (!(await lockSignal(db, { customerId, ...input }))) throw notFound("signal");
    await insertArchive(db, { customerId, userId, ...input, now: clock.now() });
    return { ok: true } as const;
  });
}

/** Unarchives a signal for one user. Idempotent. Throws 404. */
export async function unarchiveSignal(ctx: Context, userId: string, input: { signalId: string }) {
  return transaction(ctx, async ({ db, customerId }) => {
    if (!(await lockSignal(db, { customerId, ...input }))) throw notFound("signal");
    await deleteArchive(db, { customerId, userId, ...input });
    return { ok: true } as const;
  });
}
