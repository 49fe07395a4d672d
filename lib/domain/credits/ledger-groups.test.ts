/** The ledger by run and cause: nothing twice, nothing left out, and a balance that is right after every group. */
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditEntries, engagements, packPurchases, posts, reports, sources } from "@/db/schema";
import { days, hours } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import {
  LedgerGroup,
  LedgerGroupEntriesQuery,
  LedgerGroupEntry,
  LedgerGroupsQuery,
  listLedgerGroupEntries as operation,
} from "@/lib/contracts/ledger-groups";
import { renewCredits } from "@/lib/domain/schedules/renew-credits";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertAccountReport } from "@/tests/factories/reports";
import { insertPost, insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertSource } from "@/tests/factories/workspace";
import { type Cost, holdCredits } from "./hold";
import { listLedgerGroupEntries, listLedgerGroups } from "./ledger-groups";
import { lockBalance, payFromBalance } from "./locked-balance";
import { grantPack, takeBackPack } from "./packs";
import { refundCredits, settleCredits } from "./settle";

type Work = Parameters<typeof payFromBalance>[2];

const list = (ctx: Context, query: Record<string, string> = {}) =>
  listLedgerGroups(ctx, LedgerGroupsQuery.parse({ limit: "100", ...query }));
const entriesOf = (ctx: Context, id: string, query: Record<string, string> = {}) =>
  listLedgerGroupEntries(ctx, { id, ...LedgerGroupEntriesQuery.parse({ limit: "100", ...query }) });
const pay = (ctx: Context, work: Work) =>
  transaction(ctx, async (ctx) => payFromBalance(ctx, await lockBalance(ctx), work));
const sumOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
const ledgerSum = async ({ db, customerId }: Context) =>
  sumOf(await db.select().from(creditEntries).where(eq(creditEntries.customerId, customerId)));
const lookUpOf = (url: string): string =>
  `person:sha256:${createHash("sha256").update(url).digest("hex")} first`;

async function insertPurchase({ db, customerId, clock }: Context): Promise<string> {
  const id = newId();
  await db.insert(packPurchases).values({
    ...{ id, customerId, reference: id, pack: "pack_1000", credits: 1_000, amountCents: 4_900 },
    ...{ currency: "usd", status: "paid", createdAt: clock.now() },
  });
  return id;
}

describe("the groups of the ledger", () => {
  it("are one per run and cause, each with what it was for and the balance after it", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { credits: 100 });
      const source = await insertSource(ctx, { displayName: "Our page" });
      const post = await insertPost(ctx, { sourceId: source.id, authorName: "Ada Author" });
      const report = await insertAccountReport(ctx, { name: "Acme" });
      const purchase = await insertPurchase(ctx);
      const of = { sourceId: source.id, postId: post.id };
      const then = async (step: () => Promise<unknown>) => {
        clock.advance(1_000);
        await step();
      };
      const discovery = (amount: number, round: number) =>
        pay(ctx, { bundle: "discovery", cause: `posts:${newId()}`, amount, sourceId: source.id, round });
      const harvest = (amount: number) =>
        pay(ctx, { bundle: "harvest", cause: `engagements:${newId()}`, amount, ...of, round: 0 });
      await then(() => grantPack(ctx, { cause: `pack:${purchase}`, credits: 50 }));
      await then(() => discovery(7, 0));
      await then(() => discovery(5, 0));
      await then(() => discovery(1, 1));
      await then(() => harvest(20));
      await then(() => harvest(10));
      const people: Cost[] = ["used", "back", "open"].map((name) => ({
        cause: lookUpOf(name),
        amount: 4,
        ...of,
      }));
      await then(() => holdCredits(ctx, "qualification", people));
      await then(() => settleCredits(ctx, [lookUpOf("used")]));
      await then(() => refundCredits(ctx, [lookUpOf("back")]));
      await then(() => holdCredits(ctx, "intelligence", [{ cause: `report:${report.id}`, amount: 25 }]));
      await then(() => settleCredits(ctx, [`report:${report.id}`]));
      await then(() => takeBackPack(ctx, { cause: `pack:${purchase}`, credits: 10, why: "refund" }));

      const { data, total } = await list(ctx);
      expect(total).toBe(8);
      const shown = data.map((group) => LedgerGroup.strict().parse(group));
      const about = { source: null, post: null, report: null, purchase: null };
      const ours = { id: source.id, name: "Our page" };
      const theirPost = { id: post.id, author: "Ada Author", url: post.url };
      expect(shown.map(({ id, at, ...group }) => group)).toEqual([
        {
          ...{ ...about, cause: "pack_taken_back", purchase: { id: purchase }, count: null, entries: 1 },
          ...{ amount: -10, burned: 0, held: 0, refunded: 0, balance: 64 },
        },
        {
          ...{ ...about, cause: "report", count: null, entries: 1 },
          report: { id: report.id, name: "Acme", slug: report.slug, type: "account" },
          ...{ amount: -25, burned: 25, held: 0, refunded: 0, balance: 74 },
        },
        {
          ...{ ...about, cause: "qualification", source: ours, post: theirPost, count: 2, entries: 3 },
          ...{ amount: -8, burned: 4, held: 4, refunded: 4, balance: 99 },
        },
        {
          ...{ ...about, cause: "harvest", source: ours, post: theirPost, count: 30, entries: 2 },
          ...{ amount: -30, burned: 30, held: 0, refunded: 0, balance: 107 },
        },
        {
          ...{ ...about, cause: "discovery", source: ours, count: 1, entries: 1 },
          ...{ amount: -1, burned: 1, held: 0, refunded: 0, balance: 137 },
        },
        {
          ...{ ...about, cause: "discovery", source: ours, count: 12, entries: 2 },
          ...{ amount: -12, burned: 12, held: 0, refunded: 0, balance: 138 },
        },
        {
          ...{ ...about, cause: "pack", purchase: { id: purchase }, count: null, entries: 1 },
          ...{ amount: 50, burned: 0, held: 0, refunded: 0, balance: 150 },
        },
        {
          ...{ ...about, cause: "allotment", count: null, entries: 1 },
          ...{ amount: 100, burned: 0, held: 0, refunded: 0, balance: 100 },
        },
      ]);
      for (const { id } of shown) expect(operation.params.safeParse({ id }).success, id).toBe(true);
    }));

  it("expand to jobs: what each came to, and the signal that a person became", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { credits: 100 });
      const signal = await insertSignal(ctx);
      const of = { sourceId: signal.sourceId, postId: signal.postId };
      const causes = [lookUpOf(signal.personUrl), lookUpOf("nobody"), lookUpOf("open")];
      await holdCredits(
        ctx,
        "qualification",
        causes.map((cause) => ({ cause, amount: 4, ...of })),
      );
      clock.advance(1_000);
      await refundCredits(ctx, causes.slice(1, 2));
      clock.advance(1_000);
      await settleCredits(ctx, causes.slice(0, 1));
      const group = (await list(ctx)).data[0];
      const { data, total } = await entriesOf(ctx, group?.id ?? "");
      expect(total).toBe(3);
      const shown = data.map((entry) => LedgerGroupEntry.strict().parse(entry));
      const cause = { type: "person" };
      expect(shown.map(({ id, at, ...entry }) => entry)).toEqual([
        {
          kind: "settle",
          amount: -4,
          refunded: 0,
          cause,
          signal: { id: signal.id, name: signal.personName },
        },
        { kind: "refund", amount: 0, refunded: 4, cause, signal: null },
        { kind: "hold", amount: -4, refunded: 0, cause, signal: null },
      ]);
      expect(sumOf(shown)).toBe(group?.amount);
      const second = await entriesOf(ctx, group?.id ?? "", { limit: "1", offset: "1" });
      expect([second.total, second.data]).toEqual([3, data.slice(1, 2)]);
    }));

  it("name nothing that was deleted", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx, { credits: 100 });
      const source = await insertSource(ctx);
      const post = await insertPost(ctx, { sourceId: source.id });
      const report = await insertAccountReport(ctx);
      const of = { sourceId: source.id, postId: post.id };
      await pay(ctx, { bundle: "harvest", cause: "engagements:1", amount: 1, ...of });
      await pay(ctx, { bundle: "intelligence", cause: `report:${report.id}`, amount: 25 });
      await db.delete(engagements).where(eq(engagements.postId, post.id));
      await db.delete(posts).where(eq(posts.id, post.id));
      await db.delete(reports).where(eq(reports.id, report.id));
      await db.update(sources).set({ deletedAt: clock.now() }).where(eq(sources.id, source.id));
      const { data } = await list(ctx);
      const worked = data.filter(({ amount }) => amount < 0);
      expect(worked.map(({ cause }) => cause).toSorted()).toEqual(["harvest", "report"]);
      for (const group of worked) expect(group).toMatchObject({ source: null, post: null, report: null });
    }));

  it("add up to the ledger and the balance, page by page, after any history", () => {
    const change = fc.record({
      what: fc.constantFrom("hold", "settle", "refund", "pay", "pack", "takeBack", "renew"),
      n: fc.integer({ min: 0, max: 5 }),
      wait: fc.constantFrom(0, 0, 1_000, hours(13), days(9)),
    });
    return fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 16 }), (changes) =>
        withRollback(async ({ ctx, system, clock }) => {
          await insertCustomer(ctx, { planSlug: "starter", credits: 40 });
          const source = await insertSource(ctx);
          const packs = Array.from({ length: 6 }, () => `pack:${newId()}`);
          for (const { what, n, wait } of changes) {
            clock.advance(wait);
            const cost = { cause: lookUpOf(String(n)), amount: 4, sourceId: source.id };
            const names = Array.from(
              { length: 5 },
              (_, turn) => `${cost.cause}${turn ? ` #${turn + 1}` : ""}`,
            );
            if (what === "hold") await holdCredits(ctx, "qualification", [cost]);
            if (what === "settle") await settleCredits(ctx, names);
            if (what === "refund") await refundCredits(ctx, names);
            if (what === "pay") {
              const { available } = await transaction(ctx, async (ctx) => ({ ...(await lockBalance(ctx)) }));
              const amount = Math.min(n, available);
              const cause = `posts:${newId()}`;
              await pay(ctx, { bundle: "discovery", cause, amount, sourceId: source.id, round: n % 2 });
            }
            if (what === "pack") await grantPack(ctx, { cause: packs[n] ?? "", credits: n + 1 });
            if (what === "takeBack") {
              await takeBackPack(ctx, { cause: packs[n] ?? "", credits: n, why: String(wait) });
            }
            if (what === "renew") await renewCredits(system);
          }
          const groups: LedgerGroup[] = [];
          const query = { limit: "3", days: "365", asOf: clock.now().toISOString() };
          for (;;) {
            const { data, total } = await list(ctx, { ...query, offset: String(groups.length) });
            groups.push(...data);
            if (data.length > 0) continue;
            expect(groups).toHaveLength(total);
            break;
          }
          expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
          const sum = await ledgerSum(ctx);
          expect(sumOf(groups)).toBe(sum);
          expect(groups[0]?.balance ?? 0).toBe(sum);
          for (const [n, { balance }] of groups.entries()) {
            expect(balance).toBe(sumOf(groups.slice(n)));
            expect(balance).toBeGreaterThanOrEqual(0);
          }
          for (const { id, amount, entries } of groups) {
            const { data, total } = await entriesOf(ctx, id);
            expect([sumOf(data), total]).toEqual([amount, entries]);
          }
        }),
      ),
      { numRuns: 25 },
    );
  });

  it("are not found under an ID of another workspace or day, or of no group", () =>
    withRollback(async ({ ctx }) => {
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(ctx);
      await insertCustomer(other, { credits: 0 });
      const id = (await list(ctx)).data[0]?.id ?? "";
      expect((await entriesOf(ctx, id)).total).toBe(1);
      await expect(entriesOf(other, id)).rejects.toMatchObject({ code: "not_found" });
      for (const wrong of [id.replace(/..$/, "01"), id.replace(/.....$/, "99-99")]) {
        await expect(entriesOf(ctx, wrong)).rejects.toMatchObject({ code: "not_found" });
      }
    }));
});
