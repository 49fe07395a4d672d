/** Scheduled work of notifications, across all workspaces. */
import { policy } from "@/db/policy";
import {
  type DueDigest,
  findMembersWithoutPreferencesAcrossCustomers,
  insertMissingPreferences,
  lockDueDigestsAcrossCustomers,
  updateNextDigest,
} from "@/db/queries/notification-preferences";
import { findDueRecipientsAcrossCustomers, insertNotifications } from "@/db/queries/notifications";
import { type SystemContext, transaction } from "@/lib/context";
import { newId } from "@/lib/ids";
import { nextDigest, startOfDigest } from "./local-time";
import { preferencesOf, preferencesRow, unknownZone } from "./preferences";

const limit = 500;

/** Announces recipients for whom something is due; it may have been announced before, and is claimed once. */
export async function startDueNotifications(ctx: SystemContext): Promise<{ started: number }> {
  return transaction(ctx, async ({ db, clock, emit }) => {
    const due = await findDueRecipientsAcrossCustomers(db, { now: clock.now(), limit });
    for (const data of due) emit({ name: "notifications/due", data });
    return { started: due.length };
  });
}

/**
 * Stores the digests that are due, each with the period it covers, and plans the next ones. Digests that were missed
 * while the product was down are one digest. New members are given the default preferences first.
 */
export async function planDigests(ctx: SystemContext): Promise<{ planned: number }> {
  await giveDefaults(ctx);
  let planned = 0;
  for (let found = limit; found > 0; planned += found) found = await planSome(ctx);
  return { planned };
}

/** Plans some of the due digests, and returns how many; none if there are no more. */
async function planSome(ctx: SystemContext): Promise<number> {
  return transaction(ctx, async ({ db, clock }) => {
    const now = clock.now();
    const due = await lockDueDigestsAcrossCustomers(db, { now, limit });
    const rows = due.map((one) => ({
      ...{ id: newId(), customerId: one.customerId, userId: one.userId, kind: "digest" as const },
      ...{ key: one.nextDigestAt.toISOString(), data: { since: startOf(one).toISOString() } },
      ...{ isShown: false, createdAt: now, sendAt: now },
    }));
    await insertNotifications(db, rows);
    for (const { customerId, userId, digest, timeZone } of due) {
      const zone = timeZone ?? unknownZone;
      const next = nextDigest(now, { frequency: digest, hour: policy.digestHour, timeZone: zone });
      if (next) await updateNextDigest(db, { customerId, userId, nextDigestAt: next });
    }
    return rows.length;
  });
}

/**
 * The start of a digest's period: the end of the one before, so that nothing is told twice or left out after a late
 * digest or a change of zone. A day or a week if there was none lately.
 */
function startOf({ digest: frequency, timeZone, nextDigestAt, lastDigestAt }: DueDigest): Date {
  const period = { frequency, timeZone: timeZone ?? unknownZone };
  const usual = startOfDigest(nextDigestAt, period);
  return lastDigestAt && lastDigestAt > startOfDigest(usual, period) ? lastDigestAt : usual;
}

async function giveDefaults({ db, clock }: SystemContext): Promise<void> {
  const defaults = preferencesOf({ preferences: null });
  for (let found = limit; found === limit; ) {
    const members = await findMembersWithoutPreferencesAcrossCustomers(db, { limit });
    const rows = members.map((member) =>
      preferencesRow({ ...member, preferences: null }, defaults, clock.now()),
    );
    await insertMissingPreferences(db, rows);
    found = members.length;
  }
}
