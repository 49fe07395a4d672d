/** Rate limits for signing in. */
import type { Db } from "@/db/client";
import { sha256 } from "@/lib/crypto";
import {
  addressKey,
  consume,
  consumeInTurn,
  rateLimitHeaders,
  rateLimits,
  requireWithinLimits,
} from "@/lib/rate-limit";

/**
 * Counts a request for a link, per caller and per address and caller, so that no one can use up someone else's links.
 * Throws 429 `rate_limited`. Returns the rate limit headers.
 */
export async function countLinkRequest(
  db: Db,
  { email, ip }: { email: string; ip: string | null },
): Promise<Record<string, string>> {
  const caller = addressKey(ip);
  const consumed = await consumeInTurn(db, [
    { limit: rateLimits.signInLinksByCaller, key: caller },
    { limit: rateLimits.signInLinks, key: sha256(`${email} ${caller}`) },
  ]);
  requireWithinLimits(consumed);
  return rateLimitHeaders(consumed);
}

/** Counts a request to sign in with a provider, per caller. Throws 429 `rate_limited`. */
export async function countSignIn(db: Db, { ip }: { ip: string | null }): Promise<void> {
  const limit = rateLimits.signInsByCaller;
  requireWithinLimits(await consumeInTurn(db, [{ limit, key: addressKey(ip) }]));
}

/**
 * Whether another link may be mailed to an address. Above the hourly limit, one link is sent every 15 minutes, which
 * is a link's lifetime: the owner always has a valid link, and their mailbox is not flooded.
 */
export async function mayMailLink(db: Db, email: string): Promise<boolean> {
  const key = sha256(email);
  const { isExceeded } = await consume(db, rateLimits.signInMails, key);
  return !isExceeded || !(await consume(db, rateLimits.signInMailsBeyond, key)).isExceeded;
}
