import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { customers, sources } from "@/db/schema";
import { hours } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { insertEngagement } from "@/tests/factories/signals";
import { insertCustomer, insertPack, insertSource } from "@/tests/factories/workspace";
import { isDayUsedUp, readDayLimits, type Stage } from "./day-limits";
import { holdCredits } from "./hold";
import { lockBalance, payFromBalance } from "./locked-balance";
import { refundCredits, settleCredits } from "./settle";
import { findWait } from "./spending-limits";

const trial = { planSlug: "trial", periodStart: null, periodEnd: null, credits: 250 } as const;

/** Holds for looking up people, as qualification does; returns how many were covered. */
async function hold(ctx: Context, people: number, sourceId?: string): Promise<number> {
  const costs = Array.from({ length: people }, () => ({ cause: newId(), amount: 4, sourceId }));
  return (await transaction(ctx, (ctx) => holdCredits(ctx, "qualification", costs, "qualification"))).size;
}

const pay = (ctx: Context, stage: Stage, amount: number, sourceId: string) =>
  transaction(ctx, async (ctx) =>
    payFromBalance(ctx, await lockBalance(ctx, { stage, sourceId }), {
      bundle: stage,
      cause: newId(),
      amount,
      sourceId,
    }),
  );

const roomFor = async (ctx: Context, stage: Stage, sourceId?: string) =>
  (await readDayLimits(ctx, { stage, sourceIds: sourceId ? [sourceId] : [] })).roomFor(sourceId);

describe("a trial's day", () => {
  it("covers exactly its credits, however many jobs spend at the same time", () =>
    withDatabase(async ({ ctx }) => {
      await insertCustomer(ctx, trial);
      const source = await insertSource(ctx);
      const jobs = Array.from({ length: 20 }, async (_, n) => {
        if (n % 2 === 0) return (await hold(ctx, 2, source.id)) * 4;
        return transaction(ctx, async (ctx) => {
          const balance = await lockBalance(ctx, { stage: "qualification", sourceId: source.id });
          if (balance.available < 8) return 0;
          const work = { bundle: "qualification", cause: newId(), amount: 8, sourceId: source.id } as const;
          await payFromBalance(ctx, balance, work);
          return 8;
        });
      });
      const spent = (await Promise.all(jobs)).reduce((sum, credits) => sum + credits, 0);
      expect(spent).toBe(60);
      expect((await readBooks(ctx)).balance).toBe(190);
    }));

  it("begins anew at midnight UTC, and takes refunded holds back into the day they were made on", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, trial);
      const cost = { cause: "a person", amount: 4 };
      await holdCredits(ctx, "qualification", [cost], "qualification");
      expect(await hold(ctx, 20)).toBe(14);
      expect(await hold(ctx, 1)).toBe(0);
      await refundCredits(ctx, ["a person"]);
      expect(await hold(ctx, 2)).toBe(1);
      clock.advance(hours(9) - 1);
      expect(await hold(ctx, 1)).toBe(0);
      clock.advance(1);
      expect(await hold(ctx, 20)).toBe(15);
    }));

  it("does not count or limit what a person starts, nor other plans", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx, trial);
      const report = [{ cause: "report:1", amount: 25 }];
      expect((await holdCredits(ctx, "intelligence", report)).size).toBe(1);
      expect(await hold(ctx, 20)).toBe(15);
      expect((await holdCredits(ctx, "intelligence", [{ cause: "report:2", amount: 25 }])).size).toBe(1);
      await db.update(customers).set({ planSlug: "growth" }).where(eq(customers.id, ctx.customerId));
      expect(await hold(ctx, 20)).toBe(20);
    }));

  it("leaves discovery its part, and divides it among the sources with the rest for the strongest", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, trial);
      const types = ["keyword_search", "target_person", "target_person", "competitor_company", "own_company"];
      const found = [];
      for (const [n, type] of types.entries()) {
        found.push(await insertSource(ctx, { key: `${n}`, type: type as "own_company" }));
      }
      const parts = [];
      for (const { id } of found) parts.push((await roomFor(ctx, "discovery", id)).credits);
      expect(parts).toEqual([2, 2, 2, 3, 3]);
      const [keywords, person, , , own] = found;
      if (!keywords || !person || !own) throw new Error("There are five sources");
      await pay(ctx, "discovery", 3, own.id);
      expect(await roomFor(ctx, "discovery", own.id)).toEqual({ credits: 0, limit: "pace" });
      expect((await roomFor(ctx, "discovery", keywords.id)).credits).toBe(2);
      expect((await roomFor(ctx, "harvest", person.id)).credits).toBe(60 - 12);
      expect((await roomFor(ctx, "qualification", person.id)).credits).toBe(57);
    }));

  it("gives each source a post if there are more of them than credits to divide", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, trial);
      const found = [];
      for (let n = 0; n < 13; n++) found.push(await insertSource(ctx, { key: `${n}` }));
      for (const { id } of found) expect((await roomFor(ctx, "discovery", id)).credits).toBe(1);
    }));

  it.each([
    [43, 5, false],
    [44, 4, true],
  ])("with %i of its credits used leaves %i to harvests, so that it is used up: %s", (used, left, isUsedUp) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, trial);
      const source = await insertSource(ctx);
      await pay(ctx, "qualification", used, source.id);
      expect((await roomFor(ctx, "harvest")).credits).toBe(left);
      expect(await isDayUsedUp(ctx)).toBe(isUsedUp);
    }),
  );

  it("lets harvests take only people who can also be judged that day", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, trial);
      const { sourceId } = await insertEngagement(ctx);
      await insertEngagement(ctx, { sourceId });
      expect((await roomFor(ctx, "harvest", sourceId)).credits).toBe(60 - 12 - 2 * settings.price.person);
    }));
});

describe("a source's daily limit", () => {
  it("holds exactly, for that source alone, on a plan with unlimited credits too", () =>
    withDatabase(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: "internal", credits: 0 });
      const limited = await insertSource(ctx, { key: "1", dailyCreditLimit: 30 });
      const free = await insertSource(ctx, { key: "2" });
      const held = await Promise.all(Array.from({ length: 20 }, () => hold(ctx, 1, limited.id)));
      expect(held.reduce((sum, n) => sum + n, 0)).toBe(7);
      expect(await hold(ctx, 20, free.id)).toBe(20);
    }));

  it("lets people of other sources in the same batch pass, and ends when it is removed", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const limited = await insertSource(ctx, { key: "1", dailyCreditLimit: 5 });
      const free = await insertSource(ctx, { key: "2" });
      const costs = ["a", "b", "c"].map((cause, n) => ({
        cause,
        amount: 4,
        sourceId: n < 2 ? limited.id : free.id,
      }));
      const covered = await holdCredits(ctx, "qualification", costs, "qualification");
      expect([...covered.keys()]).toEqual(["a", "c"]);
      await settleCredits(ctx, ["a"]);
      expect(await roomFor(ctx, "qualification", limited.id)).toEqual({ credits: 1, limit: "source_limit" });
      await db.update(sources).set({ dailyCreditLimit: null }).where(eq(sources.id, limited.id));
      expect((await roomFor(ctx, "qualification", limited.id)).limit).toBeNull();
    }));
});

describe("what work waits for", () => {
  it("is named: the payment before the day, and the day before the source", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx, trial);
      const source = await insertSource(ctx, { dailyCreditLimit: 8 });
      const work = { stage: "qualification", sourceId: source.id } as const;
      expect(await findWait(ctx, 4, work)).toBeNull();
      await hold(ctx, 2, source.id);
      expect(await findWait(ctx, 4, work)).toBe("source_limit");
      await hold(ctx, 20);
      expect(await findWait(ctx, 4, { stage: "qualification" })).toBe("pace");
      expect(await findWait(ctx, 4)).toBeNull();
      await db.update(customers).set({ intakePausedAt: clock.now() });
      expect(await findWait(ctx, 0)).toBe("payment");
    }));

  it("does not depend on another workspace", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, trial);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other, trial);
      await insertPack(other, 10);
      await hold(other, 20);
      expect((await roomFor(ctx, "qualification")).credits).toBe(60);
    }));
});
