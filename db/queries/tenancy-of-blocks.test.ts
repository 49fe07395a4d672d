/** Sealed blocks of two workspaces, of which each answers from its own rows, bitmaps, texts and marks alone. */
import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { insertManySignals } from "@/tests/factories/many-signals";
import { sealSignals, setBlockSize } from "@/tests/factories/signal-blocks";
import { companyPage, expectAnswers, type SignalScene, tagAll } from "@/tests/factories/signal-rollups";
import { insertCompany } from "@/tests/factories/signals";
import { openTwoWorkspaces } from "@/tests/factories/two-workspaces";
import { insertUser } from "@/tests/factories/workspace";
import { signalArchives, signals } from "../schema";
import { findBlockSize } from "./signal-blocks";
import { findSignalDetail } from "./signal-detail";
import type { NewSignal } from "./signals";

/** 240 tagged signals in seven full blocks of 32 and an open one, and someone who archived some of them. */
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
    world: { archived: new Set<string>(), tags, now: ctx.clock.now() },
  };
  await archive(ctx, scene, [0, 40, 80, 239]);
  return scene;
}

/** Someone hides the signals that have these ordinals. */
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

/** Changes sealed signals and open ones: each fifth, from this one. */
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

/** What is asked of both: each way into the blocks, with values that one or both of them have. */
const questionsOf = ({ categories: [area, , stage] }: SignalScene): Record<string, string>[] => [
  { view: "all", minScore: "5" },
  { view: "archived", sourceType: "keyword_search" },
  { view: "active", days: "7", sortBy: "employeeCount" },
  { view: "all", days: "2", kind: "reaction", sortBy: "companyName" },
  { view: "all", persona: "sales", industry: "services" },
  ...["apart", "exc", "of an exc", "  "].map((search) => ({ view: "all", search })),
  { view: "all", tags: `${area?.id}:any,${stage?.id}:none|${stage?.values[0]?.id}` },
];

/** Both workspaces: one has signals of three weeks, the other of one moment, with words that no other has. */
async function openTwo(world: TestWorld) {
  const { owner, stranger } = await openTwoWorkspaces(world);
  const createdAt = new Date(world.clock.now().getTime() - days(5));
  const apart = { createdAt, whyItMatters: "Wrote apart of an exception", industry: "Apart Services" };
  const scenes: [Context, SignalScene][] = [
    [owner, await openScene(owner)],
    [stranger, await openScene(stranger, apart)],
  ];
  const check = async () => {
    for (const [ctx, scene] of scenes) {
      for (const question of questionsOf(scene))
        await expectAnswers(ctx, scene, { limit: "100", ...question });
    }
  };
  return { owner, stranger, scenes, check };
}

describe("each of two workspaces with blocks of signals", () => {
  it("answers of its own, whatever is changed and folded in beside it", () =>
    withRollback(async (world) => {
      const { owner, stranger, scenes, check } = await openTwo(world);
      const [[, mine], [, theirs]] = scenes as [[Context, SignalScene], [Context, SignalScene]];
      await sealSignals(owner);
      await sealSignals(stranger);
      await change(owner, mine, 1);
      await change(stranger, theirs, 3);
      await archive(stranger, theirs, [7, 90]);
      await check();
      await sealSignals(stranger);
      await check();
    }));

  it("shows none of the other's signals in detail", () =>
    withRollback(async (world) => {
      const { scenes } = await openTwo(world);
      for (const [{ customerId }, { rows }] of scenes) {
        const signalId = rows[0]?.id ?? "";
        for (const [ctx] of scenes) {
          const found = await findSignalDetail(world.db, { customerId: ctx.customerId, signalId });
          expect(found !== null).toBe(ctx.customerId === customerId);
        }
      }
    }));

  it("has blocks of its own size, and none before one of its own is sealed", () =>
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
