/** When members had the signal list open. */
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../client";
import { memberships } from "../schema";

const ofMember = (input: { customerId: string; userId: string }) =>
  and(eq(memberships.customerId, input.customerId), eq(memberships.userId, input.userId));

/** When a member last had the list open, and when the visit before that ended; undefined for no member. */
export async function findSignalVisit(db: Db, input: { customerId: string; userId: string }) {
  const [row] = await db
    .select({ seenAt: memberships.signalsSeenAt, newSince: memberships.signalsNewSince })
    .from(memberships)
    .where(ofMember(input));
  return row;
}

/**
 * Notes that a member has the list open. If they last had it open at `absentSince` or earlier, that was the visit
 * before.
 */
export async function noteSignalVisit(
  db: Db,
  input: { customerId: string; userId: string; now: Date; absentSince: Date },
): Promise<void> {
  const { signalsSeenAt, signalsNewSince } = memberships;
  await db
    .update(memberships)
    .set({
      signalsNewSince: sql`case when ${signalsSeenAt} <= ${input.absentSince.toISOString()}::timestamptz
        then ${signalsSeenAt} else ${signalsNewSince} end`,
      signalsSeenAt: sql`greatest(${signalsSeenAt}, ${input.now.toISOString()}::timestamptz)`,
    })
    .where(ofMember(input));
}
