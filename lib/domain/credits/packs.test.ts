import { describe, expect, it } from "vitest";
import { days } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { renewCredits } from "@/lib/domain/schedules/renew-credits";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { insertCustomer } from "@/tests/factories/workspace";
import { holdCredits } from "./hold";
import { countTakenBack, grantPack, takeBackPack } from "./packs";
import { reconcileWorkspace } from "./reconcile";
import { refundCredits, settleCredits } from "./settle";

const cause = "pack:one";
const open = async (ctx: Context, credits = 1_000) => {
  await insertCustomer(ctx, { credits: 0 });
  return grantPack(ctx, { cause, credits });
};
const hold = (ctx: Context, name: string, amount: number) =>
  holdCredits(ctx, "qualification", [{ cause: name, amount }]);
const takeBack = (ctx: Context, credits: number, why = "refund") =>
  transaction(ctx, (ctx) => takeBackPack(ctx, { cause, credits, why }));

describe("a pack", () => {
  it("is granted once for its cause and does not expire", () =>
    withRollback(async ({ ctx, system, clock }) => {
      expect(await open(ctx)).toBe(true);
      expect(await grantPack(ctx, { cause, credits: 1_000 })).toBe(false);
      clock.advance(days(400));
      await renewCredits(system);
      expect((await readBooks(ctx)).balance).toBe(1_000 + 12_000);
    }));

  it("that is refunded loses what is unspent, never more, and once for a reason", () =>
    withRollback(async ({ ctx }) => {
      await open(ctx);
      await hold(ctx, "spent", 300);
      await settleCredits(ctx, ["spent"]);
      expect(await takeBack(ctx, 500, "refund 50%")).toBe(500);
      expect(await takeBack(ctx, 500, "refund 50%")).toBe(0);
      expect(await takeBack(ctx, 500, "refund 100%")).toBe(200);
      expect(await readBooks(ctx)).toMatchObject({ balance: 0, ledger: 0, burned: 300 });
      expect(await countTakenBack(ctx, { cause })).toBe(700);
      expect(await reconcileWorkspace(ctx, ctx)).toEqual([]);
    }));

  it("loses what running work held as soon as it comes back, and only that", () =>
    withRollback(async ({ ctx }) => {
      await open(ctx);
      for (const [name, amount] of [
        ["done", 400],
        ["undone", 350],
        ["later", 250],
      ] as const) {
        await hold(ctx, name, amount);
      }
      expect(await takeBack(ctx, 500)).toBe(0);
      await settleCredits(ctx, ["done"]);
      await refundCredits(ctx, ["undone"]);
      expect(await readBooks(ctx)).toMatchObject({ balance: 0, ledger: 0 });
      await refundCredits(ctx, ["later"]);
      expect(await readBooks(ctx)).toMatchObject({ balance: 100, ledger: 100, burned: 400 });
      expect(await countTakenBack(ctx, { cause })).toBe(500);
      expect(await reconcileWorkspace(ctx, ctx)).toEqual([]);
    }));

  it("that was never granted has nothing to take", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { credits: 100 });
      expect(await takeBack(ctx, 50)).toBe(0);
      expect((await readBooks(ctx)).balance).toBe(100);
    }));
});

it("an allotment that ended loses each refund, also several at the same moment", () =>
  withDatabase(async ({ ctx, system, clock }) => {
    await insertCustomer(ctx, { credits: 60, periodEnd: new Date(clock.now().getTime() + days(1)) });
    for (const name of ["first", "second"]) await hold(ctx, name, 10);
    clock.advance(days(2));
    await renewCredits(system);
    for (const name of ["first", "second"]) {
      await refundCredits(ctx, [name]);
      await renewCredits(system);
      const { balance, ledger } = await readBooks(ctx);
      expect(ledger).toBe(balance);
    }
    expect(await reconcileWorkspace(ctx, ctx)).toEqual([]);
  }));

it("stays exact while twenty callers spend, close, take back and expire the last credits at once", () =>
  withDatabase(
    async ({ ctx, system, clock }) => {
      await insertCustomer(ctx, { credits: 60, periodEnd: new Date(clock.now().getTime() + days(1)) });
      await grantPack(ctx, { cause, credits: 40 });
      const names = Array.from({ length: 8 }, (_, n) => `before ${n}`);
      for (const name of names) await transaction(ctx, (ctx) => hold(ctx, name, 10));
      clock.advance(days(2));
      const close = (name: string, verb: typeof settleCredits) =>
        transaction(ctx, (ctx) => verb(ctx, [name]));
      const spend = (n: number) => transaction(ctx, (ctx) => hold(ctx, `after ${n}`, 7));
      const spent = await Promise.all([
        ...Array.from({ length: 8 }, (_, n) => spend(n).then((held) => held.size)),
        ...names.flatMap((name) => [
          close(name, settleCredits).then(() => 0),
          close(name, refundCredits).then(() => 0),
        ]),
        takeBack(ctx, 30, "first").then(() => 0),
        takeBack(ctx, 25, "second").then(() => 0),
        renewCredits(system).then(() => 0),
      ]);
      await renewCredits(system);
      const books = await readBooks(ctx);
      expect(books.balance).toBe(books.ledger);
      expect(books.balance).toBeGreaterThanOrEqual(0);
      const { "qualification hold": held = 0, "qualification settle": settled = 0 } = books.entries;
      const refunded = books.entries["qualification refund"] ?? 0;
      expect(settled + refunded).toBe(names.length);
      expect(held).toBe(names.length + spent.reduce((sum, n) => sum + n, 0));
      expect(books.burned).toBe(settled * 10);
      expect(await reconcileWorkspace(ctx, ctx)).toEqual([]);
    },
    { connections: 20 },
  ));
