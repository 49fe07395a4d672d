/** Scheduled jobs, over all workspaces. */
import { cron } from "inngest";
import { closeExpiredPostsAcrossCustomers } from "@/db/queries/posts";
import { wakeSleepingDestinations } from "@/lib/domain/destinations/wakes";
import { planDigests, startDueNotifications } from "@/lib/domain/notifications/schedule";
import { sweepStalledReports } from "@/lib/domain/reports/sweep";
import { beat } from "@/lib/domain/schedules/beat";
import { forgetOldRows } from "@/lib/domain/schedules/forget-old-rows";
import { reconcileCredits } from "@/lib/domain/schedules/reconcile-credits";
import { refundLostHolds } from "@/lib/domain/schedules/refund-lost-holds";
import { renewCredits } from "@/lib/domain/schedules/renew-credits";
import { resumeQualification, startDueDiscoveries, startDueHarvests } from "@/lib/domain/schedules/start-due";
import { startDueTopUps } from "@/lib/domain/schedules/start-top-ups";
import { wakeSnoozedSignals } from "@/lib/domain/signals/archive";
import { startDueSealing } from "@/lib/domain/signals/seal-blocks";
import { inngest } from "../client";
import { productStarted } from "../events";
import { sweepOutbox } from "../outbox";
import { verbAcross } from "../verb";

/**
 * Every minute, and at a start: writes the heartbeat, sends events left unsent by a crash, and starts due jobs. One
 * function, so that an idle minute costs one run. A failed step leaves the rest to the next minute.
 */
export const startDueWork = inngest.createFunction(
  { id: "start-due-work", triggers: [cron("* * * * *"), productStarted], retries: 0 },
  async ({ step }) => {
    await verbAcross(step, "beat", beat);
    await verbAcross(step, "discoveries", startDueDiscoveries);
    await verbAcross(step, "harvests", startDueHarvests);
    await verbAcross(step, "qualification", resumeQualification);
    await verbAcross(step, "deliveries", wakeSleepingDestinations);
    await verbAcross(step, "sealing", startDueSealing);
    await verbAcross(step, "snoozed", wakeSnoozedSignals);
    await verbAcross(step, "reports", sweepStalledReports);
    await verbAcross(step, "top-ups", startDueTopUps);
    await verbAcross(step, "notifications", startDueNotifications);
    await verbAcross(step, "outbox", sweepOutbox);
    // The clock may have jumped ahead since the first step, and what then claimed work must be noticed.
    await verbAcross(step, "beat-again", beat);
  },
);

export const expirePosts = inngest.createFunction(
  { id: "expire-posts", triggers: [cron("*/10 * * * *")], retries: 1 },
  ({ step }) =>
    verbAcross(step, "close", async ({ db, clock }) => ({
      closed: await closeExpiredPostsAcrossCustomers(db, { now: clock.now() }),
    })),
);

/** A quarter of an hour suits every zone: their offsets are multiples of it. */
export const planDueDigests = inngest.createFunction(
  { id: "plan-digests", triggers: [cron("*/15 * * * *")], retries: 1 },
  ({ step }) => verbAcross(step, "plan", planDigests),
);

export const renewAllotments = inngest.createFunction(
  { id: "renew-credits", triggers: [cron("5 * * * *")], retries: 3 },
  async ({ step }) => {
    await verbAcross(step, "renew", renewCredits);
    await verbAcross(step, "refund", refundLostHolds);
  },
);

export const proveCredits = inngest.createFunction(
  { id: "reconcile-credits", triggers: [cron("41 2 * * *")], retries: 1 },
  ({ step }) => verbAcross(step, "reconcile", reconcileCredits),
);

export const forgetRows = inngest.createFunction(
  { id: "forget-old-rows", triggers: [cron("17 3 * * *")], retries: 3 },
  ({ step }) => verbAcross(step, "forget", forgetOldRows),
);
