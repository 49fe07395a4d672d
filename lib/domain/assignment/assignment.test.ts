import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { assignmentRules, signals } from "@/db/schema";
import type { Context } from "@/lib/context";
import { AssignmentRuleChange } from "@/lib/contracts/assignment-rules";
import { changeSignals } from "@/lib/domain/signal-work/change";
import { removeMember } from "@/lib/domain/team/change";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertRule } from "@/tests/factories/signal-work";
import { insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertSource, insertUser } from "@/tests/factories/workspace";
import { assignNewSignals } from "./assign-new-signals";
import { changeAssignmentRules, listAssignmentRules } from "./rules";

/** Signals of this location, oldest first. */
async function insertSignals(ctx: Context, count: number, personLocation: string) {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push((await insertSignal(ctx, { personLocation })).id);
  return ids;
}
/** Who has each of the workspace's signals, oldest first. */
const assigneesOf = async ({ db, customerId }: Context) =>
  (
    await db
      .select({ assigneeId: signals.assigneeId })
      .from(signals)
      .where(eq(signals.customerId, customerId))
      .orderBy(asc(signals.ordinal))
  ).map(({ assigneeId }) => assigneeId);

describe("assigning new signals", () => {
  it("follows the first rule that matches; members take turns across runs", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const [ada, ben, cyd] = [
        (await insertUser(ctx)).id,
        (await insertUser(ctx)).id,
        (await insertUser(ctx)).id,
      ];
      await insertRule(ctx, { position: 1, assignees: [cyd] });
      await insertRule(ctx, { position: 0, assignees: [ada, ben], conditions: { regions: ["Berlin"] } });
      const berlin = await insertSignals(ctx, 3, "Berlin, Germany");
      const [paris] = await insertSignals(ctx, 1, "Paris");
      expect(await assignNewSignals(ctx, { signalIds: [...berlin, paris ?? ""] })).toEqual({ assigned: 4 });
      const more = await insertSignals(ctx, 2, "Berlin");
      await assignNewSignals(ctx, { signalIds: more });
      expect(await assigneesOf(ctx)).toEqual([ada, ben, ada, cyd, ben, ada]);
    }));

  it("rules once: a second run, and what a person decided, change nothing", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const [ada, ben] = [(await insertUser(ctx)).id, (await insertUser(ctx)).id];
      await insertRule(ctx, { assignees: [ada] });
      const signalIds = await insertSignals(ctx, 2, "Oslo");
      const [first = "", second = ""] = signalIds;
      await changeSignals(ctx, ada, { signalIds: [second], assigneeId: ben });
      expect(await assignNewSignals(ctx, { signalIds })).toEqual({ assigned: 1 });
      await changeSignals(ctx, ada, { signalIds: [first], assigneeId: null });
      await changeSignals(ctx, ada, { signalIds: [second], assigneeId: null });
      expect(await assignNewSignals(ctx, { signalIds })).toEqual({ assigned: 0 });
      expect(await assigneesOf(ctx)).toEqual([null, null]);
      const [rule] = await db.select().from(assignmentRules);
      expect(rule).toMatchObject({ turns: 1 });
    }));

  it("skips members who left; a rule without any passes its signals on", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await insertUser(ctx, { role: "admin" });
      const [ada, ben] = [(await insertUser(ctx)).id, (await insertUser(ctx)).id];
      await insertRule(ctx, { position: 0, assignees: [ben] });
      await insertRule(ctx, { position: 1, assignees: [ben, ada] });
      await removeMember(ctx, { userId: ben });
      await assignNewSignals(ctx, { signalIds: await insertSignals(ctx, 2, "Oslo") });
      expect(await assigneesOf(ctx)).toEqual([ada, ada]);
    }));

  it("leaves other workspaces and workspaces without rules alone", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      await insertRule(ctx, { assignees: [(await insertUser(ctx)).id] });
      const theirs = await insertSignals(other, 1, "Oslo");
      expect(await assignNewSignals(ctx, { signalIds: theirs })).toEqual({ assigned: 0 });
      expect(await assignNewSignals(other, { signalIds: theirs })).toEqual({ assigned: 0 });
      expect(await assigneesOf(other)).toEqual([null]);
    }));

  it("shares turns evenly among parallel runs", () =>
    withDatabase(async ({ ctx }) => {
      await insertCustomer(ctx);
      const [ada, ben] = [(await insertUser(ctx)).id, (await insertUser(ctx)).id];
      await insertRule(ctx, { assignees: [ada, ben] });
      const ids = await insertSignals(ctx, 8, "Oslo");
      const runs = ids.map((id) => assignNewSignals(ctx, { signalIds: [id] }));
      expect(await Promise.all(runs)).toEqual(Array(8).fill({ assigned: 1 }));
      const found = await assigneesOf(ctx);
      expect([ada, ben].map((id) => found.filter((one) => one === id).length)).toEqual([4, 4]);
    }));
});

describe("assignment rules", () => {
  it("are replaced as a whole and keep their turns by ID", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const ada = (await insertUser(ctx)).id;
      const kept = await insertRule(ctx, { assignees: [ada], turns: 5 });
      await insertRule(ctx, { assignees: [ada] });
      const source = await insertSource(ctx);
      const rules = [
        { name: "New", conditions: { sourceId: source.id }, assigneeIds: [ada] },
        { id: kept.id, name: "Kept", conditions: {}, assigneeIds: [ada] },
      ];
      const { data } = await changeAssignmentRules(ctx, { rules });
      expect(data).toMatchObject(rules);
      expect((await listAssignmentRules(ctx)).data).toEqual(data);
      const [row] = await db.select().from(assignmentRules).where(eq(assignmentRules.id, kept.id));
      expect(row).toMatchObject({ turns: 5, position: 1 });
      expect(await changeAssignmentRules(ctx, { rules: [] })).toMatchObject({ data: [] });
    }));

  it("refuse members and sources of other workspaces and unknown rules, and change nothing", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const ada = (await insertUser(ctx)).id;
      const stranger = (await insertUser(other)).id;
      const source = await insertSource(other);
      const theirs = await insertRule(other, { assignees: [stranger] });
      const rule = { name: "Rule", conditions: {}, assigneeIds: [ada] };
      for (const [wrong, path] of [
        [{ ...rule, assigneeIds: [ada, stranger] }, "rules.0.assigneeIds"],
        [{ ...rule, conditions: { sourceId: source.id } }, "rules.0.conditions.sourceId"],
        [{ ...rule, id: theirs.id }, "rules.0.id"],
      ] as const) {
        await expect(
          changeAssignmentRules(ctx, { rules: [{ ...wrong, assigneeIds: [...wrong.assigneeIds] }] }),
        ).rejects.toMatchObject({ details: [{ path }] });
      }
      expect((await listAssignmentRules(ctx)).data).toEqual([]);
      expect((await listAssignmentRules(other)).data).toHaveLength(1);
    }));

  it("lose a member who leaves, keep their other members, and can be saved as they are listed", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await insertUser(ctx, { role: "admin" });
      const [ada, ben] = [(await insertUser(ctx)).id, (await insertUser(ctx)).id];
      await insertRule(ctx, { position: 0, assignees: [ben, ada] });
      await insertRule(ctx, { position: 1, assignees: [ben] });
      await removeMember(ctx, { userId: ben });
      const { data, version } = await listAssignmentRules(ctx);
      expect(data.map(({ assigneeIds }) => assigneeIds)).toEqual([[ada], []]);
      expect(await changeAssignmentRules(ctx, { rules: data, version })).toEqual({ data, version });
      const signalIds = await insertSignals(ctx, 1, "Oslo");
      expect(await assignNewSignals(ctx, { signalIds })).toEqual({ assigned: 1 });
    }));

  it("can be saved although a stored one names a user who left before, or a deleted source", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const ada = (await insertUser(ctx)).id;
      const left = (await insertUser(ctx, { role: null })).id;
      const conditions = { sourceId: newId() };
      const rule = await insertRule(ctx, { assignees: [left, ada], conditions });
      const { data } = await listAssignmentRules(ctx);
      expect(data).toMatchObject([{ assigneeIds: [ada] }]);
      const added = { name: "Added", conditions: {}, assigneeIds: [ada] };
      await changeAssignmentRules(ctx, { rules: [...data, added] });
      const [row] = await db.select().from(assignmentRules).where(eq(assignmentRules.id, rule.id));
      expect(row).toMatchObject({ assignees: [ada], conditions });
    }));

  it("need a member to be added", () => {
    const rule = { name: "Empty", conditions: {}, assigneeIds: [] };
    expect(AssignmentRuleChange.safeParse({ rules: [rule] }).success).toBe(false);
    expect(AssignmentRuleChange.safeParse({ rules: [{ ...rule, id: newId() }] }).success).toBe(true);
  });

  it("of two people who each add one at the same time, one is told, and loses nothing of the other", () =>
    withDatabase(async ({ ctx }) => {
      await insertCustomer(ctx);
      const ada = (await insertUser(ctx)).id;
      await insertRule(ctx, { assignees: [ada], conditions: { regions: ["Oslo"], minEmployees: 5 } });
      const { data, version } = await listAssignmentRules(ctx);
      const add = (name: string, from = { data, version }) => {
        const rule = { name, conditions: {}, assigneeIds: [ada] };
        return changeAssignmentRules(ctx, { rules: [...from.data, rule], version: from.version });
      };
      const names = ["One", "Two", "Three"];
      const outcomes = await Promise.allSettled(names.map((name) => add(name)));
      const refused = names.filter((_, n) => outcomes[n]?.status === "rejected");
      expect(refused).toHaveLength(2);
      for (const outcome of outcomes) {
        if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "version_conflict" });
      }
      for (const name of refused) await add(name, await listAssignmentRules(ctx));
      const { data: after } = await listAssignmentRules(ctx);
      expect(after.map(({ name }) => name).sort()).toEqual([...names, data[0]?.name].sort());
    }));

  it("without a version replace what is there, as before", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const ada = (await insertUser(ctx)).id;
      const rule = { name: "First", conditions: {}, assigneeIds: [ada] };
      const first = await changeAssignmentRules(ctx, { rules: [rule] });
      const second = await changeAssignmentRules(ctx, { rules: [{ ...rule, name: "Second" }] });
      expect(second.version).not.toBe(first.version);
      expect((await listAssignmentRules(ctx)).data).toMatchObject([{ name: "Second" }]);
    }));
});
