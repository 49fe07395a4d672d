/** Another workspace's signals are neither read nor changed by how a team works its own. */
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import {
  assignmentRules,
  memberships,
  signalComments,
  signalReads,
  signalStageNames,
  signals,
} from "@/db/schema";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertComment, insertRule } from "@/tests/factories/signal-work";
import { insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertSource, insertUser } from "@/tests/factories/workspace";
import { findAssignmentRules, replaceAssignmentRules, updateRuleTurns } from "./assignment-rules";
import { findCustomerName, updateCustomer } from "./customers";
import { deleteComment, findComments } from "./signal-comments";
import { findReadSignals, writeReads } from "./signal-reads";
import { findStageNames, writeStageName } from "./signal-stage-names";
import { findSignalVisit, noteSignalVisit } from "./signal-visits";
import {
  countComments,
  findTeammates,
  lockSignals,
  lockUnruledSignals,
  unassignSignals,
  updateSignalWork,
} from "./signal-work";
import { findSourceIds } from "./sources";

async function open({ ctx }: TestWorld) {
  await insertCustomer(ctx, { name: "Theirs" });
  const stranger = { ...ctx, customerId: newId() };
  await insertCustomer(stranger);
  const user = await insertUser(ctx);
  const source = await insertSource(ctx);
  const signal = await insertSignal(ctx, { sourceId: source.id, assigneeId: user.id });
  await writeReads(ctx.db, {
    ...{ customerId: ctx.customerId, userId: user.id },
    ...{ signalIds: [signal.id], isRead: true },
  });
  const comment = await insertComment(ctx, { signalId: signal.id });
  const rule = await insertRule(ctx, { assignees: [user.id] });
  await writeStageName(ctx.db, { customerId: ctx.customerId, stage: "won", name: "Customer" });
  const ids = {
    ...{ userId: user.id, userIds: [user.id], sourceIds: [source.id] },
    ...{ signalId: signal.id, signalIds: [signal.id], commentId: comment.id, ruleId: rule.id },
  };
  const rows = async () => ({
    signal: one(await ctx.db.select().from(signals).where(eq(signals.id, signal.id))),
    comments: await ctx.db.select().from(signalComments).where(eq(signalComments.id, comment.id)),
    rules: await ctx.db.select().from(assignmentRules).where(eq(assignmentRules.id, rule.id)),
    names: await ctx.db.select().from(signalStageNames),
    reads: await ctx.db.select().from(signalReads),
    members: await ctx.db.select().from(memberships).where(eq(memberships.userId, user.id)),
  });
  return { stranger: stranger.customerId, owner: ctx.customerId, ids, rows };
}
type Ids = Awaited<ReturnType<typeof open>>["ids"] & { customerId: string };

it.each<[string, (world: TestWorld, ids: Ids) => Promise<unknown>, unknown]>([
  ["lockSignals", ({ db }, ids) => lockSignals(db, ids), []],
  ["lockUnruledSignals", ({ db }, ids) => lockUnruledSignals(db, ids), []],
  ["findTeammates", ({ db }, ids) => findTeammates(db, ids), new Map()],
  ["countComments", ({ db }, ids) => countComments(db, ids), new Map()],
  ["findComments", ({ db }, ids) => findComments(db, { ...ids, limit: 9, offset: 0 }), []],
  ["findAssignmentRules", ({ db }, ids) => findAssignmentRules(db, ids), []],
  ["findStageNames", ({ db }, ids) => findStageNames(db, ids), {}],
  ["findReadSignals", ({ db }, ids) => findReadSignals(db, ids), new Set()],
  ["findSignalVisit", ({ db }, ids) => findSignalVisit(db, ids), undefined],
  ["findSourceIds", ({ db }, ids) => findSourceIds(db, ids), []],
])("%s reads nothing of another workspace", (_, read, nothing) =>
  withRollback(async (world) => {
    const { stranger, owner, ids } = await open(world);
    expect(await read(world, { ...ids, customerId: stranger })).toEqual(nothing);
    expect(await read(world, { ...ids, customerId: owner })).not.toEqual(nothing);
  }),
);

it.each<[string, (world: TestWorld, ids: Ids) => Promise<unknown>]>([
  ["updateSignalWork", ({ db }, ids) => updateSignalWork(db, { ...ids, set: { stage: "won" } })],
  ["unassignSignals", ({ db }, ids) => unassignSignals(db, ids)],
  ["deleteComment", ({ db }, ids) => deleteComment(db, ids)],
  ["replaceAssignmentRules", ({ db }, ids) => replaceAssignmentRules(db, { ...ids, rules: [] })],
  ["updateRuleTurns", ({ db }, ids) => updateRuleTurns(db, { ...ids, turns: 7 })],
  ["writeReads", ({ db }, ids) => writeReads(db, { ...ids, isRead: false })],
  [
    "noteSignalVisit",
    ({ db, clock }, ids) => noteSignalVisit(db, { ...ids, now: clock.now(), absentSince: clock.now() }),
  ],
  ["writeStageName", ({ db }, ids) => writeStageName(db, { ...ids, stage: "won", name: null })],
])("%s changes nothing of another workspace", (_, change) =>
  withRollback(async (world) => {
    const { stranger, owner, ids, rows } = await open(world);
    const before = await rows();
    await change(world, { ...ids, customerId: stranger });
    expect(await rows()).toEqual(before);
    await change(world, { ...ids, customerId: owner });
    expect(await rows()).not.toEqual(before);
  }),
);

it("a workspace's name is read and changed alone", () =>
  withRollback(async (world) => {
    const { stranger, owner } = await open(world);
    await updateCustomer(world.db, { customerId: stranger, set: { name: "Renamed" } });
    expect(await findCustomerName(world.db, { customerId: owner })).toBe("Theirs");
    expect(await findCustomerName(world.db, { customerId: stranger })).toBe("Renamed");
  }));
