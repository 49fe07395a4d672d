/** How often sign-in links are mailed. */
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
 * Counts a request for a link: by caller, and by address and caller together, so that nobody uses up the links of
 * somebody else. Throws 429 `rate_limited`. Answers the headers that say what is left.
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

/**
 * Whether another link may be mailed to an address that many callers ask for. Beyond the hour's number one goes out
 * every 15 minutes, as long as a link works: its owner always has one, and their mailbox is not filled.
 */
export async function mayMailLink(db: Db, email: string): Promise<boolean> {
  const key = sha256(email);
  const { isExceeded } = await consume(db, rateLimits.signInMails, key);
  return !isExceeded || !(await consume(db, rateLimits.signInMailsBeyond, key)).isExceeded;
}
