/** Rate limits of callers other than customer API clients: signed-in users and addresses. */
import { getChanges } from "@/lib/contracts/changes";
import { Csv, type Operation } from "@/lib/contracts/operation";
import {
  addressKey,
  consume,
  type RateLimit,
  rateLimitHeaders,
  rateLimits,
  requireWithinLimits,
} from "@/lib/rate-limit";
import type { PublicContext } from "./contexts";

type Counting = Pick<PublicContext, "db" | "headers">;

/** Public but costly operations, limited by address. Discovery under `/.well-known/` is small and needs no database. */
const countedByAddress = /^\/api\/(public\/|openapi\.json$)/;

/** The limits that `route` itself applies to an operation; none if it is limited elsewhere or not at all. */
export function callerLimits(operation: Operation): RateLimit[] {
  const { auth, method, path } = operation;
  if (auth.kind === "bearer") return [];
  if (auth.kind === "public") return countedByAddress.test(path) ? [rateLimits.publicByAddress] : [];
  if (path === getChanges.path) return [rateLimits.changes];
  if (method !== "GET") return [rateLimits.portal, rateLimits.portalWrites];
  return operation.response === Csv ? [rateLimits.portal, rateLimits.exports] : [rateLimits.portal];
}

/** Counts an anonymous request. Throws 429 `rate_limited`. */
export async function countByAddress(ctx: Counting & { ip: string | null }, operation: Operation) {
  await countFirst(ctx, { limits: callerLimits(operation), key: addressKey(ctx.ip) }, () => {});
}

/**
 * Counts a signed-in user's request, then authorizes it. Throws what `authorize` throws, then 429 `rate_limited`, as in
 * the customer API: refused requests count too and get rate limit headers.
 */
export function countByUser<T>(
  ctx: Counting,
  { operation, userId }: { operation: Operation; userId: string },
  authorize: () => T,
): Promise<T> {
  return countFirst(ctx, { limits: callerLimits(operation), key: userId }, authorize);
}

async function countFirst<T>(
  { db, headers }: Counting,
  { limits, key }: { limits: RateLimit[]; key: string },
  authorize: () => T,
): Promise<T> {
  const consumed = await Promise.all(limits.map((limit) => consume(db, limit, key)));
  if (consumed.length > 0) Object.assign(headers, rateLimitHeaders(consumed));
  const allowed = authorize();
  requireWithinLimits(consumed);
  return allowed;
}
