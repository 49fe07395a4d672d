import { deleteOldAttemptsAcrossCustomers } from "@/db/queries/delivery-attempts";
import { deleteOldMailAcrossCustomers } from "@/db/queries/mailbox";
import { deleteSentAcrossCustomers } from "@/db/queries/outbox";
import { deleteEndedSessionsAcrossCustomers } from "@/db/queries/sessions";
import { deleteExpiredTokensAcrossCustomers } from "@/db/queries/users";
import { days } from "@/lib/clock";
import type { SystemContext } from "@/lib/context";
import { settings } from "@/lib/domain/settings";

/** Forgets what has served its time; answers how many rows of each kind. */
export async function forgetOldRows({ db, clock }: SystemContext): Promise<Record<string, number>> {
  const before = (ms: number) => ({ before: new Date(clock.now().getTime() - ms) });
  return {
    attempts: await deleteOldAttemptsAcrossCustomers(db, before(settings.delivery.keepAttemptsMs)),
    events: await deleteSentAcrossCustomers(db, before(days(2))),
    sessions: await deleteEndedSessionsAcrossCustomers(db, before(days(30))),
    tokens: await deleteExpiredTokensAcrossCustomers(db, before(days(1))),
    mails: await deleteOldMailAcrossCustomers(db, before(days(7))),
  };
}
