import { sha256 } from "@/lib/crypto";
import {
  addressKey,
  consumeInTurn,
  rateLimitHeaders,
  rateLimits,
  requireWithinLimits,
} from "@/lib/rate-limit";
import type { PublicContext } from "./contexts";

/** Counts a valid registration by the caller's address and by the contact's. Throws 429. */
export async function countRegistration(ctx: PublicContext, contactEmail: string): Promise<void> {
  const address = addressKey(ctx.ip);
  const consumed = await consumeInTurn(ctx.db, [
    { limit: rateLimits.registrationByHour, key: address },
    { limit: rateLimits.registrationByDay, key: address },
    { limit: rateLimits.registrationByEmail, key: sha256(contactEmail) },
  ]);
  Object.assign(ctx.headers, rateLimitHeaders(consumed));
  requireWithinLimits(consumed);
}
