import { and, eq, gte } from "drizzle-orm";
import type { Db } from "../client";
import { icpProposalDecisions } from "../schema";

export type DecisionRow = typeof icpProposalDecisions.$inferSelect;

/** What was decided about proposals since a time. */
export async function findDecisions(
  db: Db,
  input: { customerId: string; since: Date },
): Promise<DecisionRow[]> {
  return db
    .select()
    .from(icpProposalDecisions)
    .where(
      and(
        eq(icpProposalDecisions.customerId, input.customerId),
        gte(icpProposalDecisions.decidedAt, input.since),
      ),
    );
}

/** Stores a decision, replacing an earlier one about the same proposal. */
export async function upsertDecision(db: Db, input: DecisionRow): Promise<void> {
  const { decision, decidedAt } = input;
  await db
    .insert(icpProposalDecisions)
    .values(input)
    .onConflictDoUpdate({
      target: [icpProposalDecisions.customerId, icpProposalDecisions.proposalId],
      set: { decision, decidedAt },
    });
}
