/** A user's stored responses while another user has used the same keys. */
import { expect, it } from "vitest";
import { hours } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { openTwoWorkspaces } from "@/tests/factories/two-workspaces";
import { insertUser } from "@/tests/factories/workspace";
import { keepMemberAnswer, takeMemberKey } from "./member-answers";

/** Two users of two workspaces, and how each takes and keeps a key that both use. */
async function openTwoUsers(world: TestWorld) {
  const { owner, stranger } = await openTwoWorkspaces(world);
  const keyHash = newId();
  const userOf = async (ctx: typeof owner) => {
    const { id: userId } = await insertUser(ctx, { role: "admin" });
    const taken = { userId, keyHash, customerId: ctx.customerId, fingerprint: userId };
    return {
      userId,
      take: (before: Date, now = world.clock.now()) => takeMemberKey(world.db, { ...taken, now, before }),
      keep: (status: number) =>
        keepMemberAnswer(world.db, { ...taken, now: world.clock.now(), status, bodyEncrypted: null }),
    };
  };
  return { mine: await userOf(owner), theirs: await userOf(stranger) };
}

it("another user's key is taken independently, and each reads their own response", () =>
  withRollback(async (world) => {
    const { mine, theirs } = await openTwoUsers(world);
    const before = new Date(0);
    // In both orders, so that no result depends on the order in which the database reads rows.
    for (const [one, other] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      if (one === mine) expect([await one.take(before), await other.take(before)]).toEqual([null, null]);
      await one.keep(201);
      await other.keep(200);
      expect(await one.take(before)).toMatchObject({ userId: one.userId, status: 201 });
      expect(await other.take(before)).toMatchObject({ userId: other.userId, status: 200 });
    }
  }));

it("an expired key of one user leaves the other's in place", () =>
  withRollback(async (world) => {
    const { mine, theirs } = await openTwoUsers(world);
    const now = world.clock.now();
    for (const { take, keep } of [mine, theirs]) {
      await take(new Date(0));
      await keep(201);
    }
    const later = new Date(now.getTime() + hours(25));
    expect(await mine.take(later, later)).toBeNull();
    expect(await theirs.take(new Date(0))).toMatchObject({ status: 201 });
  }));
