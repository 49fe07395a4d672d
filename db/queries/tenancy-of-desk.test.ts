/** The operators' figures of one workspace, which count nothing of another. */
import { describe, expect, it } from "vitest";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertActivation, insertDestination, insertSignal } from "@/tests/factories/signals";
import { answersOf, openTwoWorkspaces, type Question } from "@/tests/factories/two-workspaces";
import { insertSource, insertUser } from "@/tests/factories/workspace";
import { memberships, sessions, subscriptions } from "../schema";
import { findAdmins, findCustomerFigures, findCustomerTraffic } from "./admin-customers";
import { insertEntries } from "./credits";
import { findCustomer, updateCustomer } from "./customers";
import { addProviderSpend } from "./provider-spend";

/** A workspace in which everything that the figures count exists. */
async function openPlace(ctx: Context) {
  const { db, customerId, clock } = ctx;
  const now = clock.now();
  const since = new Date(now.getTime() - days(1));
  const { id: userId } = await insertUser(ctx);
  const session = { id: newId(), userId, createdAt: now, lastSeenAt: now, expiresAt: now };
  await db.insert(sessions).values(session);
  const { id: sourceId } = await insertSource(ctx);
  const { id: destinationId } = await insertDestination(ctx, { consecutiveFailures: 100 });
  const outcomes = [
    { status: "delivered", deliveredAt: now },
    { status: "failed", createdAt: now },
  ] as const;
  for (const change of outcomes) {
    const { id: signalId } = await insertSignal(ctx, { sourceId, createdAt: now });
    await insertActivation(ctx, { signalId, destinationId, ...change });
  }
  const entry = { id: newId(), kind: "settle", amount: 0, burned: 2, bundle: "harvest" } as const;
  await insertEntries(db, { customerId, entries: [{ ...entry, cause: "work" }], now });
  const day = now.toISOString().slice(0, 10);
  await addProviderSpend(db, { customerId, day, cents: 70, calls: 1 });
  await db.insert(subscriptions).values({
    id: `sub_${newId()}`,
    customerId,
    status: "active",
    planSlug: "growth",
    interval: "month",
    periodStart: now,
    periodEnd: now,
    startedAt: now,
    updatedAt: now,
  });
  return { now, since, week: since, month: since, failures: 1, limit: 10 };
}
type Ask = Question<Awaited<ReturnType<typeof openPlace>>>;

const figuresOf: Ask = async (db, input) => {
  const { customer: _, plan: __, ...figures } = (await findCustomerFigures(db, input)) ?? {};
  return figures;
};
const noFigures = {
  subscription: null,
  balance: 0,
  concerns: ["no_credits", "no_source", "no_members"],
  members: 0,
  sources: 0,
  destinations: 0,
  signals30Days: 0,
  creditsBurned30Days: 0,
  lastSeenAt: null,
};
const noTraffic = {
  deliveries30Days: 0,
  failedDeliveries30Days: 0,
  providerCents30Days: 0,
};

describe("another workspace's figures", () => {
  it.each<[string, Ask, Record<string, unknown>]>([
    ["findCustomerFigures", figuresOf, noFigures],
    ["findCustomerTraffic", findCustomerTraffic, noTraffic],
  ])("are not counted by %s", async (_name, ask, nothing) => {
    const { stranger, owner } = await answersOf(openPlace, ask);
    expect(stranger).toEqual(nothing);
    for (const [name, value] of Object.entries(nothing)) expect(owner, name).not.toHaveProperty(name, value);
  });

  it("do not include its admins", async () => {
    const { stranger, owner } = await answersOf(openPlace, findAdmins);
    expect([stranger, owner]).toMatchObject([[], [{ name: "A Person" }]]);
  });
});

it("a member of two workspaces is seen only in the one that their session is in", () =>
  withRollback(async (world) => {
    const { owner, stranger } = await openTwoWorkspaces(world);
    const { id: userId } = await insertUser(owner);
    await world.db.insert(memberships).values({ customerId: stranger.customerId, userId, role: "user" });
    const now = world.clock.now();
    const { customerId } = owner;
    const session = { id: newId(), userId, customerId, createdAt: now, lastSeenAt: now, expiresAt: now };
    await world.db.insert(sessions).values(session);
    const seenIn = async ({ customerId }: Context) =>
      (await findCustomerFigures(world.db, { customerId, now, since: now, week: now, failures: 1 }))
        ?.lastSeenAt;
    expect([await seenIn(owner), await seenIn(stranger)]).toEqual([now, null]);
  }));

it("the lifecycle of one workspace does not change another's", () =>
  withRollback(async (world) => {
    const { owner, stranger } = await openTwoWorkspaces(world);
    const { customerId } = stranger;
    await updateCustomer(world.db, { customerId, set: { lifecycle: "suspended" } });
    expect(await findCustomer(world.db, owner)).toMatchObject({ lifecycle: "active" });
    expect(await findCustomer(world.db, stranger)).toMatchObject({ lifecycle: "suspended" });
  }));
