/** Queries for plans, their caps and allotments run by one workspace for rows of another. */

import { describe, expect, it } from "vitest";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { insertDestination } from "@/tests/factories/signals";
import { answersOf, changesOf, type Question } from "@/tests/factories/two-workspaces";
import { insertPack, insertSource, insertUser } from "@/tests/factories/workspace";
import { creditAlerts, creditEntries, creditGrants, customers, memberships } from "../schema";
import {
  endGrant,
  forgetAlerts,
  lockPack,
  lockUnexpiredAllotments,
  raiseGrant,
  revokeFromGrant,
  sumRevoked,
} from "./allotments";
import { findBalance, insertEntries } from "./credits";
import { updateCustomer } from "./customers";
import { findActiveBeyond, findPausedByPlan, findSeats, setReadOnly } from "./plan-caps";
import { findDiscrepancies } from "./reconciliation";

/** A pack of which some was taken back, one credit too many in the books, and what a plan counts and paused. */
async function openPlan(ctx: Context) {
  const { db, customerId, clock } = ctx;
  const now = clock.now();
  const { id: grantId } = await insertPack(ctx, 10);
  const revoke = { id: newId(), kind: "revoke", amount: -3, burned: 0, bundle: null } as const;
  await insertEntries(db, { customerId, entries: [{ ...revoke, cause: `grant:${grantId} refund` }], now });
  await db
    .insert(creditAlerts)
    .values({ customerId, allotment: `pack:${grantId}`, percent: 50, sentAt: now });
  await insertSource(ctx);
  await insertSource(ctx, {
    networkUrl: "https://network.example/in/paused/",
    isActive: false,
    pausedReason: "plan",
  });
  await insertDestination(ctx, {});
  const { id: userId } = await insertUser(ctx);
  const period = { periodStart: now, periodEnd: now };
  return { grantId, cause: `pack:${grantId}`, userIds: [userId], now, planSlug: "scale" as const, ...period };
}
type Ask = Question<Awaited<ReturnType<typeof openPlan>>>;

const active: Ask = (db, { customerId }) => findActiveBeyond(db, { customerId, what: "sources", cap: 0 });
const sending: Ask = (db, { customerId }) =>
  findActiveBeyond(db, { customerId, what: "destinations", cap: 0 });
const paused: Ask = (db, { customerId }) => findPausedByPlan(db, { customerId, what: "sources", limit: 9 });
const wrong: Ask = (db, { customerId }) => findDiscrepancies(db, { customerId, limit: 9 });

describe("another workspace's plan", () => {
  it.each<[string, Ask, unknown]>([
    ["lockUnexpiredAllotments", lockUnexpiredAllotments, []],
    ["lockPack", lockPack, null],
    ["sumRevoked", sumRevoked, { credits: 0 }],
    ["findBalance", (db, rows) => findBalance(db, { ...rows, kind: "pack" }), 0],
    ["findActiveBeyond of sources", active, []],
    ["findActiveBeyond of destinations", sending, []],
    ["findPausedByPlan", paused, []],
    ["findSeats", findSeats, []],
    ["findDiscrepancies", wrong, []],
  ])("is not read by %s", async (_name, ask, nothing) => {
    const { stranger, owner } = await answersOf(openPlan, ask);
    expect(stranger).toEqual(nothing);
    expect(owner).not.toEqual(nothing);
  });

  const tables = [creditGrants, creditEntries, creditAlerts, memberships];
  it.each<[string, Ask]>([
    ["endGrant", endGrant],
    ["raiseGrant", (db, rows) => raiseGrant(db, { ...rows, credits: 5, reached: 3_000, expiresAt: null })],
    ["revokeFromGrant", (db, rows) => revokeFromGrant(db, { ...rows, credits: 1, owed: 2 })],
    ["forgetAlerts", forgetAlerts],
    ["setReadOnly", (db, rows) => setReadOnly(db, { ...rows, isReadOnly: true })],
  ])("is not changed by %s", async (_name, ask) => {
    const { before, afterStranger, afterOwner } = await changesOf(openPlan, tables, ask);
    expect(afterStranger).toEqual(before);
    expect(afterOwner).not.toEqual(before);
  });

  it("is set by updateCustomer alone for the workspace that it names", async () => {
    const ask: Ask = (db, { customerId, planSlug, periodStart, periodEnd }) =>
      updateCustomer(db, { customerId, set: { planSlug, periodStart, periodEnd } });
    const { before, afterStranger, afterOwner } = await changesOf(openPlan, [customers], ask);
    const changed = (rows: unknown[][]) =>
      rows[0]?.filter((row) => !before[0]?.some((one) => JSON.stringify(one) === JSON.stringify(row))).length;
    expect([changed(afterStranger), changed(afterOwner)]).toEqual([1, 2]);
  });
});
