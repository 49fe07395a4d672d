import { policy } from "@/db/policy";
import { deleteIdleAppsAcrossCustomers } from "@/db/queries/app-registrations";
import { endIdleConnectedAppsAcrossCustomers } from "@/db/queries/connected-apps";
import { forgetPreviousSecretsAcrossCustomers } from "@/db/queries/destinations";
import { deleteOldAcrossCustomers, type OldRows } from "@/db/queries/old-rows";
import { forgetSuccessorsAcrossCustomers } from "@/db/queries/refresh-tokens";
import {
  deleteEngagementsBefore,
  deletePostsBefore,
  deleteSignalsBefore,
  findHistoryLimitsAcrossCustomers,
} from "@/db/queries/retention";
import { days, seconds } from "@/lib/clock";
import type { SystemContext } from "@/lib/context";
import { settings } from "@/lib/domain/settings";

/** How long rows are kept after they were made or have ended, in ms. */
const kept: Record<OldRows, number> = {
  attempts: settings.delivery.keepAttemptsMs,
  activities: days(policy.activityDays),
  events: days(2),
  sessions: days(30),
  tokens: days(1),
  accessTokens: days(1),
  authorizationCodes: days(1),
  refreshTokens: days(1),
  clientSecrets: days(1),
  answers: days(1),
  memberAnswers: days(1),
  modelAnswers: settings.model.answersLiveMs,
  rateLimits: days(1),
  // Those of exactly that age are deleted.
  paymentEvents: days(90) - 1,
  notifications: days(policy.notificationDays),
  setAsides: days(policy.setAsideDays),
  reportLinks: days(1),
  mails: days(7),
};

/** Deletes rows that are no longer needed; returns how many rows of each kind. */
export async function forgetOldRows(ctx: SystemContext): Promise<Record<string, number>> {
  const { db, clock } = ctx;
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const forgotten: Record<string, number> = {
    ...(await forgetHistory(ctx)),
    idleConnections: await endIdleConnectedAppsAcrossCustomers(db, { now }),
    successors: await forgetSuccessorsAcrossCustomers(db, {
      before: before(seconds(policy.refreshTokenRepeatSeconds)),
    }),
    appRegistrations: await deleteIdleAppsAcrossCustomers(db, {
      unused: before(days(policy.appRegistrationDays.unused)),
      idle: before(days(policy.appRegistrationDays.idle)),
    }),
    signatureSecrets: await forgetPreviousSecretsAcrossCustomers(db, { now }),
  };
  for (const kind of Object.keys(kept) as OldRows[]) {
    forgotten[kind] = await deleteOldAcrossCustomers(db, kind, before(kept[kind]));
  }
  return forgotten;
}

/**
 * Deletes signals, engagements and closed posts older than the history limit of their workspace's plan; returns
 * how many rows of each were deleted. A plan without a limit keeps everything.
 */
export async function forgetHistory({ db, clock }: SystemContext) {
  const gone = { signals: 0, engagements: 0, posts: 0 };
  for (const { customerId, historyDays } of await findHistoryLimitsAcrossCustomers(db)) {
    const old = { customerId, before: new Date(clock.now().getTime() - days(historyDays)) };
    gone.signals += await deleteSignalsBefore(db, old);
    gone.engagements += await deleteEngagementsBefore(db, old);
    gone.posts += await deletePostsBefore(db, old);
  }
  return gone;
}
