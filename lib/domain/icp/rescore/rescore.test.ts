import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findLatestRescore } from "@/db/queries/rescores";
import { auditEvents, icpProfiles, icpRescores, people, setAsides, signals } from "@/db/schema";
import { days, minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { IcpRescore } from "@/lib/contracts/icp-rescore";
import { qualifyEngagements } from "@/lib/domain/engagements/qualify";
import { settings } from "@/lib/domain/settings";
import { listSignals } from "@/lib/domain/signals/list";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { insertManySignals } from "@/tests/factories/many-signals";
import { one } from "@/tests/factories/one";
import { engage, salesLeaders } from "@/tests/factories/people";
import { sealSignals, setBlockSize } from "@/tests/factories/signal-blocks";
import { insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertIcp, insertUser, insertWorkspace } from "@/tests/factories/workspace";
import { changeIcp } from "../change";
import { readRescore } from "./read";
import { failRescore, rescoreBatch } from "./run";
import { startRescore } from "./start";

const start = async (ctx: Context) => IcpRescore.parse(await startRescore(ctx));
const read = async (ctx: Context) => IcpRescore.parse(await readRescore(ctx));
const runOf = async ({ db, customerId }: Context) => {
  const run = await findLatestRescore(db, { customerId });
  if (!run) throw new Error("There is no run");
  return { rescoreId: run.id };
};
/** Runs every batch, as the durable function does. */
async function finish(ctx: Context): Promise<void> {
  const run = await runOf(ctx);
  while (!(await rescoreBatch(ctx, run)).isDone);
}
const stored = ({ db, customerId }: Context) =>
  db.select().from(signals).where(eq(signals.customerId, customerId)).orderBy(signals.ordinal);
const sum = (factors: readonly { points: number }[]) => factors.reduce((all, { points }) => all + points, 0);
const others = { targetTitles: ["Nurse"], targetPersonas: ["legal"], targetSeniority: ["junior"] };

/** Sales leaders who became signals. */
async function makeSignals(ctx: Context, count = 2) {
  const updatedAt = ctx.clock.now();
  const { source } = await insertWorkspace(ctx, { icp: { updatedAt } });
  const ids = [];
  for (const person of salesLeaders(count)) ids.push((await engage(ctx, person, { sourceId: source.id })).id);
  await qualifyEngagements(ctx, { ids });
  return stored(ctx);
}

describe("scoring standing signals again", () => {
  it("sets aside a signal that can't be stored, which keeps its score, and goes on", () =>
    withDatabase(async ({ ctx, db, clock }) => {
      const [bad, ...good] = await makeSignals(ctx, 3);
      if (!bad) throw new Error("There is no signal");
      const { id, icpScore } = bad;
      await db.execute(
        sql.raw(
          `alter table signals add constraint refused check (id <> '${id}' or icp_score = ${icpScore})`,
        ),
      );
      clock.advance(minutes(1));
      await changeIcp(ctx, others);
      await start(ctx);
      await finish(ctx);
      expect(await read(ctx)).toMatchObject({ status: "done", changed: good.length });
      const scores = new Map((await stored(ctx)).map((signal) => [signal.id, signal.icpScore]));
      expect(scores.get(id)).toBe(icpScore);
      for (const other of good) expect(scores.get(other.id)).toBeLessThan(other.icpScore ?? 0);
      expect(await db.select().from(setAsides)).toMatchObject([
        { kind: "signal", reason: "PostgreSQL 23514", sourceId: bad.sourceId },
      ]);
    }));

  it("applies the changed ICP to fit, class, receipt and the fit's part of the strength, and to nothing else", () =>
    withRollback(async ({ ctx, calls, clock }) => {
      const before = await makeSignals(ctx);
      expect(await read(ctx)).toMatchObject({ status: "none", isDue: false });
      clock.advance(minutes(1));
      const [asked, books] = [calls.length, await readBooks(ctx)];
      await changeIcp(ctx, others);
      expect(await read(ctx)).toMatchObject({ status: "none", isDue: true });
      expect(await start(ctx)).toMatchObject({ status: "running", total: 2, done: 0, isDue: false });
      await finish(ctx);
      expect(await read(ctx)).toMatchObject({ status: "done", total: 2, done: 2, changed: 2, isDue: false });
      const after = await stored(ctx);
      for (const [n, signal] of after.entries()) {
        const earlier = before[n];
        if (!earlier) throw new Error("A signal is gone");
        expect(signal.icpScore).toBeLessThan(50);
        expect(signal.classification).toBeNull();
        expect(sum(signal.receipt.fit)).toBe(signal.icpScore);
        expect(sum(signal.receipt.strength)).toBe(signal.strength);
        const isFit = ({ id }: { id: string }) => id === "fit";
        expect(signal.receipt.strength.filter((one) => !isFit(one))).toEqual(
          earlier.receipt.strength.filter((one) => !isFit(one)),
        );
        expect(signal.receipt.strength.find(isFit)).toMatchObject({
          value: String(signal.icpScore),
          points: 0,
        });
        const { icpScore, classification, strength, receipt, persona, seniority, confidence, ...rest } =
          earlier;
        expect(signal).toMatchObject(rest);
      }
      expect([calls.length, await readBooks(ctx)]).toEqual([asked, books]);
    }));

  it("changes nothing if the ICP gives the same scores, even repeatedly", () =>
    withRollback(async ({ ctx }) => {
      const before = await makeSignals(ctx);
      for (let n = 0; n < 2; n++) {
        await start(ctx);
        await finish(ctx);
        expect(await read(ctx)).toMatchObject({ done: 2, changed: 0 });
      }
      expect(await stored(ctx)).toEqual(before);
    }));

  it("uses the stored profile, and leaves signals older than 30 days and other workspaces alone", () =>
    withRollback(async ({ ctx, db, clock }) => {
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      await insertIcp(other);
      const theirs = await insertSignal(other);
      await insertCustomer(ctx);
      await insertIcp(ctx);
      const old = await insertSignal(ctx, { createdAt: new Date(clock.now().getTime() - days(31)) });
      const recent = await insertSignal(ctx, { createdAt: new Date(clock.now().getTime() - days(29)) });
      await db.update(people).set({ title: "Nurse", headline: null }).where(eq(people.id, recent.personId));
      expect(await start(ctx)).toMatchObject({ total: 1 });
      await finish(ctx);
      const [first, second] = await stored(ctx);
      expect(first).toMatchObject({ id: old.id, icpScore: 90 });
      expect(second).toMatchObject({ id: recent.id, personTitle: "VP Sales" });
      expect(second?.icpScore).toBeLessThan(50);
      // Without stored factors, there is nothing to recompute the strength from.
      expect(second?.strength).toBe(recent.strength);
      expect(await stored(other)).toEqual([theirs]);
    }));

  it("keeps lists and their filters right, in sealed blocks too", () =>
    withDatabase(async ({ ctx }) => {
      await insertCustomer(ctx);
      await insertIcp(ctx);
      await setBlockSize(ctx, 32);
      await insertManySignals(ctx);
      await sealSignals(ctx);
      const { id: userId } = await insertUser(ctx);
      const high = { view: "all", sort: "newest", limit: 100, offset: 0, minIcp: 50 } as const;
      await start(ctx);
      await finish(ctx);
      const expected = (await stored(ctx)).filter(({ icpScore }) => (icpScore ?? 0) >= 50).length;
      expect((await listSignals(ctx, userId, high)).total).toBe(expected);
      await sealSignals(ctx);
      expect((await listSignals(ctx, userId, high)).total).toBe(expected);
    }));
});

describe("a run", () => {
  /** Signals of two batches. */
  async function openMany(ctx: Context) {
    await insertCustomer(ctx);
    const icp = await insertIcp(ctx, { updatedAt: ctx.clock.now() });
    const first = await insertSignal(ctx);
    const rows = Array.from({ length: settings.rescore.batch }, () => ({
      postId: first.postId,
      personId: first.personId,
    }));
    for (const row of rows) await insertSignal(ctx, row);
    return icp;
  }

  it("goes on where the last step ended, and starts over if the ICP changes meanwhile", () =>
    withRollback(async ({ ctx, db, clock }) => {
      const icp = await openMany(ctx);
      const { batch } = settings.rescore;
      await start(ctx);
      const run = await runOf(ctx);
      expect(await rescoreBatch(ctx, run)).toEqual({ isDone: false });
      expect(await read(ctx)).toMatchObject({ status: "running", total: batch + 1, done: batch });
      clock.advance(minutes(1));
      await db
        .update(icpProfiles)
        .set({ ...others, updatedAt: clock.now() })
        .where(eq(icpProfiles.id, icp.id));
      expect(await rescoreBatch(ctx, run)).toEqual({ isDone: false });
      expect(await read(ctx)).toMatchObject({ done: batch });
      expect(await rescoreBatch(ctx, run)).toEqual({ isDone: true });
      expect(await read(ctx)).toMatchObject({ status: "done", done: batch + 1, isDue: false });
      expect((await stored(ctx)).every(({ icpScore }) => (icpScore ?? 100) < 50)).toBe(true);
      const after = await stored(ctx);
      expect(await rescoreBatch(ctx, run)).toEqual({ isDone: true });
      expect(await stored(ctx)).toEqual(after);
    }));

  it("is announced once, and returned by a second request while it runs", () =>
    withRollback(async ({ ctx, db, announced, clock }) => {
      await makeSignals(ctx);
      announced.length = 0;
      const first = await start(ctx);
      clock.advance(minutes(1));
      expect(await start(ctx)).toEqual(first);
      const data = { customerId: ctx.customerId, ...(await runOf(ctx)) };
      expect(announced).toMatchObject([{ name: "icp/rescore.requested", data }]);
      const mine = eq(icpRescores.customerId, ctx.customerId);
      expect(await db.$count(icpRescores, mine)).toBe(1);
      const entries = and(eq(auditEvents.customerId, ctx.customerId), eq(auditEvents.action, "icp.rescored"));
      expect(one(await db.select().from(auditEvents).where(entries)).detail).toEqual({ signals: 2 });
    }));

  it("is one run if it is requested many times concurrently", () =>
    withDatabase(async ({ ctx, db }) => {
      await makeSignals(ctx);
      await Promise.all(Array.from({ length: 5 }, () => start(ctx)));
      expect(await db.$count(icpRescores)).toBe(1);
    }));

  it("is continued by a request if it shows no sign of life, and can be started again once it failed", () =>
    withRollback(async ({ ctx, announced, clock }) => {
      await makeSignals(ctx);
      await start(ctx);
      announced.length = 0;
      clock.advance(settings.rescore.stalledMs);
      const run = await runOf(ctx);
      expect(await start(ctx)).toMatchObject({ status: "running" });
      expect(announced).toMatchObject([{ data: run }]);
      await failRescore(ctx, run);
      expect(await read(ctx)).toMatchObject({ status: "failed", isDue: true });
      clock.advance(minutes(1));
      expect(await start(ctx)).toMatchObject({ status: "running" });
      expect((await runOf(ctx)).rescoreId).not.toBe(run.rescoreId);
    }));

  it("ends immediately without signals", () =>
    withRollback(async ({ ctx, announced }) => {
      await insertCustomer(ctx);
      await insertIcp(ctx);
      expect(await start(ctx)).toMatchObject({ status: "done", total: 0, done: 0 });
      expect(announced).toEqual([]);
    }));

  it("returns 404 without an ICP, and fails if it is gone", () =>
    withRollback(async ({ ctx, db }) => {
      await makeSignals(ctx);
      await start(ctx);
      await db.delete(icpProfiles).where(eq(icpProfiles.customerId, ctx.customerId));
      for (const work of [read, start]) expect(await codeOf(work(ctx))).toBe("404 NoIcp");
      await finish(ctx);
      expect(await findLatestRescore(db, ctx)).toMatchObject({ status: "failed" });
    }));
});
