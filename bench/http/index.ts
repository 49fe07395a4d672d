/** `npm run bench -- http`: the customer API over HTTP with SIGNALS (1,000,000) signals, against an empty handler. */
import { and, eq, gte } from "drizzle-orm";
import { rateLimits, signals } from "@/db/schema";
import { signalTypes } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { clientLimit } from "@/lib/rate-limit";
import { insertAccessToken, insertClient } from "@/tests/factories/api-clients";
import { type Compared, compare } from "../rounds";
import { buildWorlds } from "../scale/build";
import { measureRequests } from "./load";
import { serveEmpty, serveProduct } from "./server";

const limit = 25;

/** Requests per second for a page of signals, compared with a handler that returns as many rows from memory. */
export async function benchHttp(open: () => Context, url: string, rounds: number): Promise<Compared[]> {
  const count = Number(process.env.SIGNALS ?? 1_000_000);
  const seconds = Number(process.env.SECONDS ?? 5);
  const { ctx } = (await buildWorlds(open, count, console.log)).large;
  await nameTypes(ctx, count);
  const token = await admitWithoutLimit(ctx);
  const empty = await serveEmpty();
  const product = await serveProduct(url);
  try {
    const page = () =>
      measureRequests(
        {
          url: `${product.origin}/api/v1/signals?limit=${limit}`,
          headers: { authorization: `Bearer ${token}` },
        },
        seconds,
      );
    const rows = () => measureRequests({ url: `${empty.origin}/api/rows`, headers: {} }, seconds);
    // Warm-up: the first requests trigger compilation.
    await page();
    await rows();
    const compared = await compare({
      name: "a page of signals over HTTP",
      unit: "requests/s",
      rounds,
      measured: page,
      baselineName: "an empty handler with 25 rows",
      baseline: rows,
    });
    return [compared];
  } finally {
    await Promise.all([product.stop(), empty.stop()]);
  }
}

/** Gives the newest signals a real type: the generated types are made up, and the contract rejects them. */
async function nameTypes({ db, customerId }: Context, count: number): Promise<void> {
  await db
    .update(signals)
    .set({ type: signalTypes[0] })
    .where(and(eq(signals.customerId, customerId), gte(signals.ordinal, count - limit)));
}

/** Creates a client with so many requests left that it never reaches its rate limit; returns a token. */
async function admitWithoutLimit(ctx: Context): Promise<string> {
  const { id: clientId } = await insertClient(ctx);
  const { name } = clientLimit({ isApproved: true, plan: "internal" });
  const expire = ctx.clock.now().getTime() + days(1);
  await ctx.db.insert(rateLimits).values({ key: `${name}:${clientId}`, points: -1_000_000_000, expire });
  const expiresAt = new Date(expire);
  return insertAccessToken(ctx, { clientId, expiresAt });
}
