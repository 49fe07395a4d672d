import { findSignalVisit, noteSignalVisit } from "@/db/queries/signal-visits";
import { hours } from "@/lib/clock";
import type { Context } from "@/lib/context";

/** How long the list must not have been open for a visit to have ended, in milliseconds. */
const absence = hours(1);

const absentSince = (now: Date): Date => new Date(now.getTime() - absence);

/** Notes that a member has the signal list open. Call it on opening and, while it is open, more often than hourly. */
export async function visitSignals(
  { db, customerId, clock }: Context,
  userId: string,
): Promise<{ ok: true }> {
  const now = clock.now();
  await noteSignalVisit(db, { customerId, userId, now, absentSince: absentSince(now) });
  return { ok: true };
}

/**
 * When the member's last visit to the signal list ended: the one before the present one, or the last one if they are
 * not there now. Undefined before it has ended once.
 */
export async function lastVisitOf(
  { db, customerId, clock }: Context,
  userId: string,
): Promise<Date | undefined> {
  const visit = await findSignalVisit(db, { customerId, userId });
  if (!visit?.seenAt) return undefined;
  return (visit.seenAt <= absentSince(clock.now()) ? visit.seenAt : visit.newSince) ?? undefined;
}
