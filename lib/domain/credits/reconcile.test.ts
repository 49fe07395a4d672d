import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findBalance } from "@/db/queries/credits";
import { creditEntries, creditGrants, creditHoldParts, customers } from "@/db/schema";
import { type Context, transaction } from "@/lib/context";
import { movePlan } from "@/lib/domain/billing/move-plan";
import { reconcileCredits } from "@/lib/domain/schedules/reconcile-credits";
import { renewCredits } from "@/lib/domain/schedules/renew-credits";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { insertCustomer, insertPack } from "@/tests/factories/workspace";
import { holdCredits } from "./hold";
import { reconcileAll, reconcileWorkspace } from "./reconcile";
import { refundCredits, settleCredits } from "./settle";

/** Credits of both kinds that were held, settled and refunded. */
async function insertHistory(ctx: Context): Promise<void> {
  await insertCustomer(ctx, { credits: 30 });
  await insertPack(ctx, 20);
  const costs = ["settled", "refunded", "open"].map((cause) => ({ cause, amount: 12 }));
  await holdCredits(ctx, "qualification", costs);
  await settleCredits(ctx, ["settled"]);
  await refundCredits(ctx, ["refunded"]);
}

const damages: [string, string[], (ctx: Context) => Promise<unknown>][] = [
  [
    "a grant with credits that no one granted",
    ["balance", "remaining"],
    ({ db, customerId }) =>
      db
        .update(creditGrants)
        .set({ remaining: sql`remaining + 1` })
        .where(sql`customer_id = ${customerId} and kind = 'pack'`),
  ],
  [
    "a settlement without a hold",
    ["unheld"],
    ({ db, customerId }) =>
      db
        .insert(creditEntries)
        .values({ id: newId(), customerId, kind: "settle", amount: 0, burned: 4, cause: "never held" }),
  ],
  [
    "a hold that took less from the grants than from the balance",
    ["hold", "remaining"],
    ({ db, customerId }) =>
      db.execute(sql`update ${creditHoldParts} set amount = amount - 1
        where customer_id = ${customerId} and entry_id = (select id from ${creditEntries}
          where customer_id = ${customerId} and kind = 'hold' and cause = 'settled')`),
  ],
  [
    "a hold that took from no grant",
    ["balance", "hold"],
    ({ db, customerId }) =>
      db
        .insert(creditEntries)
        .values({ id: newId(), customerId, kind: "hold", amount: -9, bundle: "harvest", cause: "free" }),
  ],
  [
    "a grant without its entry",
    ["balance", "granted"],
    ({ db, customerId }) =>
      db.insert(creditGrants).values({
        id: newId(),
        customerId,
        kind: "pack",
        cause: "pack:unrecorded",
        credits: 5,
        remaining: 5,
      }),
  ],
];

describe("reconciliation", () => {
  it("finds nothing wrong with credits that were held, settled and refunded", () =>
    withRollback(async ({ ctx }) => {
      await insertHistory(ctx);
      expect(await reconcileWorkspace(ctx, ctx)).toEqual([]);
    }));

  it("finds nothing wrong with work that is running while the plan becomes unlimited and limited again", () =>
    withRollback(async ({ ctx, system, db, clock }) => {
      const { customerId } = ctx;
      const hold = (cause: string) => holdCredits(ctx, "harvest", [{ cause, amount: 7 }]);
      const move = (plan: "internal" | "starter") => {
        clock.advance(1_000);
        return transaction(ctx, (ctx) => movePlan(ctx, { plan, period: null }));
      };
      const prove = async (balance: number) => {
        expect(await reconcileWorkspace(ctx, ctx)).toEqual([]);
        expect(await findBalance(db, { customerId, now: clock.now() })).toBe(balance);
      };
      await insertCustomer(ctx, { planSlug: "starter", credits: 100 });
      await hold("before: done");
      await hold("before: undone");
      await move("internal");
      await hold("free: done");
      await hold("free: undone");
      await settleCredits(ctx, ["before: done", "free: done"]);
      await refundCredits(ctx, ["before: undone"]);
      await prove(93);
      await hold("free: done later");
      await move("starter");
      const { balance } = await readBooks(ctx);
      await settleCredits(ctx, ["free: done later"]);
      await refundCredits(ctx, ["free: undone"]);
      // What was never paid for can't be spent.
      await prove(balance);
      await renewCredits(system);
      await prove(balance);
      const { ledger, burned } = await readBooks(ctx);
      expect({ ledger, burned }).toEqual({ ledger: balance, burned: 21 });
    }));

  it("finds nothing wrong with earlier work on an unlimited plan once the migration has run", () =>
    withRollback(async ({ ctx, system, db }) => {
      const { customerId } = ctx;
      await insertCustomer(ctx, { planSlug: "internal", credits: 0 });
      await insertPack(ctx, 20);
      const insert = (kind: "hold" | "settle" | "refund", cause: string, amount: number, burned = 0) =>
        db.insert(creditEntries).values({
          ...{ id: newId(), customerId, kind, cause, amount, burned },
          createdAt: ctx.clock.now(),
        });
      for (const cause of ["done", "undone", "open"]) await insert("hold", cause, -9);
      await insert("settle", "done", 0, 9);
      await insert("refund", "undone", 9);
      expect(await reconcileWorkspace(ctx, ctx)).not.toEqual([]);
      await db.execute(sql.raw(readFileSync("db/migrations/0022_unlimited_use.sql", "utf8")));
      expect(await reconcileWorkspace(ctx, ctx)).toEqual([]);
      await holdCredits(ctx, "harvest", [{ cause: "next", amount: 3 }]);
      await refundCredits(ctx, ["open"]);
      await renewCredits(system);
      expect(await reconcileWorkspace(ctx, ctx)).toEqual([]);
      expect((await readBooks(ctx)).ledger).toBe(20);
    }));

  it.each(damages)("finds %s", (_, kinds, damage) =>
    withRollback(async ({ ctx }) => {
      await insertHistory(ctx);
      await damage(ctx);
      const found = await reconcileWorkspace(ctx, ctx);
      expect([...new Set(found.map(({ kind }) => kind))].sort()).toEqual(kinds);
      expect(found.every(({ expected, actual }) => expected !== actual)).toBe(true);
    }),
  );

  it("is run for every workspace, names those that do not add up, and changes nothing", () =>
    withRollback(async ({ ctx, system, db }) => {
      const other = { ...ctx, customerId: newId() };
      await insertHistory(ctx);
      await insertHistory(other);
      const wrong = eq(creditGrants.customerId, other.customerId);
      await db.update(creditGrants).set({ remaining: 0 }).where(wrong);
      const before = await db.select().from(creditGrants).orderBy(creditGrants.id);
      const { workspaces, wrong: named } = await reconcileCredits(system);
      expect(workspaces).toBe(await db.$count(customers));
      expect(named).toContain(other.customerId);
      expect(named).not.toContain(ctx.customerId);
      expect(await db.select().from(creditGrants).orderBy(creditGrants.id)).toEqual(before);
    }));
});

it("a plan change keeps the books in order", () =>
  withRollback(async ({ ctx, clock }) => {
    await insertHistory(ctx);
    for (const plan of ["starter", "trial", "scale"] as const) {
      clock.advance(1_000);
      await transaction(ctx, (ctx) => movePlan(ctx, { plan, period: null }));
      expect(await reconcileWorkspace(ctx, ctx)).toEqual([]);
    }
  }));

it("counts the workspaces that it looked at, and calls only for those that do not add up", () =>
  withRollback(async ({ ctx, db }) => {
    const before = await reconcileAll({ db }, () => {});
    const [fine, broken] = [ctx, { ...ctx, customerId: newId() }];
    await insertHistory(fine);
    await insertHistory(broken);
    await damages[0]?.[2](broken);
    const found: string[] = [];
    const { workspaces } = await reconcileAll({ db }, (customerId) => found.push(customerId));
    expect(workspaces - before.workspaces).toBe(2);
    expect(found).toEqual([broken.customerId]);
  }));

it("looks at no workspace if there is none", () =>
  withRollback(async ({ db }) => {
    const known = await db.$count(customers);
    expect(await reconcileAll({ db }, () => {})).toEqual({ workspaces: known });
  }));
