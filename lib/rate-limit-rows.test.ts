/**
 * `countTokenGrantAcrossCustomers` writes counters as rate-limiter-flexible does: an upgrade that changes them is red.
 */
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { countTokenGrantAcrossCustomers } from "@/db/queries/api-tokens";
import { hashToken } from "@/lib/ids";
import { insertAccessToken, insertClient } from "@/tests/factories/api-clients";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { insertCustomer } from "@/tests/factories/workspace";
import { consume, windowOf } from "./rate-limit";

const limit = { name: "pinned", requests: 10, seconds: 60 };

async function open({ ctx, db }: TestWorld) {
  await insertCustomer(ctx);
  const { id } = await insertClient(ctx);
  const hash = hashToken(await insertAccessToken(ctx, { clientId: id }));
  const rows = () =>
    db.execute<{ key: string; points: number; expire: string }>(
      sql`select key, points, expire::text from rate_limits where key like 'pinned:%'`,
    );
  const byLibrary = () => consume(db, limit, id);
  const byStatement = async () => {
    const counted = await countTokenGrantAcrossCustomers(db, {
      hash,
      now: ctx.clock.now(),
      window: windowOf(limit),
    });
    return counted?.window;
  };
  return { id, rows, byLibrary, byStatement };
}

it("the library counts on from a row that the statement wrote", () =>
  withRollback(async (world) => {
    const { id, rows, byLibrary, byStatement } = await open(world);
    const window = await byStatement();
    expect(window?.points).toBe(1);
    expect((await byLibrary()).remaining).toBe(8);
    expect(await rows()).toEqual([{ key: `pinned:${id}`, points: 2, expire: String(window?.endsAt) }]);
  }));

it("the statement counts on from a row that the library wrote", () =>
  withRollback(async (world) => {
    const { id, rows, byLibrary, byStatement } = await open(world);
    await byLibrary();
    const [written] = await rows();
    expect(written).toMatchObject({ key: `pinned:${id}`, points: 1 });
    const ends = Number(written?.expire) - Date.now();
    expect(ends).toBeGreaterThan(0);
    expect(ends).toBeLessThanOrEqual(limit.seconds * 1_000);
    expect(await byStatement()).toEqual({ points: 2, endsAt: Number(written?.expire) });
  }));
