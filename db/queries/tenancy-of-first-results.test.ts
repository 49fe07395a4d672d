/** The queries of a workspace's first results, asked by it and by another. */
import { expect, it } from "vitest";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { withRollback } from "@/tests/factories/context";
import { insertActivation, insertEngagement, insertPost, insertSignal } from "@/tests/factories/signals";
import { answersOf, openTwoWorkspaces } from "@/tests/factories/two-workspaces";
import { insertCustomer, insertSource } from "@/tests/factories/workspace";
import { postSources } from "../schema";
import { findFirstFigures, findFirstSignal } from "./first-results";
import { lockBestPosts } from "./posts";
import { hasOpenFirstDiscovery } from "./sources";

const after = (ctx: Context, ms: number) => new Date(ctx.clock.now().getTime() + ms);
const momentsOf = (ctx: Context) => ({
  now: ctx.clock.now(),
  lateUntil: after(ctx, minutes(14)),
  claimedUntil: after(ctx, minutes(15)),
  retriedUntil: after(ctx, minutes(30)),
  limit: 1_000,
});

const emptyOf = (value: unknown) =>
  typeof value === "number" ? 0 : typeof value === "boolean" ? false : null;

it("counts nothing of another workspace", async () => {
  const { stranger, owner } = await answersOf(async (ctx) => {
    const { signalId, destinationId } = await insertActivation(ctx);
    for (const status of ["signal", "rejected", "pending"] as const) {
      await insertEngagement(ctx, { status, tries: 1, ...(status === "signal" && { signalId }) });
    }
    await insertPost(ctx, { nextHarvestAt: after(ctx, minutes(5)) });
    await insertSource(ctx, { key: "reading", nextDiscoveryAt: after(ctx, minutes(15)) });
    await insertSource(ctx, { key: "late", nextDiscoveryAt: after(ctx, minutes(20)) });
    return { ...momentsOf(ctx), destinationId };
  }, findFirstFigures);
  const nothing = Object.fromEntries(
    Object.entries(owner as object).map(([name, value]) => [name, emptyOf(value)]),
  );
  expect(stranger).toEqual(nothing);
  expect(Object.values(owner as object).filter((value) => value === 0 || value === false)).toEqual([0]);
  expect(owner).toMatchObject({ nextHarvestAt: expect.any(Date), nextDiscoveryAt: expect.any(Date) });
  expect(owner).toMatchObject({ postsRead: 0, sourcesReading: 1, sourcesLate: 1, hasDestination: true });
});

it("finds no signal and no delivery of another workspace", async () => {
  const { stranger, owner } = await answersOf(
    async (ctx) => ({ id: (await insertActivation(ctx)).signalId }),
    findFirstSignal,
  );
  expect(stranger).toBeNull();
  expect(owner).toMatchObject({ delivery: { status: "queued" } });
});

it("shows each of two workspaces its own first signal", () =>
  withRollback(async (world) => {
    const { owner, stranger } = await openTwoWorkspaces(world);
    const { db, clock } = world;
    const first = await insertSignal(owner);
    clock.advance(1);
    const theirs = await insertSignal(stranger);
    expect(await findFirstSignal(db, stranger)).toMatchObject({ id: theirs.id, delivery: null });
    await insertActivation(owner, { signalId: first.id, status: "delivered", deliveredAt: clock.now() });
    expect(await findFirstSignal(db, stranger)).toMatchObject({ id: theirs.id, delivery: null });
  }));

/** Rows that refer to another workspace's cannot exist; should they, they would be neither counted nor shown. */
it("shows each of two workspaces its own signal, delivery and posts, whatever refers to them", () =>
  withRollback(async (world) => {
    const { owner, stranger } = await openTwoWorkspaces(world);
    const { db, clock } = world;
    const mine = await insertActivation(owner);
    clock.advance(1);
    await insertActivation(stranger, { signalId: mine.signalId });
    expect(await findFirstSignal(db, owner)).toMatchObject({
      id: mine.signalId,
      delivery: { destinationId: mine.destinationId },
    });
    const theirs = await insertSignal(stranger);
    await insertActivation(owner, { signalId: theirs.id, status: "delivered", deliveredAt: clock.now() });
    expect(await findFirstSignal(db, owner)).toBeNull();

    const unread = await insertSource(owner, { key: "unread", lastDiscoveryAt: null });
    const before = await findFirstFigures(db, { ...owner, ...momentsOf(owner) });
    const { id: postId } = await insertPost(stranger);
    const { customerId } = stranger;
    await db.insert(postSources).values({ customerId, postId, sourceId: unread.id, createdAt: clock.now() });
    expect(await findFirstFigures(db, { ...owner, ...momentsOf(owner) })).toEqual(before);
  }));

it("locks the best posts of one workspace, and sees only its own sources being read", () =>
  withRollback(async (world) => {
    const { ctx, db } = world;
    const stranger = { ...ctx, customerId: crypto.randomUUID() };
    const trial = { planSlug: "trial", credits: 250, periodStart: null, periodEnd: null } as const;
    for (const each of [ctx, stranger]) await insertCustomer(each, trial);
    const source = await insertSource(ctx, { lastDiscoveryAt: null, nextDiscoveryAt: after(ctx, 1) });
    const post = await insertPost(ctx, { sourceId: source.id, nextHarvestAt: ctx.clock.now() });
    const asked = { now: ctx.clock.now(), day: "2025-11-20", credits: 5, discoveryCredits: 12, each: 3 };
    const until = after(ctx, minutes(15));
    const lock = ({ customerId }: Context) => lockBestPosts(db, { customerId, ...asked });
    const isOpen = ({ customerId }: Context) =>
      hasOpenFirstDiscovery(db, { customerId, now: ctx.clock.now(), until });
    expect(await lock(stranger)).toEqual([]);
    expect(await lock(ctx)).toEqual([{ id: post.id, customerId: ctx.customerId }]);
    expect([await isOpen(stranger), await isOpen(ctx)]).toEqual([false, true]);
  }));
