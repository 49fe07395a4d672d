import { policy } from "@/db/policy";
import { deleteOldActivitiesAcrossCustomers } from "@/db/queries/activities";
import {
  deleteExpiredAccessAcrossCustomers,
  deleteExpiredSecretsAcrossCustomers,
} from "@/db/queries/api-tokens";
import {
  deleteExpiredCodesAcrossCustomers,
  deleteIdleAppsAcrossCustomers,
} from "@/db/queries/app-registrations";
import { endIdleConnectedAppsAcrossCustomers } from "@/db/queries/connected-apps";
import { deleteOldAttemptsAcrossCustomers } from "@/db/queries/delivery-attempts";
import { forgetPreviousSecretsAcrossCustomers } from "@/db/queries/destinations";
import { deleteOldAnswersAcrossCustomers } from "@/db/queries/idempotent-answers";
import { deleteOldMailAcrossCustomers } from "@/db/queries/mailbox";
import { deleteOldMemberAnswersAcrossCustomers } from "@/db/queries/member-answers";
import { deleteOldModelAnswersAcrossCustomers } from "@/db/queries/model-answers";
import { deleteOldNotificationsAcrossCustomers } from "@/db/queries/notifications";
import { deleteSentAcrossCustomers } from "@/db/queries/outbox";
import { deleteOldPaymentEventsAcrossCustomers } from "@/db/queries/payment-events";
import { deleteEndedLimitsAcrossCustomers } from "@/db/queries/rate-limits";
import {
  deleteExpiredRefreshTokensAcrossCustomers,
  forgetSuccessorsAcrossCustomers,
} from "@/db/queries/refresh-tokens";
import { deleteExpiredLinksAcrossCustomers } from "@/db/queries/report-links";
import { deleteEndedSessionsAcrossCustomers } from "@/db/queries/sessions";
import { deleteOldSetAsidesAcrossCustomers } from "@/db/queries/set-asides";
import { deleteExpiredTokensAcrossCustomers } from "@/db/queries/users";
import { days, seconds } from "@/lib/clock";
import type { SystemContext } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { forgetHistory } from "./forget-history";

/** Deletes rows that are no longer needed; returns how many rows of each kind. */
export async function forgetOldRows(ctx: SystemContext): Promise<Record<string, number>> {
  const { db, clock } = ctx;
  const before = (ms: number) => ({ before: new Date(clock.now().getTime() - ms) });
  return {
    ...(await forgetHistory(ctx)),
    attempts: await deleteOldAttemptsAcrossCustomers(db, before(settings.delivery.keepAttemptsMs)),
    activities: await deleteOldActivitiesAcrossCustomers(db, before(days(policy.activityDays))),
    events: await deleteSentAcrossCustomers(db, before(days(2))),
    sessions: await deleteEndedSessionsAcrossCustomers(db, before(days(30))),
    tokens: await deleteExpiredTokensAcrossCustomers(db, before(days(1))),
    accessTokens: await deleteExpiredAccessAcrossCustomers(db, before(days(1))),
    authorizationCodes: await deleteExpiredCodesAcrossCustomers(db, before(days(1))),
    idleConnections: await endIdleConnectedAppsAcrossCustomers(db, { now: clock.now() }),
    successors: await forgetSuccessorsAcrossCustomers(db, before(seconds(policy.refreshTokenRepeatSeconds))),
    refreshTokens: await deleteExpiredRefreshTokensAcrossCustomers(db, before(days(1))),
    appRegistrations: await deleteIdleAppsAcrossCustomers(db, {
      unused: before(days(policy.appRegistrationDays.unused)).before,
      idle: before(days(policy.appRegistrationDays.idle)).before,
    }),
    signatureSecrets: await forgetPreviousSecretsAcrossCustomers(db, { now: clock.now() }),
    clientSecrets: await deleteExpiredSecretsAcrossCustomers(db, before(days(1))),
    answers: await deleteOldAnswersAcrossCustomers(db, before(days(1))),
    memberAnswers: await deleteOldMemberAnswersAcrossCustomers(db, before(days(1))),
    modelAnswers: await deleteOldModelAnswersAcrossCustomers(db, before(settings.model.answersLiveMs)),
    rateLimits: await deleteEndedLimitsAcrossCustomers(db, before(days(1))),
    paymentEvents: await deleteOldPaymentEventsAcrossCustomers(db, before(days(90))),
    notifications: await deleteOldNotificationsAcrossCustomers(db, before(days(policy.notificationDays))),
    setAsides: await deleteOldSetAsidesAcrossCustomers(db, before(days(policy.setAsideDays))),
    reportLinks: await deleteExpiredLinksAcrossCustomers(db, before(days(1))),
    mails: await deleteOldMailAcrossCustomers(db, before(days(7))),
  };
}
