/** ICP, team, audit log and suppression queries run by another workspace. */
import { describe, expect, it } from "vitest";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { insertAuditEntry } from "@/tests/factories/audit";
import { withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { insertInvite } from "@/tests/factories/team";
import { answersOf, changesOf, openTwoWorkspaces, type Question } from "@/tests/factories/two-workspaces";
import { insertIcp, insertUser } from "@/tests/factories/workspace";
import { icpProfiles, invites, memberships, suppressions } from "../schema";
import { countAuditEntries, findAuditActors, findAuditEntries } from "./audit";
import {
  findCustomer,
  findDefaultIcp,
  findSuppressions,
  lockDefaultIcp,
  updateCustomer,
  updateIcp,
} from "./customers";
import { findManagers } from "./recipients";
import { findWorkspacesOfUser } from "./sessions";
import {
  deleteSuppressionRow,
  findSuppressedUrls,
  findSuppression,
  findSuppressionPage,
  findSuppressionSubjects,
  insertSuppression,
} from "./suppressions";
import {
  cancelInvite,
  cancelInvitesTo,
  countMembers,
  countPendingInvites,
  deleteMember,
  findMember,
  findMembers,
  findPendingInvites,
  updateMemberRole,
} from "./team";

const url = "https://www.network.example/in/ana";

/** A workspace with a member, an invite, an ICP, a suppression, an audit log entry and a signal. */
async function openPlace(ctx: Context) {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const { id: icpId } = await insertIcp(ctx);
  const { id: userId } = await insertUser(ctx);
  const { id: inviteId, email } = await insertInvite(ctx);
  const { id: signalId } = await insertSignal(ctx);
  const suppressed = { kind: "person", value: url } as const;
  const suppressionId = newId();
  await insertSuppression(db, { customerId, id: suppressionId, createdAt: now, ...suppressed });
  await insertAuditEntry(ctx, { actorUserId: userId });
  const ids = { icpId, userId, inviteId, suppressionId, signalIds: [signalId] };
  return { ...ids, ...suppressed, email, urls: [url], now, limit: 10, offset: 0 };
}
type Ask = Question<Awaited<ReturnType<typeof openPlace>>>;

/** The verb has already locked the ICP: it throws if there is none. */
const changeIcp: Ask = (db, { customerId, icpId, now }) =>
  updateIcp(db, { customerId, icpId, set: { name: "Theirs" }, now }).catch(() => null);
const page = { rows: [], total: 0 };

describe("another workspace's people and settings", () => {
  it.each<[string, Ask, unknown]>([
    ["findDefaultIcp", findDefaultIcp, null],
    ["lockDefaultIcp", lockDefaultIcp, null],
    ["findSuppressions", findSuppressions, []],
    ["findSuppressionPage", findSuppressionPage, page],
    ["findSuppression", findSuppression, null],
    ["findSuppressedUrls", findSuppressedUrls, new Set()],
    ["findSuppressionSubjects", findSuppressionSubjects, []],
    ["findAuditEntries", findAuditEntries, []],
    ["countAuditEntries", countAuditEntries, 0],
    ["findAuditActors", findAuditActors, []],
    ["findManagers", findManagers, []],
    ["findMembers", findMembers, []],
    ["findMember", (db, { customerId, userId }) => findMember(db, { customerId, userId }), null],
    ["countMembers", (db, { customerId }) => countMembers(db, { customerId }), 0],
    ["findPendingInvites", findPendingInvites, []],
    ["countPendingInvites", countPendingInvites, 0],
  ])("are not read by %s", async (_name, ask, nothing) => {
    const { stranger, owner } = await answersOf(openPlace, ask);
    expect(stranger).toEqual(nothing);
    expect(owner).not.toEqual(nothing);
  });

  it.each<[string, Ask]>([
    ["updateIcp", changeIcp],
    ["deleteSuppressionRow", deleteSuppressionRow],
    ["updateMemberRole", (db, rows) => updateMemberRole(db, { ...rows, role: "user" })],
    ["deleteMember", deleteMember],
    ["cancelInvite", cancelInvite],
    ["cancelInvitesTo", cancelInvitesTo],
  ])("are not changed by %s", async (_name, ask) => {
    const tables = [icpProfiles, suppressions, memberships, invites];
    const { before, afterStranger, afterOwner } = await changesOf(openPlace, tables, ask);
    expect(afterStranger).toEqual(before);
    expect(afterOwner).not.toEqual(before);
  });
});

describe("a setting of one workspace", () => {
  it("does not change another: updateCustomer", () =>
    withRollback(async (world) => {
      const set = { periodStart: new Date("2026-01-01"), dailyBudgetCapCents: 1 };
      const { owner, stranger } = await openTwoWorkspaces(world);
      const read = () => findCustomer(world.db, owner);
      const before = await read();
      await updateCustomer(world.db, { customerId: stranger.customerId, set });
      expect(await read()).toEqual(before);
      await updateCustomer(world.db, { customerId: owner.customerId, set });
      expect(await read()).not.toEqual(before);
    }));
});

it("a lookup of a user's workspaces finds only the given one", () =>
  withRollback(async (world) => {
    const { owner, stranger } = await openTwoWorkspaces(world);
    const { db } = world;
    const { id: userId } = await insertUser(owner);
    await db.insert(memberships).values({ customerId: stranger.customerId, userId, role: "user" });
    const { customerId } = owner;
    const find = (named: { customerId?: string }) =>
      findWorkspacesOfUser(db, { userId, limit: 10, ...named });
    expect(await find({ customerId })).toMatchObject({ rows: [{ id: customerId }], total: 1 });
    expect(await find({})).toMatchObject({ total: 2 });
  }));
