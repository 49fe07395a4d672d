import { assignmentRules, signalComments } from "@/db/schema";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { one } from "./one";

/** A comment without an author and mentions. */
export async function insertComment(
  ctx: Context,
  change: Partial<typeof signalComments.$inferInsert> & { signalId: string },
): Promise<typeof signalComments.$inferSelect> {
  const { customerId, clock, db } = ctx;
  const row = { id: newId(), customerId, text: "Met them in May.", mentions: [], createdAt: clock.now() };
  return one(
    await db
      .insert(signalComments)
      .values({ ...row, ...change })
      .returning(),
  );
}

/** A rule that every signal matches, the last in order unless a position is given. */
export async function insertRule(
  ctx: Context,
  change: Partial<typeof assignmentRules.$inferInsert> & { assignees: string[] },
): Promise<typeof assignmentRules.$inferSelect> {
  const { customerId, clock, db } = ctx;
  const row = { id: newId(), customerId, name: "Rule", position: 99, conditions: {}, createdAt: clock.now() };
  return one(
    await db
      .insert(assignmentRules)
      .values({ ...row, ...change })
      .returning(),
  );
}
