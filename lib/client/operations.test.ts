import { describe, expect, it } from "vitest";
import * as account from "@/lib/contracts/account";
import * as activity from "@/lib/contracts/activity";
import * as admin from "@/lib/contracts/admin";
import * as adminCustomers from "@/lib/contracts/admin-customers";
import * as apiClients from "@/lib/contracts/api-clients";
import * as assignmentRules from "@/lib/contracts/assignment-rules";
import * as audit from "@/lib/contracts/audit";
import * as billing from "@/lib/contracts/billing";
import * as changes from "@/lib/contracts/changes";
import * as connectedApps from "@/lib/contracts/connected-apps";
import * as credits from "@/lib/contracts/credits";
import * as dashboard from "@/lib/contracts/dashboard";
import * as deliveries from "@/lib/contracts/deliveries";
import * as destinations from "@/lib/contracts/destinations";
import * as chat from "@/lib/contracts/destinations-chat";
import * as notes from "@/lib/contracts/destinations-notes";
import * as spreadsheet from "@/lib/contracts/destinations-spreadsheet";
import * as feedback from "@/lib/contracts/feedback";
import * as icp from "@/lib/contracts/icp";
import * as icpProposals from "@/lib/contracts/icp-proposals";
import * as icpRescore from "@/lib/contracts/icp-rescore";
import * as intelligence from "@/lib/contracts/intelligence";
import * as ledgerGroups from "@/lib/contracts/ledger-groups";
import * as notifications from "@/lib/contracts/notifications";
import * as onboarding from "@/lib/contracts/onboarding";
import * as plan from "@/lib/contracts/plan";
import * as privacy from "@/lib/contracts/privacy";
import * as rejections from "@/lib/contracts/rejections";
import * as reportLinks from "@/lib/contracts/report-links";
import * as routingPreview from "@/lib/contracts/routing-preview";
import * as savedViews from "@/lib/contracts/saved-views";
import * as sessions from "@/lib/contracts/sessions";
import * as setup from "@/lib/contracts/setup";
import * as signalComments from "@/lib/contracts/signal-comments";
import * as signalWork from "@/lib/contracts/signal-work";
import * as signals from "@/lib/contracts/signals";
import * as sources from "@/lib/contracts/sources";
import * as suppressions from "@/lib/contracts/suppressions";
import * as tags from "@/lib/contracts/tags";
import * as team from "@/lib/contracts/team";
import * as usage from "@/lib/contracts/usage";
import * as watchlist from "@/lib/contracts/watchlist";
import * as whatIf from "@/lib/contracts/what-if";
import * as operations from "./operations";

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
  destinations,
  chat,
  notes,
  spreadsheet,
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
];
const contracts = new Map<string, unknown>(modules.flatMap((module) => Object.entries(module)));

describe("browser operations", () => {
  it.each(Object.entries(operations))("%s matches its contract", (name, { method, path }) => {
    expect(contracts.get(name)).toMatchObject({ method, path });
  });
});
