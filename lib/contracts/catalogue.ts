/** All operations. A test compares the list with the files in this folder and with the route files. */
import * as account from "./account";
import * as activity from "./activity";
import * as admin from "./admin";
import * as adminCustomers from "./admin-customers";
import * as apiClients from "./api-clients";
import * as assignmentRules from "./assignment-rules";
import * as audit from "./audit";
import * as billing from "./billing";
import * as changes from "./changes";
import * as connectedApps from "./connected-apps";
import * as credits from "./credits";
import * as dashboard from "./dashboard";
import * as deliveries from "./deliveries";
import * as description from "./description";
import * as destinations from "./destinations";
import * as destinationsChat from "./destinations-chat";
import * as destinationsNotes from "./destinations-notes";
import * as destinationsSpreadsheet from "./destinations-spreadsheet";
import * as feedback from "./feedback";
import * as icp from "./icp";
import * as icpProposals from "./icp-proposals";
import * as icpRescore from "./icp-rescore";
import * as intelligence from "./intelligence";
import * as ledgerGroups from "./ledger-groups";
import * as mcp from "./mcp";
import * as notifications from "./notifications";
import * as oauth from "./oauth";
import * as oauthApps from "./oauth-apps";
import * as onboarding from "./onboarding";
import type { Operation } from "./operation";
import * as plan from "./plan";
import * as privacy from "./privacy";
import * as probes from "./probes";
import * as rejections from "./rejections";
import * as reportLinks from "./report-links";
import * as routingPreview from "./routing-preview";
import * as savedViews from "./saved-views";
import * as sessions from "./sessions";
import * as setup from "./setup";
import * as signalComments from "./signal-comments";
import * as signalWork from "./signal-work";
import * as signals from "./signals";
import * as sources from "./sources";
import * as suppressions from "./suppressions";
import * as tags from "./tags";
import * as team from "./team";
import * as usage from "./usage";
import * as v1Destinations from "./v1/destinations";
import * as v1Icp from "./v1/icp";
import * as v1Intelligence from "./v1/intelligence";
import * as v1Signals from "./v1/signals";
import * as v1Sources from "./v1/sources";
import * as v1Usage from "./v1/usage";
import * as v1Watchlist from "./v1/watchlist";
import * as watchlist from "./watchlist";
import * as whatIf from "./what-if";

const modules = [
  account,
  activity,
  admin,
  adminCustomers,
  apiClients,
  assignmentRules,
  audit,
  billing,
  changes,
  connectedApps,
  credits,
  dashboard,
  deliveries,
  description,
  destinations,
  destinationsChat,
  destinationsNotes,
  destinationsSpreadsheet,
  feedback,
  icp,
  icpProposals,
  icpRescore,
  intelligence,
  ledgerGroups,
  mcp,
  notifications,
  oauth,
  oauthApps,
  onboarding,
  plan,
  privacy,
  probes,
  rejections,
  reportLinks,
  routingPreview,
  savedViews,
  sessions,
  setup,
  signalComments,
  signalWork,
  signals,
  sources,
  suppressions,
  tags,
  team,
  usage,
  watchlist,
  whatIf,
  v1Destinations,
  v1Icp,
  v1Intelligence,
  v1Signals,
  v1Sources,
  v1Usage,
  v1Watchlist,
];

export const isOperation = (value: unknown): value is Operation =>
  typeof value === "object" && value !== null && "auth" in value && "path" in value && "method" in value;

/** In the order of the modules above, then in the order of declaration. */
export const operations: readonly Operation[] = modules.flatMap((module) =>
  Object.values(module).filter(isOperation),
);
