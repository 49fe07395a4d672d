/** Daily limits on the emails users can trigger: per recipient across all senders, and per workspace. */
import type { Context } from "@/lib/context";
import { sha256 } from "@/lib/crypto";
import { log } from "@/lib/log";
import { consumeInTurn, type RateLimit, rateLimits, requireWithinLimits } from "@/lib/rate-limit";

type Counting = Pick<Context, "db" | "customerId">;

/** Counts an invitation. Throws 429 `rate_limited` when the recipient or the workspace has reached its limit. */
export async function requireInviteRoom(ctx: Counting, recipient: string): Promise<void> {
  const { invitesByRecipient, invitesByWorkspace } = rateLimits;
  requireWithinLimits(await count(ctx, recipient, invitesByRecipient, invitesByWorkspace));
}

/** Counts a notification and returns whether it may be sent. One over the limit is dropped without an error. */
export async function mayNotify(ctx: Counting, recipient: string): Promise<boolean> {
  const { notificationsByRecipient, notificationsByWorkspace } = rateLimits;
  const consumed = await count(ctx, recipient, notificationsByRecipient, notificationsByWorkspace);
  const exceeded = consumed.find(({ isExceeded }) => isExceeded);
  if (exceeded)
    log.warn({ customerId: ctx.customerId, limit: exceeded.limit.name }, "notification not mailed");
  return !exceeded;
}

const count = (ctx: Counting, recipient: string, byRecipient: RateLimit, byWorkspace: RateLimit) =>
  consumeInTurn(ctx.db, [
    { limit: byWorkspace, key: ctx.customerId },
    { limit: byRecipient, key: sha256(recipient) },
  ]);
