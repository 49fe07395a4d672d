import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { insertSignals } from "@/db/queries/signals";
import {
  signalArchives,
  signalBitmaps,
  signalBlocks,
  signalMarks,
  signals,
  signalTags,
  signalWords,
  tagValues,
} from "@/db/schema";
import { findSignalPage } from "@/db/signal-index/list";
import { signalStages } from "@/db/vocabulary";
import { type Context, transaction } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertManySignals } from "@/tests/factories/many-signals";
import { one } from "@/tests/factories/one";
import { sealSignals, setBlockSize } from "@/tests/factories/signal-blocks";
import { arbitraryFilters } from "@/tests/factories/signal-oracle";
import {
  arbitraryTags,
  companyPage,
  expectAnswers,
  type SignalScene,
  tagAll,
} from "@/tests/factories/signal-rollups";
import { insertCompany } from "@/tests/factories/signals";
import { insertSignalTags, insertTagCategory, insertTagValue } from "@/tests/factories/tags";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { casesOf } from "@/tests/setup/nightly";
import { sealBlocks, startDueSealing } from "./seal-blocks";
import { applySignalTag } from "./tag";

/** A workspace of 240 signals in seven full blocks of 32 and a last one of 16. */
async function openSignals(ctx: Context) {
  await insertCustomer(ctx);
  await setBlockSize(ctx, 32);
  return insertManySignals(ctx);
}

/** Changes to signals, each applied to the database and to a plain in-memory record. */
const changes: Record<string, (ctx: Context, scene: SignalScene, n: number) => Promise<void>> = {
  tag: async (ctx, { rows, categories, world }, n) => {
    const category = categories[n % 3];
    const value = category?.values[(n >> 2) % Math.max(1, category.values.length)];
    const row = rows[n % rows.length];
    if (!category || !value || !row) return;
    const tags = world.tags.get(row.id) ?? [];
    if (tags.some(({ valueId }) => valueId === value.id)) return;
    await insertSignalTags(ctx, [{ signalId: row.id, valueId: value.id }]);
    world.tags.set(row.id, [...tags, { categoryId: category.id, valueId: value.id }]);
  },
  untag: async ({ db }, { rows, world }, n) => {
    const row = rows[n % rows.length];
    if (!row) return;
    const [first, ...others] = world.tags.get(row.id) ?? [];
    if (!first) return;
    await db
      .delete(signalTags)
      .where(and(eq(signalTags.signalId, row.id), eq(signalTags.valueId, first.valueId)));
    world.tags.set(row.id, others);
  },
  archive: async ({ db, customerId }, { rows, world, userId }, n) => {
    const row = rows[n % rows.length];
    if (!row) return;
    await db.insert(signalArchives).values({ customerId, userId, signalId: row.id }).onConflictDoNothing();
    world.archived.add(row.id);
  },
  unarchive: async ({ db }, { rows, world, userId }, n) => {
    const row = rows.filter(({ id }) => world.archived.has(id))[n % Math.max(1, world.archived.size)];
    if (!row) return;
    await db
      .delete(signalArchives)
      .where(and(eq(signalArchives.signalId, row.id), eq(signalArchives.userId, userId)));
    world.archived.delete(row.id);
  },
  rescore: async ({ db }, { rows }, n) => {
    const row = rows[n % rows.length];
    if (!row) return;
    const set = { strength: 1 + (n % 10), icpScore: n % 101, personName: `Ana Exception ${n}` };
    await db.update(signals).set(set).where(eq(signals.id, row.id));
    Object.assign(row, set);
  },
  work: async ({ db }, { rows, userId }, n) => {
    const row = rows[n % rows.length];
    if (!row) return;
    const set = { assigneeId: n % 3 ? userId : null, stage: signalStages[n % 4] ?? "new" };
    await db.update(signals).set(set).where(eq(signals.id, row.id));
    Object.assign(row, set);
  },
  finish: async ({ db, clock }, { rows, userId }, n) => {
    const row = rows[n % rows.length];
    if (!row) return;
    const set = n % 3 ? { doneAt: clock.now(), doneById: userId } : { doneAt: null, doneById: null };
    await db.update(signals).set(set).where(eq(signals.id, row.id));
    Object.assign(row, set);
  },
  remove: async ({ db }, { rows, world }, n) => {
    const [row] = rows.splice(n % rows.length, 1);
    if (!row) return;
    await db.delete(signals).where(eq(signals.id, row.id));
    world.archived.delete(row.id);
  },
  add: async (ctx, { rows }, n) => {
    const row = rows[n % rows.length];
    if (!row) return;
    const copies = Array.from({ length: n % 12 }, () => ({
      ...row,
      id: newId(),
      engagementId: newId(),
      createdAt: ctx.clock.now(),
    }));
    rows.push(...(await insertSignals(ctx.db, { customerId: ctx.customerId, signals: copies })));
  },
  dropValue: async ({ db }, { categories, world }, n) => {
    const category = categories[n % 3];
    if (!category || category.values.length < 3) return;
    const value = category.values.pop();
    if (!value) return;
    await db.delete(tagValues).where(eq(tagValues.id, value.id));
    for (const [id, tags] of world.tags)
      world.tags.set(
        id,
        tags.filter(({ valueId }) => valueId !== value.id),
      );
  },
  seal: async (ctx) => void (await sealBlocks(ctx)),
};

describe("sealed blocks of signals", () => {
  it("return the same as their rows, whatever is changed and sealed in whatever order", () =>
    withRollback(async ({ ctx, clock }) => {
      const rows = await openSignals(ctx);
      await insertCompany(ctx, { networkUrl: companyPage });
      const { categories, tags } = await tagAll(ctx, rows);
      const user = await insertUser(ctx);
      const world = {
        userId: user.id,
        archived: new Set<string>(),
        tags,
        now: clock.now(),
        lastVisitAt: null,
      };
      const scene = { rows, categories, world, userId: user.id };
      const sourceIds = [...new Set(rows.map(({ sourceId }) => sourceId))];
      const step = fc.tuple(fc.constantFrom(...Object.keys(changes)), fc.nat({ max: 1_000 }));
      // State carries over from run to run, so a failure can't be shrunk.
      const property = fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 12 }),
        arbitraryFilters(sourceIds, arbitraryTags(categories)),
        async (steps, query) => {
          for (const [name, n] of steps) await changes[name]?.(ctx, scene, n);
          await expectAnswers(ctx, scene, query);
        },
      );
      await fc.assert(property, { numRuns: casesOf(8, 25), endOnFailure: true });
    }));

  it("are the full ones; the last stays open, and another workspace's are left alone", () =>
    withRollback(async ({ ctx, system, db, announced }) => {
      await openSignals(ctx);
      const other = { ...ctx, customerId: newId() };
      await openSignals(other);
      const sealedOf = (customerId: string) =>
        db
          .select({ block: signalBlocks.block })
          .from(signalBlocks)
          .where(and(eq(signalBlocks.customerId, customerId), sql`live is not null`))
          .orderBy(signalBlocks.block);
      expect(await startDueSealing(system)).toEqual({ started: 2 });
      expect(announced.map(({ name }) => name)).toEqual(["signals/blocks.due", "signals/blocks.due"]);
      await sealSignals(ctx);
      expect((await sealedOf(ctx.customerId)).map(({ block }) => block)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(await sealedOf(other.customerId)).toEqual([]);
      expect(await startDueSealing(system)).toEqual({ started: 1 });
      expect(await sealBlocks(ctx)).toEqual({ sealed: 0, isDone: true });
    }));

  it("apply changes once, and keep no word that only a deleted signal had", () =>
    withRollback(async ({ ctx, system, db }) => {
      const [first] = await openSignals(ctx);
      if (!first) throw new Error("There are no signals");
      await db.update(signals).set({ personName: "Onlyone Here" }).where(eq(signals.id, first.id));
      await sealSignals(ctx);
      const isKept = async (word: string) => (await db.$count(signalWords, eq(signalWords.word, word))) > 0;
      expect(await isKept("onlyone")).toBe(true);
      await db.delete(signals).where(eq(signals.id, first.id));
      expect(await db.select().from(signalMarks)).toMatchObject([{ ordinal: first.ordinal }]);
      expect(await startDueSealing(system)).toEqual({ started: 1 });
      expect(await sealBlocks(ctx)).toEqual({ sealed: 1, isDone: true });
      expect(await db.select().from(signalMarks)).toEqual([]);
      expect(await isKept("onlyone")).toBe(false);
      expect(await sealBlocks(ctx)).toEqual({ sealed: 0, isDone: true });
    }));

  it("ignore changes that affect no bitmap, and changes in open blocks", () =>
    withRollback(async ({ ctx, db }) => {
      const rows = await openSignals(ctx);
      const tag = await insertTagValue(ctx, { categoryId: (await insertTagCategory(ctx)).id });
      await sealSignals(ctx);
      await db.update(signals).set({ engagementCount: 9, suggestedOpener: "Hello again" });
      const last = one(rows.slice(-1));
      await applySignalTag(ctx, { signalId: last.id, valueId: tag.id });
      expect(await db.select().from(signalMarks)).toEqual([]);
    }));

  it("match their rows after concurrent inserts, tags and sealing", () =>
    withDatabase(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      await setBlockSize(ctx, 32);
      const { id: categoryId } = await insertTagCategory(ctx);
      const value = await insertTagValue(ctx, { categoryId });
      const user = await insertUser(ctx);
      const rows = await insertManySignals(ctx);
      let isOpen = true;
      const sealing = (async () => {
        while (isOpen) await sealBlocks(ctx);
      })();
      const tagging = rows
        .filter((_, n) => n % 3 === 0)
        .map(({ id }) => applySignalTag(ctx, { signalId: id, valueId: value.id }));
      const [template] = rows;
      if (!template) throw new Error("There are no signals");
      const copies = () =>
        Array.from({ length: 11 }, () => ({ ...template, id: newId(), engagementId: newId() }));
      const inserts = Array.from({ length: 8 }, () =>
        transaction(ctx, ({ db, customerId }) => insertSignals(db, { customerId, signals: copies() })),
      );
      await Promise.all([...tagging, ...inserts]);
      isOpen = false;
      await sealing;

      const ordered = await db.select().from(signals).orderBy(signals.ordinal);
      expect(ordered.map(({ ordinal }) => ordinal)).toEqual(ordered.map((_, n) => n));
      const byMoment = [...ordered].sort(
        (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
      );
      expect(byMoment.map(({ id }) => id)).toEqual(ordered.map(({ id }) => id));
      const filters = {
        customerId: ctx.customerId,
        userId: user.id,
        view: "all" as const,
        tags: [{ categoryId, tokens: [{ kind: "has" as const, valueId: value.id }] }],
        limit: 100,
        offset: 0,
      };
      const before = await findSignalPage(db, filters);
      await sealSignals(ctx);
      const after = await findSignalPage(db, filters);
      expect(after).toEqual(before);
      expect(after.total).toBe(80);
      const bits = await db
        .select({ n: sql<number>`bit_count(bits)::int` })
        .from(signalBitmaps)
        .where(eq(signalBitmaps.attribute, "tagged"));
      expect(bits.reduce((sum, { n }) => sum + n, 0)).toBe(
        ordered.slice(0, 320).filter(({ id }) => after.rows.some((row) => row.id === id)).length,
      );
    }));
});
