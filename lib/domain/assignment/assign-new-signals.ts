import { findAssignmentRules, updateRuleTurns } from "@/db/queries/assignment-rules";
import { findTeammates, lockUnruledSignals, updateSignalWork } from "@/db/queries/signal-work";
import { type Context, transaction } from "@/lib/context";
import { notifyOfAssignment } from "@/lib/domain/notifications/notify";
import { groupBy } from "@/lib/group-by";
import { matchesRule } from "./matches-rule";

/**
 * Assigns new signals by the first rule that matches each, its members in turn. Members who have left lose their turn.
 * A signal is ruled on once: running it again assigns nothing and takes no turn, and a signal that someone already has
 * keeps its assignee. Returns how many were assigned.
 */
export async function assignNewSignals(
  ctx: Context,
  input: { signalIds: string[] },
): Promise<{ assigned: number }> {
  return transaction(ctx, async (tx) => {
    const { db, customerId, clock } = tx;
    // Locked first: the rules' lock makes concurrent parts take turns one after the other.
    const rules = await findAssignmentRules(db, { customerId, lock: true });
    if (rules.length === 0) return { assigned: 0 };
    const signals = await lockUnruledSignals(db, { customerId, signalIds: input.signalIds });
    const userIds = [...new Set(rules.flatMap(({ assignees }) => assignees))];
    const members = await findTeammates(db, { customerId, userIds });
    const ruledAt = clock.now();
    const decided: { signalId: string; assigneeId: string }[] = [];
    for (const rule of rules) {
      const present = rule.assignees.filter((id) => members.has(id));
      if (present.length === 0) continue;
      const taken = new Set(decided.map(({ signalId }) => signalId));
      const mine = signals.filter(
        (signal) =>
          signal.assigneeId === null && !taken.has(signal.id) && matchesRule(rule.conditions, signal),
      );
      for (const [n, { id: signalId }] of mine.entries()) {
        const assigneeId = present[(rule.turns + n) % present.length];
        if (assigneeId) decided.push({ signalId, assigneeId });
      }
      if (mine.length > 0) {
        await updateRuleTurns(db, { customerId, ruleId: rule.id, turns: rule.turns + mine.length });
      }
    }
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
