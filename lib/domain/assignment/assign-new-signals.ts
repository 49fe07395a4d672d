import { findAssignmentRules, updateRuleTurns } from "@/db/queries/assignment-rules";
import { findPersonAssignees } from "@/db/queries/person-work";
import { findTeammates, lockUnruledSignals, updateSignalWork } from "@/db/queries/signal-work";
import { type Context, transaction } from "@/lib/context";
import { notifyOfAssignment } from "@/lib/domain/notifications/notify";
import { groupBy } from "@/lib/group-by";
import { matchesRule } from "./matches-rule";

/**
 * Assigns new signals by the first rule that matches each, its members in turn; a person whom one of them has already
 * stays with that one, out of turn. Without a rule, a signal goes to the member who has its person. Members who have
 * left lose their turn. A signal is ruled on once: running it again assigns nothing and takes no turn, and a signal
 * that someone already has keeps its assignee. Returns how many were assigned.
 */
export async function assignNewSignals(
  ctx: Context,
  input: { signalIds: string[] },
): Promise<{ assigned: number }> {
  return transaction(ctx, async (tx) => {
    const { db, customerId, clock } = tx;
    // Locked first: the rules' lock makes concurrent parts take turns one after the other.
    const rules = await findAssignmentRules(db, { customerId, lock: true });
    const signals = await lockUnruledSignals(db, { customerId, signalIds: input.signalIds });
    const personIds = [...new Set(signals.map(({ personId }) => personId))];
    const owners = await findPersonAssignees(db, { customerId, personIds });
    if (rules.length === 0 && owners.size === 0) return { assigned: 0 };
    const userIds = [...new Set([...rules.flatMap(({ assignees }) => assignees), ...owners.values()])];
    const members = await findTeammates(db, { customerId, userIds });
    const tries = rules.map((rule) => ({
      ...rule,
      present: rule.assignees.filter((id) => members.has(id)),
      taken: 0,
    }));
    const decided: { signalId: string; assigneeId: string }[] = [];
    for (const signal of signals) {
      if (signal.assigneeId !== null) continue;
      const owner = owners.get(signal.personId);
      const rule = tries.find(
        ({ present, conditions }) => present.length > 0 && matchesRule(conditions, signal),
      );
      const keeps = owner !== undefined && members.has(owner) && (!rule || rule.present.includes(owner));
      const assigneeId = keeps ? owner : rule?.present[(rule.turns + rule.taken++) % rule.present.length];
      if (!assigneeId) continue;
      decided.push({ signalId: signal.id, assigneeId });
      owners.set(signal.personId, assigneeId);
    }
    for (const { id: ruleId, turns, taken } of tries) {
      if (taken > 0) await updateRuleTurns(db, { customerId, ruleId, turns: turns + taken });
    }
    const ruledAt = clock.now();
    for (const [assigneeId, own] of groupBy(decided, (one) => one.assigneeId)) {
      const signalIds = own.map(({ signalId }) => signalId);
      await updateSignalWork(db, { customerId, signalIds, set: { assigneeId, ruledAt } });
      await notifyOfAssignment(tx, { assigneeId, signalIds });
    }
    const given = new Set(decided.map(({ signalId }) => signalId));
    const rest = signals.filter(({ id }) => !given.has(id)).map(({ id }) => id);
    if (rest.length > 0) await updateSignalWork(db, { customerId, signalIds: rest, set: { ruledAt } });
    return { assigned: decided.length };
  });
}
