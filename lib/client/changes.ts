/** Asking what has changed in the workspace, and which queries each topic makes outdated. */
import type { ChangeTopic } from "@/db/vocabulary";
import type { Changes } from "@/lib/contracts/changes";
import { callTagged, type Tagged } from "./call";
import {
  countSavedViews,
  getAccountReport,
  getChanges,
  getCreditBurn,
  getCreditSummary,
  getDashboard,
  getDashboardFunnel,
  getDashboardPending,
  getDeliveryStats,
  getFirstResults,
  getIcpRescore,
  getPersonReport,
  getProvisioningStatus,
  getSignal,
  getSource,
  getStops,
  listActivity,
  listCreditLedger,
  listDeliveries,
  listDeliveryRates,
  listDestinations,
  listIcpProposals,
  listNotifications,
  listRejections,
  listRelatedSignals,
  listReports,
  listSignalComments,
  listSignalCompanies,
  listSignalStages,
  listSignals,
  listSourcePosts,
  listSourceSignals,
  listSources,
  listTagCategories,
  listWatchlist,
  previewRouting,
} from "./operations";

/** The latest revisions if they differ from those with the tag; null if nothing has changed. */
export const readChanges = (tag: string | null, signal: AbortSignal): Promise<Tagged<Changes> | null> =>
  callTagged(getChanges, tag, signal);

// Tags are counted when the list they filter shows the change.
const signalLists = [
  listSignals,
  countSavedViews,
  listSignalCompanies,
  listSourceSignals,
  listRelatedSignals,
];

const dashboard = [getDashboard, getDashboardFunnel];

/** The reads that show a topic. Profiles, settings and other forms are in none: a refresh never changes them. */
const readsOf: Record<ChangeTopic, readonly { path: string }[]> = {
  signals: [
    ...[...signalLists, getSignal, ...dashboard, getFirstResults],
    ...[listSources, getSource, getIcpRescore, listIcpProposals, getDashboardPending, previewRouting],
  ],
  work: [
    ...[...signalLists, getSignal, getDashboardFunnel, listSignalComments],
    ...[listSignalStages, listTagCategories, previewRouting],
  ],
  activity: [
    ...[listActivity, listSignals, getSignal, ...dashboard, getFirstResults],
    ...[listRejections, listSources, getSource],
  ],
  posts: [
    ...[listWatchlist, listSourcePosts, getSource, listSources],
    ...[...dashboard, getFirstResults, listRejections],
  ],
  deliveries: [
    ...[listDestinations, listDeliveries, getDeliveryStats, listDeliveryRates],
    ...[listSignals, getSignal, ...dashboard, getFirstResults],
  ],
  sources: [listSources, getSource, getDashboard, getDashboardPending, getFirstResults],
  reports: [listReports, getAccountReport, getPersonReport],
  setup: [getProvisioningStatus, getFirstResults],
  notifications: [listNotifications],
  credits: [getStops, getFirstResults, getCreditSummary, getCreditBurn, listCreditLedger],
};

/** The paths of the reads that these topics make outdated: the first part of their query keys. */
export const pathsOf = (topics: readonly ChangeTopic[]): ReadonlySet<string> =>
  new Set(topics.flatMap((topic) => readsOf[topic].map(({ path }) => path)));
