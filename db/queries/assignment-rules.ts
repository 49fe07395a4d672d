import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../client";
import { assignmentRules } from "../schema";

export type AssignmentRuleRow = typeof assignmentRules.$inferSelect;

/** The workspace's rules in order. A cap limits them. Locked, nobody else takes a turn meanwhile. */
export async function findAssignmentRules(
  db: Db,
  input: { customerId: string; lock?: boolean },
): Promise<AssignmentRuleRow[]> {
  const query = db
    .select()
    .from(assignmentRules)
    .where(eq(assignmentRules.customerId, input.customerId))
    .orderBy(asc(assignmentRules.position), asc(assignmentRules.id));
  return input.lock ? query.for("update") : query;
}

/** Replaces all rules of the workspace. */
export async function replaceAssignmentRules(
  db: Db,
  input: { customerId: string; rules: Omit<AssignmentRuleRow, "customerId">[] },
): Promise<void> {
  const { customerId, rules } = input;
  await db.delete(assignmentRules).where(eq(assignmentRules.customerId, customerId));
  if (rules.length === 0) return;
  await db.insert(assignmentRules).values(rules.map((rule) => ({ ...rule, customerId })));
}

export async function updateRuleTurns(
  db: Db,
  input: { customerId: string; ruleId: string; turns: number },
): Promise<void> {
  const { customerId, ruleId, turns } = input;
  await db
    .update(assignmentRules)
    .set({ turns })
    .where(and(eq(assignmentRules.customerId, customerId), eq(assignmentRules.id, ruleId)));
}

/** Takes a user out of all rules of the workspace; a rule may be left without anyone. */
export async function removeFromRules(db: Db, input: { customerId: string; userId: string }): Promise<void> {
  const { customerId, userId } = input;
  await db
    .update(assignmentRules)
    .set({ assignees: sql`array_remove(${assignmentRules.assignees}, ${userId}::uuid)` })
    .where(
      and(
        eq(assignmentRules.customerId, customerId),
        sql`${userId}::uuid = any(${assignmentRules.assignees})`,
      ),
    );
}
