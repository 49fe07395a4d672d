/** Scheduled work of notifications, across all workspaces. */
import { policy } from "@/db/policy";
import {
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
  return transaction(ctx, async ({ db, clock }) => {
    const now = clock.now();
    const due = await lockDueDigestsAcrossCustomers(db, { now, limit });
    const rows = due.map(({ customerId, userId, digest, timeZone, nextDigestAt }) => {
      const since = startOfDigest(nextDigestAt, { frequency: digest, timeZone: timeZone ?? unknownZone });
      return {
        ...{ id: newId(), customerId, userId, kind: "digest" as const, isShown: false },
        ...{ key: nextDigestAt.toISOString(), data: { since: since.toISOString() } },
        ...{ createdAt: now, sendAt: now },
      };
    });
    await insertNotifications(db, rows);
    for (const { customerId, userId, digest, timeZone } of due) {
      const zone = timeZone ?? unknownZone;
      const next = nextDigest(now, { frequency: digest, hour: policy.digestHour, timeZone: zone });
      if (next) await updateNextDigest(db, { customerId, userId, nextDigestAt: next });
    }
    return { planned: rows.length };
  });
}

async function giveDefaults({ db, clock }: SystemContext): Promise<void> {
  const members = await findMembersWithoutPreferencesAcrossCustomers(db, { limit });
  const defaults = preferencesOf({ preferences: null });
  await insertMissingPreferences(
    db,
    members.map((member) => preferencesRow(member, defaults, clock.now())),
  );
}
