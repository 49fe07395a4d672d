/** Which verb answers which operation. A module without a table, or a table without a module, is a type error. */
import type * as modules from "@/lib/contracts/api-modules";
import { account } from "./account";
import { activity } from "./activity";
import { admin } from "./admin";
import { adminCustomers } from "./admin-customers";
import type { Answers } from "./answers";
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
import { registration } from "./registration";
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
import { destinationsV1 } from "./v1/destinations";
import { icpV1 } from "./v1/icp";
import { intelligenceV1 } from "./v1/intelligence";
import { signalsV1 } from "./v1/signals";
import { sourcesV1 } from "./v1/sources";
import { usageV1 } from "./v1/usage";
import { watchlistV1 } from "./v1/watchlist";
import { watchlist } from "./watchlist";
import { whatIf } from "./what-if";

export const tables = {
  account,
  activity,
  adminCustomers,
  admin,
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
  destinationsChat,
  destinationsNotes,
  destinationsSpreadsheet,
  destinations,
  feedback,
  icpProposals,
  icpRescore,
  icp,
  intelligence,
  ledgerGroups,
  notifications,
  onboarding,
  plan,
  privacy,
  registration,
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
  destinationsV1,
  icpV1,
  intelligenceV1,
  signalsV1,
  sourcesV1,
  usageV1,
  watchlistV1,
} satisfies { [Name in keyof typeof modules]: Answers<(typeof modules)[Name]> };
