/** What answers the operations of the portal, the operators and the public endpoints. */
import * as modules from "@/lib/contracts/portal-modules";
import { account } from "./account";
import { activity } from "./activity";
import { admin } from "./admin";
import { adminCustomers } from "./admin-customers";
import { pair } from "./answers";
import { apiClients } from "./api-clients";
import { assignmentRules } from "./assignment-rules";
import { audit } from "./audit";
import { billing } from "./billing";
import { changes } from "./changes";
import { connectedApps } from "./connected-apps";
import { credits } from "./credits";
import { dashboard } from "./dashboard";
import { deliveries } from "./deliveries";
import { description } from "./description";
import { destinations } from "./destinations";
import { destinationsChat } from "./destinations-chat";
import { destinationsNotes } from "./destinations-notes";
import { destinationsSpreadsheet } from "./destinations-spreadsheet";
import { feedback } from "./feedback";
import { icp } from "./icp";
import { icpProposals } from "./icp-proposals";
import { icpRescore } from "./icp-rescore";
import { intelligence } from "./intelligence";
import { ledgerGroups } from "./ledger-groups";
import { notifications } from "./notifications";
import { onboarding } from "./onboarding";
import { plan } from "./plan";
import { privacy } from "./privacy";
import { rejections } from "./rejections";
import { reportLinks } from "./report-links";
import { routingPreview } from "./routing-preview";
import { savedViews } from "./saved-views";
import { sessions } from "./sessions";
import { setup } from "./setup";
import { signalComments } from "./signal-comments";
import { signalWork } from "./signal-work";
import { signals } from "./signals";
import { sources } from "./sources";
import { suppressions } from "./suppressions";
import { tags } from "./tags";
import { team } from "./team";
import { usage } from "./usage";
import { watchlist } from "./watchlist";
import { whatIf } from "./what-if";

export const portal = pair(modules, {
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
  notifications,
  onboarding,
  plan,
  privacy,
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
});
