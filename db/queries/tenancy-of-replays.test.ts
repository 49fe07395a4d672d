/** Replays for a workspace's destination while another workspace has rows that reference the same ids. */
import { expect, it } from "vitest";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertActivation, insertDestination } from "@/tests/factories/signals";
import { openTwoWorkspaces } from "@/tests/factories/two-workspaces";
import { findAttempts, insertAttempts } from "./delivery-attempts";
import { requeueActivationsSince, requeueStronger } from "./delivery-replays";

/** An attempt made now. */
async function insertAttempt(
  { db, clock, customerId }: Context,
  of: { activationId: string; destinationId: string; number: number },
): Promise<void> {
  const nothing = { status: null, request: null, responseExcerpt: null, error: null, nextAttemptAt: null };
  const made = { id: newId(), outcome: "failed" as const, durationMs: 5, createdAt: clock.now() };
  await insertAttempts(db, { customerId, attempts: [{ ...of, ...nothing, ...made }] });
}

it("another workspace's attempt does not make an old activation count as recently tried", () =>
  withRollback(async (world) => {
    const { owner, stranger } = await openTwoWorkspaces(world);
    const { customerId } = owner;
    const now = world.clock.now();
    const { id: destinationId } = await insertDestination(owner);
    const createdAt = new Date(now.getTime() - minutes(1));
    const { id: activationId } = await insertActivation(owner, {
      destinationId,
      status: "failed",
      createdAt,
    });
    const recover = () =>
      requeueActivationsSince(world.db, { customerId, destinationId, since: now, now, limit: 9 });
    await insertAttempt(stranger, { activationId, destinationId, number: 1 });
    expect(await recover()).toBe(0);
    await insertAttempt(owner, { activationId, destinationId, number: 2 });
    expect(await recover()).toBe(1);
  }));

it("another workspace's activations do not use up the batch limit of a replay", () =>
  withRollback(async (world) => {
    const { owner, stranger } = await openTwoWorkspaces(world);
    const now = world.clock.now();
    // Both orders of insertion, so that the result does not depend on the order the database reads rows in.
    for (const [mine, other] of [
      [owner, stranger],
      [stranger, owner],
    ] as const) {
      const { customerId } = mine;
      const { id: destinationId } = await insertDestination(mine);
      for (const each of [other, mine, other]) {
        await insertActivation(each, { destinationId, status: "failed" });
      }
      const recover = () =>
        requeueActivationsSince(world.db, { customerId, destinationId, since: now, now, limit: 1 });
      expect([await recover(), await recover()]).toEqual([1, 0]);
    }
  }));

it("another workspace's attempts and activations are not returned", () =>
  withRollback(async (world) => {
    const { owner, stranger } = await openTwoWorkspaces(world);
    const { id: destinationId } = await insertDestination(owner);
    const mine = await insertActivation(owner, { destinationId, status: "failed" });
    const theirs = await insertActivation(stranger, { status: "failed" });
    await insertAttempt(stranger, { activationId: mine.id, destinationId, number: 1 });
    await insertAttempt(owner, { activationId: theirs.id, destinationId, number: 1 });
    const attemptsOf = (activationId: string) =>
      findAttempts(world.db, { customerId: owner.customerId, activationIds: [activationId] });
    expect((await attemptsOf(mine.id)).size).toBe(0);
    expect((await attemptsOf(theirs.id)).size).toBe(0);
    await insertAttempt(owner, { activationId: mine.id, destinationId, number: 2 });
    expect((await attemptsOf(mine.id)).get(mine.id)).toHaveLength(1);
  }));

it("another workspace's signals are not sent again", () =>
  withRollback(async (world) => {
    const { owner, stranger } = await openTwoWorkspaces(world);
    const { id: destinationId } = await insertDestination(owner, {
      routing: { mode: "auto", resendWhenStronger: true },
    });
    const { signalId } = await insertActivation(owner, { destinationId, status: "delivered" });
    const resend = ({ customerId }: { customerId: string }) =>
      requeueStronger(world.db, { customerId, signalIds: [signalId], now: world.clock.now() });
    expect(await resend(stranger)).toEqual([]);
    expect(await resend(owner)).toEqual([destinationId]);
  }));
