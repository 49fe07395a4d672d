/** Several signals of one person, and several members: nobody treats the person as new while another works them. */
import { describe, expect, it } from "vitest";
import { assignmentRules } from "@/db/schema";
import { SignalListQuery } from "@/lib/contracts/signals";
import { assignNewSignals } from "@/lib/domain/assignment/assign-new-signals";
import { listSignals } from "@/lib/domain/signals/list";
import { removeMember } from "@/lib/domain/team/change";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { insertRule } from "@/tests/factories/signal-work";
import { insertPerson, insertSignal } from "@/tests/factories/signals";
import { viewerOf } from "@/tests/factories/viewer";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { changeSignals } from "./change";
import { createComment } from "./comments";

/** Two members, and two signals of one person besides one of somebody else. */
async function open({ ctx }: Pick<TestWorld, "ctx">) {
  await insertCustomer(ctx);
  await insertUser(ctx, { role: "admin" });
  const [ada, ben] = [await insertUser(ctx), await insertUser(ctx)];
  const { id: personId } = await insertPerson(ctx);
  const first = await insertSignal(ctx, { personId });
  const other = await insertSignal(ctx);
  const second = await insertSignal(ctx, { personId });
  const list = async (query: Record<string, string> = {}) => {
    const { data, total } = await listSignals(ctx, ben.id, SignalListQuery.parse(query));
    return { total, handlings: Object.fromEntries(data.map(({ id, handling }) => [id, handling])) };
  };
  return { ctx, ada, ben, personId, first, second, other, list };
}
const named = ({ id, name, email }: { id: string; name: string | null; email: string }) =>
  expect.objectContaining({ userId: id, name, email });

describe("the signals of one person", () => {
  it("say which member contacted the person, and when, on every one of them", () =>
    withRollback(async ({ ctx, clock }) => {
      const { ada, first, second, other, list } = await open({ ctx });
      const at = clock.now().toISOString();
      await changeSignals(ctx, ada.id, { signalIds: [first.id], stage: "contacted" });
      clock.advance(60_000);
      // The time is that of the move.
      await changeSignals(ctx, ada.id, { signalIds: [first.id], stage: "contacted" });
      const handling = { how: "contacted", by: named(ada), at, signalId: first.id };
      expect((await list()).handlings).toEqual({
        [first.id]: handling,
        [second.id]: handling,
        [other.id]: null,
      });
      await changeSignals(ctx, ada.id, { signalIds: [first.id], stage: "new" });
      expect((await list()).handlings).toMatchObject({ [first.id]: null, [second.id]: null });
    }));

  it("say who commented on one of them, until the author has left", () =>
    withRollback(async ({ ctx }) => {
      const { ada, first, second, list } = await open({ ctx });
      await createComment(viewerOf(ctx, ada, "user"), { signalId: first.id, text: "Called", mentions: [] });
      const handling = { how: "commented", by: named(ada), signalId: first.id };
      expect((await list()).handlings[second.id]).toMatchObject(handling);
      await removeMember(ctx, { userId: ada.id });
      expect((await list()).handlings[second.id]).toMatchObject({ how: "commented", by: null });
    }));

  it("tell nothing of another workspace's work with the same person", () =>
    withRollback(async ({ ctx }) => {
      const { personId, second, list } = await open({ ctx });
      const stranger = { ...ctx, customerId: newId() };
      await insertCustomer(stranger);
      const eve = await insertUser(stranger);
      const theirs = await insertSignal(stranger, { personId });
      await changeSignals(stranger, eve.id, {
        signalIds: [theirs.id],
        stage: "contacted",
        assigneeId: eve.id,
      });
      expect((await list()).handlings[second.id]).toBeNull();
      expect(await assignNewSignals(ctx, { signalIds: [second.id] })).toEqual({ assigned: 0 });
    }));

  it("are taken together: those that nobody has or works leave the unassigned ones, too", () =>
    withRollback(async ({ ctx }) => {
      const { ada, ben, personId, first, second, other, list } = await open({ ctx });
      const closed = await insertSignal(ctx, { personId, stage: "not_a_fit" });
      const bens = await insertSignal(ctx, { personId, assigneeId: ben.id });
      const take = { signalIds: [first.id], assigneeId: ada.id };
      expect(await changeSignals(ctx, ada.id, take)).toEqual({ changed: 1, alsoAssigned: [second.id] });
      expect((await list({ assignee: ada.id })).total).toBe(2);
      expect((await list({ assignee: ben.id })).handlings).toHaveProperty(bens.id);
      const { handlings } = await list({ assignee: "none" });
      expect(Object.keys(handlings).sort()).toEqual([closed.id, other.id].sort());
      // Giving one away takes no others back, and unassigning one leaves the rest.
      const back = { signalIds: [first.id], assigneeId: null };
      expect(await changeSignals(ctx, ada.id, back)).toEqual({ changed: 1, alsoAssigned: [] });
      expect((await list({ assignee: ada.id })).total).toBe(1);
    }));
});

describe("a new signal of a person whom somebody has", () => {
  it("goes to the same member where no rule matches it", () =>
    withRollback(async ({ ctx }) => {
      const { ada, ben, personId, first, second, list } = await open({ ctx });
      await changeSignals(ctx, ada.id, { signalIds: [second.id, first.id], assigneeId: ada.id });
      const third = await insertSignal(ctx, { personId });
      expect(await assignNewSignals(ctx, { signalIds: [third.id] })).toEqual({ assigned: 1 });
      expect((await list({ assignee: ada.id })).total).toBe(3);
      await insertRule(ctx, { assignees: [ben.id], conditions: { regions: ["Oslo"] } });
      const fourth = await insertSignal(ctx, { personId });
      await assignNewSignals(ctx, { signalIds: [fourth.id] });
      expect((await list({ assignee: ada.id })).total).toBe(4);
    }));

  it("follows a rule: to the same member if they are among the rule's, out of turn, otherwise to the next", () =>
    withRollback(async ({ ctx, db }) => {
      const { ada, ben, personId, first, second, other, list } = await open({ ctx });
      const rule = await insertRule(ctx, { assignees: [ben.id, ada.id] });
      await changeSignals(ctx, ada.id, { signalIds: [first.id], assigneeId: ada.id });
      const third = await insertSignal(ctx, { personId });
      await assignNewSignals(ctx, { signalIds: [second.id, third.id, other.id] });
      expect((await list({ assignee: ada.id })).total).toBe(3);
      expect(Object.keys((await list({ assignee: ben.id })).handlings)).toEqual([other.id]);
      expect(await db.select().from(assignmentRules)).toMatchObject([{ id: rule.id, turns: 1 }]);

      await db.delete(assignmentRules);
      await insertRule(ctx, { assignees: [ben.id] });
      const fourth = await insertSignal(ctx, { personId });
      await assignNewSignals(ctx, { signalIds: [fourth.id] });
      expect((await list({ assignee: ben.id })).handlings).toHaveProperty(fourth.id);
    }));

  it("goes to one member together with others of the same person that are found with it", () =>
    withRollback(async ({ ctx }) => {
      const { ada, ben, first, second, other, list } = await open({ ctx });
      await insertRule(ctx, { assignees: [ada.id, ben.id] });
      await assignNewSignals(ctx, { signalIds: [first.id, second.id, other.id] });
      expect((await list({ assignee: ada.id })).total).toBe(2);
      expect(Object.keys((await list({ assignee: ben.id })).handlings)).toEqual([other.id]);
    }));

  it("is nobody's once that member has left", () =>
    withRollback(async ({ ctx }) => {
      const { ada, personId, first, list } = await open({ ctx });
      await changeSignals(ctx, ada.id, { signalIds: [first.id], assigneeId: ada.id });
      await removeMember(ctx, { userId: ada.id });
      const third = await insertSignal(ctx, { personId });
      expect(await assignNewSignals(ctx, { signalIds: [third.id] })).toEqual({ assigned: 0 });
      expect((await list({ assignee: "none" })).handlings).toHaveProperty(third.id);
    }));
});
