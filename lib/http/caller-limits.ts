/** What callers other than clients of the customer API count against: people who are signed in, and addresses. */
import type { Operation } from "@/lib/contracts/operation";
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

/** Made for everyone, at a cost: by address. Discovery under `/.well-known/` is small, and needs no database. */
const countedByAddress = /^\/api\/(public\/|openapi\.json$)/;

/** What an operation counts against in `route` itself; none where it is counted elsewhere, or not at all. */
export function callerLimits({ auth, method, path }: Operation): RateLimit[] {
  if (auth.kind === "bearer") return [];
  if (auth.kind === "public") return countedByAddress.test(path) ? [rateLimits.publicByAddress] : [];
  return method === "GET" ? [rateLimits.portal] : [rateLimits.portal, rateLimits.portalWrites];
}

/** Counts a request of nobody in particular. Throws 429 `rate_limited`. */
export async function countByAddress(ctx: Counting & { ip: string | null }, operation: Operation) {
  await countFirst(ctx, { limits: callerLimits(operation), key: addressKey(ctx.ip) }, () => {});
}

/**
 * Counts a request of someone signed in, then asks whether they may. Throws what `authorize` throws, then 429
 * `rate_limited`: the order of the customer API, where a refused request counts and is told what is left too.
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
