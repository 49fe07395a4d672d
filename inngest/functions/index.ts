import { deliverDestination } from "./deliver-destination";
import { discoverSource } from "./discover-source";
import { harvestPost } from "./harvest-post";
import { onboardWorkspace } from "./onboard-workspace";
import { qualifyFound } from "./qualify-engagements";
import { rescoreSignals } from "./rescore-signals";
import { routeCreated } from "./route-signals";
import { routeTagged } from "./route-tagged-signals";
import { runIntelligence } from "./run-intelligence";
import * as schedules from "./schedules";
import { sealSignalBlocks } from "./seal-signal-blocks";
import { sendNotifications } from "./send-notifications";
import { sweepSubscriptions } from "./sweep-subscriptions";
import { topUpCredits, warnOfDeclinedTopUp } from "./top-up-credits";
import { announceAllotments, warnOfAllotment } from "./warn-of-allotment";
import { warnDestination, warnOfFilling, warnOfMissingFields } from "./warn-of-destinations";
import { warnOfOverduePayment } from "./warn-of-overdue-payment";

/** Every durable function of the product. */
export const functions = [
  discoverSource,
  harvestPost,
  qualifyFound,
  routeCreated,
  routeTagged,
  deliverDestination,
  warnDestination,
  warnOfFilling,
  warnOfMissingFields,
  onboardWorkspace,
  sweepSubscriptions,
  warnOfOverduePayment,
  runIntelligence,
  rescoreSignals,
  sealSignalBlocks,
  topUpCredits,
  warnOfDeclinedTopUp,
  announceAllotments,
  warnOfAllotment,
  sendNotifications,
  ...Object.values(schedules),
];
