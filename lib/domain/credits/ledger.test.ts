/** The ledger as the workspace sees it: each job once, and amounts that add up to the balance. */
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { insertEntries } from "@/db/queries/credits";
import { creditEntries } from "@/db/schema";
import { bundles } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { LedgerEntry, LedgerQuery } from "@/lib/contracts/plan";
import { renewCredits } from "@/lib/domain/schedules/renew-credits";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer, insertPack } from "@/tests/factories/workspace";
import { holdCredits } from "./hold";
import { listLedger, readCause } from "./ledger";
import { lockBalance, payFromBalance } from "./locked-balance";
import { refundCredits, settleCredits } from "./settle";
import { readCreditSummary } from "./summary";

const list = (ctx: Context, query: Record<string, string> = {}) =>
  listLedger(ctx, LedgerQuery.parse({ limit: "100", ...query }));
const work = (name: string) => ({ cause: `report:${name} first`, amount: 4 });
const pay = (ctx: Context, bundle: (typeof bundles)[number], amount: number, cause = `posts:${newId()}`) =>
  transaction(ctx, async (ctx) => payFromBalance(ctx, await lockBalance(ctx), { bundle, cause, amount }));
const sumOf = (entries: { amount: number }[]) => entries.reduce((sum, { amount }) => sum + amount, 0);

/** Every row, page by page. */
async function readAll(ctx: Context) {
  const entries: LedgerEntry[] = [];
  for (;;) {
    const { data, total } = await list(ctx, { limit: "7", offset: String(entries.length) });
    entries.push(...data);
    if (data.length === 0) return { entries, total };
  }
}

describe("the ledger", () => {
  it("shows each job once, newest first: held, used or refunded", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { credits: 100 });
      const { id: packId } = await insertPack(ctx, 50);
      const works = ["held", "used", "back"].map(work);
      const [, used, back] = works.map(({ cause }) => cause);
      const postId = newId();
      const steps = [
        () => pay(ctx, "discovery", 7, `posts:${postId}`),
        () => holdCredits(ctx, "qualification", works),
        () => settleCredits(ctx, [used ?? ""]),
        () => refundCredits(ctx, [back ?? ""]),
      ];
      for (const step of steps) {
        clock.advance(1_000);
        await step();
      }
      const { data, ...page } = await list(ctx);
      expect(page).toEqual({ total: 7, limit: 100, offset: 0 });
      const shown = data.map((entry) => LedgerEntry.strict().parse(entry));
      expect(shown.slice(0, 2)).toMatchObject([
        {
          kind: "refund",
          bundle: 3,
          amount: 4,
          cause: { type: "report", id: "back" },
          at: clock.now().toISOString(),
        },
        { kind: "settle", bundle: 3, amount: -4, cause: { type: "report", id: "used" } },
      ]);
      expect(
        shown
          .slice(2, 4)
          .map(({ kind, cause }) => `${kind} ${cause.id}`)
          .toSorted(),
      ).toEqual(["hold back", "hold held"]);
      expect(shown[4]).toMatchObject({
        kind: "settle",
        bundle: 1,
        amount: -7,
        cause: { type: "posts", id: postId },
      });
      expect(shown.slice(5).toSorted((a, b) => a.amount - b.amount)).toMatchObject([
        { kind: "grant", bundle: null, amount: 50, cause: { type: "pack", id: packId } },
        {
          kind: "grant",
          bundle: null,
          amount: 100,
          cause: { type: "allotment", id: "2025-11-20T15:00:00.000Z" },
        },
      ]);
      expect(sumOf(data)).toBe((await readCreditSummary(ctx)).balance);
    }));

  it("adds up to the summary's balance after holds, use, refunds and expiry", () => {
    const change = fc.record({
      what: fc.constantFrom("hold", "settle", "refund", "pay", "pack", "renew"),
      n: fc.integer({ min: 0, max: 5 }),
      wait: fc.constantFrom(0, 1_000, days(9)),
    });
    return fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 14 }), (changes) =>
        withRollback(async ({ ctx, system, clock }) => {
          await insertCustomer(ctx, { planSlug: "starter", credits: 40 });
          for (const { what, n, wait } of changes) {
            clock.advance(wait);
            const { cause } = work(String(n));
            const balance = (await readCreditSummary(ctx)).balance ?? 0;
            if (what === "hold") await holdCredits(ctx, "qualification", [work(String(n))]);
            if (what === "settle") await settleCredits(ctx, [cause]);
            if (what === "refund") await refundCredits(ctx, [cause]);
            if (what === "pay") await pay(ctx, bundles[n % 4] ?? "harvest", Math.min(n, balance));
            if (what === "pack") await insertPack(ctx, n + 1);
            if (what === "renew") await renewCredits(system);
          }
          clock.advance(1_000);
          await renewCredits(system);
          const { entries, total } = await readAll(ctx);
          expect(entries).toHaveLength(total);
          expect(new Set(entries.map(({ id }) => id)).size).toBe(total);
          expect(sumOf(entries)).toBe((await readCreditSummary(ctx)).balance);
          const works = entries.filter(({ kind }) => kind === "hold" || kind === "settle");
          const { customerId, db } = ctx;
          const isHold = and(eq(creditEntries.customerId, customerId), eq(creditEntries.kind, "hold"));
          expect(works).toHaveLength(await db.$count(creditEntries, isHold));
        }),
      ),
      { numRuns: 15 },
    );
  });

  it("filters by kind, bundle and days, with a matching total", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { credits: 100 });
      await pay(ctx, "discovery", 1);
      clock.advance(days(3));
      for (const [index, bundle] of bundles.entries()) await pay(ctx, bundle, 10 + index);
      await holdCredits(ctx, "intelligence", [{ cause: "report:1", amount: 25 }]);
      const amounts = async (query: Record<string, string>) => {
        const { data, total } = await list(ctx, query);
        expect(total).toBe(data.length);
        return data.map(({ amount }) => amount).toSorted((a, b) => a - b);
      };
      expect(await amounts({ kind: "settle" })).toEqual([-13, -12, -11, -10, -1]);
      expect(await amounts({ kind: "hold" })).toEqual([-25]);
      expect(await amounts({ kind: "expire" })).toEqual([]);
      expect(await amounts({ bundle: "1" })).toEqual([-10, -1]);
      expect(await amounts({ bundle: "4" })).toEqual([-25, -13]);
      expect(await amounts({ bundle: "1", days: "2" })).toEqual([-10]);
      expect(await amounts({ days: "365" })).toHaveLength(7);
    }));

  it("sorts by time, then by id", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { credits: 100 });
      for (let n = 0; n < 20; n++) await pay(ctx, "harvest", 1);
      const { entries } = await readAll(ctx);
      const byTime = (a: LedgerEntry, b: LedgerEntry) => (`${a.at} ${a.id}` < `${b.at} ${b.id}` ? 1 : -1);
      expect(entries).toEqual(entries.toSorted(byTime));
      expect((await list(ctx)).data).toEqual(entries);
    }));

  it("shows nothing of another workspace, even with the same cause", () =>
    withRollback(async ({ ctx }) => {
      const other = { ...ctx, customerId: newId() };
      for (const each of [ctx, other]) await insertCustomer(each, { credits: 100 });
      const shared = work("shared");
      for (const each of [ctx, other]) await holdCredits(each, "qualification", [shared]);
      await settleCredits(other, [shared.cause]);
      expect((await list(ctx)).data.map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
        ["grant", 100],
        ["hold", -4],
      ]);
      expect((await list(other)).data.map(({ kind }) => kind).toSorted()).toEqual(["grant", "settle"]);
    }));

  it("shows a settlement's effect on the balance, even if part of its hold was returned", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { credits: 100 });
      await holdCredits(ctx, "intelligence", [{ cause: "report:1", amount: 25 }]);
      const settlement = { id: newId(), kind: "settle", amount: 15, burned: 10, cause: "report:1" } as const;
      const entries = [{ ...settlement, bundle: "intelligence" as const }];
      await insertEntries(ctx.db, { customerId: ctx.customerId, now: clock.now(), entries });
      expect((await list(ctx, { bundle: "4" })).data).toMatchObject([{ kind: "settle", amount: -10 }]);
    }));

  it.each([
    { kind: "gift" },
    { bundle: "0" },
    { bundle: "5" },
    { bundle: "discovery" },
    { days: "0" },
    { days: "366" },
    { limit: "101" },
    { offset: "-1" },
  ])("rejects %j", (query) => {
    expect(LedgerQuery.safeParse(query).success).toBe(false);
  });
});

describe("the cause of an entry", () => {
  it.each([
    ["allotment:2025-11-20", { type: "allotment", id: "2025-11-20" }],
    ["grant:5f 2025-12-20T15:00:00.000Z", { type: "grant", id: "5f" }],
    ["person:https://www.network.example/in/pat first", { type: "person" }],
    ["person:sha256-0a1b first", { type: "person" }],
    ["account_report:7", { type: "account_report", id: "7" }],
    ["something else", { type: "other" }],
    ["", { type: "other" }],
  ])("%j reads as %j", (cause, shown) => {
    expect(readCause(cause)).toEqual(shown);
  });
});
