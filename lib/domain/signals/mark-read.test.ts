import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { memberships, signalReads } from "@/db/schema";
import { SignalListQuery } from "@/lib/contracts/signals";
import type { ViewerContext } from "@/lib/domain/saved-views/read";
import { removeMember } from "@/lib/domain/team/change";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { asViewer } from "@/tests/factories/viewer";
import { insertCustomer } from "@/tests/factories/workspace";
import { listSignals } from "./list";
import { markSignals } from "./mark-read";
import { readSignal } from "./read";

async function unreadOf(viewer: ViewerContext): Promise<string[]> {
  const { data } = await listSignals(viewer, viewer.userId, SignalListQuery.parse({}));
  const details = await Promise.all(
    data.map(({ id }) => readSignal(viewer, viewer.userId, { signalId: id })),
  );
  expect(details.map(({ isRead }) => isRead)).toEqual(data.map(({ isRead }) => isRead));
  return data.filter(({ isRead }) => !isRead).map(({ id }) => id);
}

/** A member to whom everything found until now or from now on is unread. */
async function join({ ctx, db, clock }: TestWorld, role?: "admin"): Promise<ViewerContext> {
  const viewer = await asViewer(ctx, role);
  await db
    .update(memberships)
    .set({ unreadSince: clock.now() })
    .where(and(eq(memberships.customerId, ctx.customerId), eq(memberships.userId, viewer.userId)));
  return viewer;
}

it("a signal is unread until the member reads it, and again when they mark it so", () =>
  withRollback(async (world) => {
    await insertCustomer(world.ctx);
    const [ada, ben] = [await join(world), await join(world)];
    const { id } = await insertSignal(world.ctx);
    const mark = (isRead: boolean) => markSignals(ada, ada.userId, { signalIds: [id, id], isRead });
    expect([await unreadOf(ada), await unreadOf(ben)]).toEqual([[id], [id]]);
    expect(await mark(true)).toEqual({ marked: 1 });
    await mark(true);
    expect([await unreadOf(ada), await unreadOf(ben)]).toEqual([[], [id]]);
    await mark(false);
    expect(await unreadOf(ada)).toEqual([id]);
  }));

it("what was found before a member joined counts as read, unless they mark it as unread", () =>
  withRollback(async (world) => {
    await insertCustomer(world.ctx);
    const { id } = await insertSignal(world.ctx);
    world.clock.advance(1);
    const ada = await join(world);
    expect(await unreadOf(ada)).toEqual([]);
    await markSignals(ada, ada.userId, { signalIds: [id], isRead: false });
    expect(await unreadOf(ada)).toEqual([id]);
  }));

it("marks all signals or none, and none of another workspace", () =>
  withRollback(async (world) => {
    const { ctx, db } = world;
    await insertCustomer(ctx);
    const other = { ...ctx, customerId: newId() };
    await insertCustomer(other);
    const ada = await join(world);
    const signalIds = [(await insertSignal(ctx)).id, (await insertSignal(other)).id];
    const marking = markSignals(ada, ada.userId, { signalIds, isRead: true });
    await expect(marking).rejects.toMatchObject({ code: "not_found" });
    expect(await db.$count(signalReads)).toBe(0);
  }));

it("forgets what a member has read when they leave", () =>
  withRollback(async (world) => {
    const { ctx, db } = world;
    await insertCustomer(ctx);
    const [ada, admin] = [await join(world), await join(world, "admin")];
    const { id } = await insertSignal(ctx);
    for (const who of [ada, admin]) await markSignals(who, who.userId, { signalIds: [id], isRead: true });
    await removeMember(admin, { userId: ada.userId });
    expect(await db.select({ userId: signalReads.userId }).from(signalReads)).toEqual([
      { userId: admin.userId },
    ]);
  }));
