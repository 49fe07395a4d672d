/** Destination and delivery queries run by one workspace for rows of another. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertActivation, insertDestination, insertSignal } from "@/tests/factories/signals";
import { answersOf, changesOf, openTwoWorkspaces, type Question } from "@/tests/factories/two-workspaces";
import { activations, activities, destinations } from "../schema";
import { findActivation, findDestinationActivations, findNextDue, moveActivations } from "./activations";
import { countActive } from "./customers";
import { findAttempts, insertAttempts } from "./delivery-attempts";
import {
  claimActivations,
  findDueActivations,
  postponeActivations,
  recordAttempts,
  updateActivations,
} from "./delivery-claims";
import { findDeliveryMaterial } from "./delivery-material";
import { lockActivation, requeueActivation, requeueActivationsSince } from "./delivery-replays";
import { countAttempts, countUnsent, findAttemptFigures } from "./delivery-stats";
import { findDestination, findDestinations, updateDestinationRow } from "./destinations";

/** A destination with an activation whose claim expires now, and an attempt of it. */
async function openDelivery(ctx: Context) {
  const now = ctx.clock.now();
  const claimId = newId();
  const { id: destinationId } = await insertDestination(ctx);
  const { id, signalId } = await insertActivation(ctx, { destinationId, status: "delivering", claimId });
  const ofActivation = { id: newId(), activationId: id, destinationId, number: 1 };
  const nothing = { status: null, request: null, responseExcerpt: null, error: null, nextAttemptAt: null };
  const attempt = { ...ofActivation, ...nothing, outcome: "failed" as const, durationMs: 5, createdAt: now };
  await insertAttempts(ctx.db, { customerId: ctx.customerId, attempts: [attempt] });
  return {
    destinationId,
    signalId,
    signalIds: [signalId],
    activationIds: [id],
    activationId: id,
    claimId,
    now,
    until: new Date(now.getTime() + minutes(5)),
    limit: 10,
    offset: 0,
  };
}
type Ask = Question<Awaited<ReturnType<typeof openDelivery>>>;

const failedUpdates = (activationIds: string[]) => {
  const update = { attempts: 1, nextAttemptAt: null, deliveredAt: null, lastStatus: 410, lastError: "Gone" };
  return activationIds.map((id) => ({ id, status: "failed" as const, ...update }));
};
const record: Ask = (db, { customerId, claimId, activationIds }) =>
  updateActivations(db, { customerId, claimId, updates: failedUpdates(activationIds) });
const recordTried: Ask = (db, { customerId, claimId, activationIds }) =>
  recordAttempts(db, {
    ...{ customerId, claimId, updates: failedUpdates(activationIds) },
    ...{ attempts: [], activities: [] },
  });
const move: Ask = (db, { customerId, destinationId }) =>
  moveActivations(db, { customerId, destinationId, from: ["delivering"], to: "held", nextAttemptAt: null });
const noFigures = { delivered: 0, failed: 0, p50Ms: null, p95Ms: null };
const recover: Ask = async (db, { customerId, destinationId, activationId, now }) => {
  await db.update(activations).set({ status: "failed" }).where(eq(activations.id, activationId));
  return requeueActivationsSince(db, { customerId, destinationId, since: now, now, limit: 9 });
};
const update: Ask = (db, { customerId, destinationId }) =>
  updateDestinationRow(db, { customerId, destinationId, set: { name: "Theirs" } });

describe("another workspace's destination and deliveries", () => {
  it.each<[string, Ask, unknown]>([
    ["findDestinations", findDestinations, []],
    ["findDestination", findDestination, null],
    ["countActive", (db, { customerId }) => countActive(db, { customerId, what: "destinations" }), 0],
    ["findActivation", findActivation, null],
    ["findNextDue", findNextDue, null],
    ["findDueActivations", findDueActivations, []],
    ["findDestinationActivations", findDestinationActivations, { rows: [], total: 0 }],
    ["findAttempts", findAttempts, new Map()],
    ["findDeliveryMaterial", findDeliveryMaterial, []],
    ["lockActivation", lockActivation, null],
    ["requeueActivationsSince", recover, 0],
    ["countAttempts", (db, { now, ...rows }) => countAttempts(db, { ...rows, from: now, to: now }), []],
    ["countUnsent", countUnsent, { waiting: 0, held: 0 }],
    [
      "findAttemptFigures",
      (db, { now, ...rows }) => findAttemptFigures(db, { ...rows, from: now, to: now }),
      { days: [], totals: noFigures },
    ],
  ])("are not read by %s", async (_name, ask, nothing) => {
    const { stranger, owner } = await answersOf(openDelivery, ask);
    expect(stranger).toEqual(nothing);
    expect(owner).not.toEqual(nothing);
  });

  it.each<[string, Ask]>([
    [
      "claimActivations",
      (db, rows) =>
        claimActivations(db, { ...rows, claims: [{ id: rows.activationId, body: null }], claimId: newId() }),
    ],
    ["postponeActivations", (db, { until, ...rows }) => postponeActivations(db, { ...rows, dueAt: until })],
    ["updateActivations", record],
    ["recordAttempts", recordTried],
    ["moveActivations", move],
    ["updateDestinationRow", update],
    ["requeueActivation", (db, rows) => requeueActivation(db, { ...rows, status: "queued" })],
  ])("are not changed by %s", async (_name, ask) => {
    const tables = [activations, destinations];
    const { before, afterStranger, afterOwner } = await changesOf(openDelivery, tables, ask);
    expect(afterStranger).toEqual(before);
    expect(afterOwner).not.toEqual(before);
  });
});

it("an attempt is not shown for another workspace's signal", () =>
  withRollback(async (world) => {
    const { owner, stranger } = await openTwoWorkspaces(world);
    const { db, customerId } = owner;
    const claimId = newId();
    for (const of of [owner, stranger]) {
      const { id: signalId } = await insertSignal(of);
      const { id } = await insertActivation(owner, { signalId, status: "delivering", claimId });
      const about = { category: "delivery", title: "Delivered", detail: null, sourceId: null } as const;
      const activity = { id: newId(), ...about, signalId, cause: id, createdAt: owner.clock.now() };
      const updates = failedUpdates([id]);
      const recorded = { customerId, claimId, updates, attempts: [], activities: [activity] };
      expect(await recordAttempts(db, recorded)).toEqual(new Set([id]));
    }
    expect(await db.$count(activities, eq(activities.customerId, customerId))).toBe(1);
  }));
