/** Sealed blocks of two workspaces: each is answered only from its own rows, bitmaps, texts and marks. */
import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertManySignals } from "@/tests/factories/many-signals";
import { sealSignals, setBlockSize } from "@/tests/factories/signal-blocks";
import { companyPage, expectAnswers, type SignalScene, tagAll } from "@/tests/factories/signal-rollups";
import { insertCompany } from "@/tests/factories/signals";
import { insertSignalTags, insertTagCategory, insertTagValue } from "@/tests/factories/tags";
import { answersOf, openTwoWorkspaces } from "@/tests/factories/two-workspaces";
import { insertUser } from "@/tests/factories/workspace";
import { signalArchives, signals, signalWords } from "../schema";
import { findBlockSize } from "../signal-index/blocks";
import { countTags } from "../signal-index/facets";
import { findBlocksToSeal, lockFullBlock } from "../signal-index/sealing";
import { findSignalDetail } from "./signal-detail";
import type { NewSignal } from "./signals";
import { countTagUsage } from "./tags";

/** 240 tagged signals in seven full blocks of 32 and an open one, and a user who archived some of them. */
async function openScene(ctx: Context, change: Partial<NewSignal> = {}): Promise<SignalScene> {
  await setBlockSize(ctx, 32);
  await insertCompany(ctx, { networkUrl: companyPage });
  const rows = await insertManySignals(ctx, change);
  const { categories, tags } = await tagAll(ctx, rows);
  const { id: userId } = await insertUser(ctx);
  const scene = {
    rows,
    categories,
    userId,
    world: { userId, archived: new Set<string>(), tags, now: ctx.clock.now(), lastVisitAt: null },
  };
  await archive(ctx, scene, [0, 40, 80, 239]);
  return scene;
}

/** A user archives the signals with these ordinals. */
async function archive(
  { db, customerId }: Context,
  { rows, userId, world }: SignalScene,
  ordinals: number[],
): Promise<void> {
  for (const { id } of rows.filter((row) => ordinals.includes(row.ordinal))) {
    await db.insert(signalArchives).values({ customerId, userId, signalId: id });
    world.archived.add(id);
  }
}

/** Changes every fifth signal from this one on, in sealed and open blocks. */
async function change({ db, customerId }: Context, { rows }: SignalScene, first: number): Promise<void> {
  const set = { strength: 3, icpScore: 33, personName: "Ana of the changed", persona: "sales" as const };
  const changed = rows.filter(({ ordinal }) => ordinal % 5 === first);
  const ids = changed.map(({ id }) => id);
  await db
    .update(signals)
    .set(set)
    .where(and(eq(signals.customerId, customerId), inArray(signals.id, ids)));
  for (const row of changed) Object.assign(row, set);
}

/** Gives these signals rare words: one per block. */
async function say(
  { db }: Context,
  { rows }: SignalScene,
  whyItMatters: string,
  ordinals: number[],
): Promise<void> {
  for (const row of rows.filter(({ ordinal }) => ordinals.includes(ordinal))) {
    await db.update(signals).set({ whyItMatters }).where(eq(signals.id, row.id));
    row.whyItMatters = whyItMatters;
  }
}

/** Queries for both workspaces: every way to use the blocks, with values that one or both of them have. */
const questionsOf = ({ categories: [area, , stage] }: SignalScene): Record<string, string>[] => [
  { view: "archived", minScore: "5" },
  { view: "active", days: "7", sortBy: "employeeCount" },
  { view: "all", days: "2", kind: "reaction", sortBy: "companyName" },
  { view: "all", persona: "sales", industry: "services" },
  { view: "all", minEmployees: "30", maxEmployees: "199", sort: "strength" },
  ...["0", "100", "200"].map((offset) => ({ view: "all", sort: "fit", offset })),
  ...["exception", "of an exc", "quixotic", "told quixotic"].map((search) => ({ view: "all", search })),
  { view: "all", tags: `${area?.id}:any,${stage?.id}:none|${stage?.values[0]?.id}` },
];

describe("each of two workspaces with signal blocks", () => {
  it("gets its own results, whatever the other changes and folds in", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const createdAt = new Date(world.clock.now().getTime() - days(5));
      const apart = { createdAt, whyItMatters: "An exception apart, wrote of", industry: "Apart Services" };
      const mine = await openScene(owner);
      const theirs = await openScene(stranger, apart);
      await say(owner, mine, "Quixotic as told", [5, 70]);
      await say(stranger, theirs, "Told quixotic", [70, 105]);
      await sealSignals(owner);
      await sealSignals(stranger);
      await change(owner, mine, 1);
      await change(stranger, theirs, 3);
      const [gone] = theirs.rows.splice(5, 1);
      await world.db.delete(signals).where(eq(signals.id, gone?.id ?? ""));
      await sealSignals(stranger);
      await archive(stranger, theirs, [7, 90]);

      for (const [ctx, scene, other] of [
        [owner, mine, theirs],
        [stranger, theirs, mine],
      ] as const) {
        for (const question of questionsOf(scene)) await expectAnswers(ctx, scene, question);
        const detailOf = ({ rows }: SignalScene) =>
          findSignalDetail(world.db, { customerId: ctx.customerId, signalId: rows[0]?.id ?? "" });
        expect(await detailOf(scene)).toMatchObject({ signal: { id: scene.rows[0]?.id } });
        expect(await detailOf(other)).toBeNull();
      }
    }));

  it("stores and changes the words of its own blocks only", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const kept = ({ customerId }: Context) =>
        world.db
          .select()
          .from(signalWords)
          .where(eq(signalWords.customerId, customerId))
          .orderBy(signalWords.word, signalWords.block);
      for (const each of [owner, stranger]) {
        await setBlockSize(each, 32);
        await insertManySignals(each);
        await sealSignals(each);
      }
      const theirs = await kept(stranger);
      await world.db
        .update(signals)
        .set({ whyItMatters: "Apart" })
        .where(eq(signals.customerId, owner.customerId));
      await sealSignals(owner);
      expect((await kept(owner)).map(({ word }) => word)).toContain("apart");
      expect(await kept(stranger)).toEqual(theirs);
    }));

  it("does not count uses of the other's tag value, not even on its own signal", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      await setBlockSize(owner, 32);
      const [last] = (await insertManySignals(owner)).slice(-1);
      await sealSignals(owner);
      const { id: categoryId } = await insertTagCategory(stranger);
      const { id: valueId } = await insertTagValue(stranger, { categoryId });
      await insertSignalTags(stranger, [{ signalId: last?.id ?? "", valueId }]);
      const { customerId } = owner;
      expect(await countTagUsage(world.db, { customerId, valueIds: [valueId] })).toEqual(new Map());
    }));

  it("counts no tags on the other's signals, and no values of the other in its own category", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const { id: categoryId } = await insertTagCategory(owner);
      const mine = await insertTagValue(owner, { categoryId });
      const theirs = await insertTagValue(stranger, { categoryId });
      for (const [ctx, valueId] of [
        [owner, theirs.id],
        [stranger, mine.id],
      ] as const) {
        await setBlockSize(ctx, 32);
        const [first] = await insertManySignals(ctx);
        await insertSignalTags(ctx, [{ signalId: first?.id ?? "", valueId }]);
        await sealSignals(ctx);
      }
      const filters = { customerId: owner.customerId, userId: newId(), view: "all" as const };
      const { categories } = await countTags(world.db, { filters, categoryIds: [categoryId] });
      expect(categories.get(categoryId)?.byValue).toEqual(new Map());
    }));

  it("does not lock the other's blocks", async () => {
    const openFull = async (ctx: Context) => {
      await setBlockSize(ctx, 32);
      await insertManySignals(ctx);
      return { block: 0 };
    };
    const { stranger, owner } = await answersOf(openFull, lockFullBlock);
    expect(stranger).toBeNull();
    expect(owner).toMatchObject({ size: 32, isSealed: false });
  });

  it("has nothing to seal when the other has full or changed blocks", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const { db } = world;
      const due = ({ customerId }: Context) => findBlocksToSeal(db, { customerId, limit: 10 });
      await setBlockSize(owner, 32);
      await setBlockSize(stranger, 32);
      await insertManySignals(owner);
      await insertManySignals(stranger);
      await sealSignals(owner);
      expect([await due(owner), await due(stranger)]).toEqual([[], [0, 1, 2, 3, 4, 5, 6]]);
      await sealSignals(stranger);
      await db.update(signals).set({ strength: 11 }).where(eq(signals.customerId, stranger.customerId));
      expect([await due(owner), await due(stranger)]).toEqual([[], [0, 1, 2, 3, 4, 5, 6]]);
    }));

  it("has its own block size, and none before it has sealed a block", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      await setBlockSize(owner, 32);
      await setBlockSize(stranger, 64);
      const sizeOf = ({ customerId }: Context) =>
        findBlockSize(world.db, { customerId, userId: newId(), view: "all" });
      await insertManySignals(owner);
      await insertManySignals(stranger);
      await sealSignals(owner);
      expect([await sizeOf(owner), await sizeOf(stranger)]).toEqual([32, null]);
      await sealSignals(stranger);
      expect([await sizeOf(owner), await sizeOf(stranger)]).toEqual([32, 64]);
    }));
});
