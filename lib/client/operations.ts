/**
 * The contract's operations, as called by the browser. Only types come from the contract: its schemas would make every
 * page's scripts a quarter larger. `operations.test.ts` compares each operation with its contract.
 */
import type * as account from "@/lib/contracts/account";
import type * as activity from "@/lib/contracts/activity";
import type * as admin from "@/lib/contracts/admin";
import type * as apiClients from "@/lib/contracts/api-clients";
import type * as audit from "@/lib/contracts/audit";
import type * as changes from "@/lib/contracts/changes";
import type * as dashboard from "@/lib/contracts/dashboard";
import type * as deliveries from "@/lib/contracts/deliveries";
import type * as destinations from "@/lib/contracts/destinations";
import type * as chat from "@/lib/contracts/destinations-chat";
import type * as notes from "@/lib/contracts/destinations-notes";
import type * as spreadsheet from "@/lib/contracts/destinations-spreadsheet";
import type * as feedback from "@/lib/contracts/feedback";
import type * as icp from "@/lib/contracts/icp";
import type * as icpProposals from "@/lib/contracts/icp-proposals";
import type * as icpRescore from "@/lib/contracts/icp-rescore";
import type * as intelligence from "@/lib/contracts/intelligence";
import type * as onboarding from "@/lib/contracts/onboarding";
import type { Method, Operation } from "@/lib/contracts/operation";
import type * as plan from "@/lib/contracts/plan";
import type * as privacy from "@/lib/contracts/privacy";
import type * as probes from "@/lib/contracts/probes";
import type * as rejections from "@/lib/contracts/rejections";
import type * as routing from "@/lib/contracts/routing-preview";
import type * as sessions from "@/lib/contracts/sessions";
import type * as setup from "@/lib/contracts/setup";
import type * as signals from "@/lib/contracts/signals";
import type * as sources from "@/lib/contracts/sources";
import type * as suppressions from "@/lib/contracts/suppressions";
import type * as tags from "@/lib/contracts/tags";
import type * as team from "@/lib/contracts/team";
import type * as usage from "@/lib/contracts/usage";
import type * as watchlist from "@/lib/contracts/watchlist";
import type * as whatIf from "@/lib/contracts/what-if";

/** Where and how to call an operation; `contract` exists only as a type. */
export interface Callable<O extends Operation> {
  method: Method;
  path: string;
  contract?: O;
}

const at = (method: Method, path: string) => ({ method, path });

export const getHealth: Callable<typeof probes.getHealth> = at("GET", "/api/health");
export const getMe: Callable<typeof account.getMe> = at("GET", "/api/me");
export const getProfile: Callable<typeof account.getProfile> = at("GET", "/api/me/profile");
export const updateProfile: Callable<typeof account.updateProfile> = at("PATCH", "/api/me/profile");
export const renameWorkspace: Callable<typeof account.renameWorkspace> = at("PATCH", "/api/me/workspace");
export const listWorkspaces: Callable<typeof account.listWorkspaces> = at("GET", "/api/me/workspaces");
export const switchWorkspace: Callable<typeof account.switchWorkspace> = at(
  "POST",
  "/api/me/workspaces/switch",
);

export const listActivity: Callable<typeof activity.listActivity> = at("GET", "/api/me/activity");

export const approveClient: Callable<typeof admin.approveClient> = at(
  "POST",
  "/api/admin/clients/{id}/approve",
);
export const denyClient: Callable<typeof admin.denyClient> = at("POST", "/api/admin/clients/{id}/deny");
export const listClients: Callable<typeof admin.listClients> = at("GET", "/api/admin/clients");

export const createApiClient: Callable<typeof apiClients.createApiClient> = at("POST", "/api/me/api-clients");
export const deleteApiClient: Callable<typeof apiClients.deleteApiClient> = at(
  "DELETE",
  "/api/me/api-clients/{id}",
);
export const listApiClients: Callable<typeof apiClients.listApiClients> = at("GET", "/api/me/api-clients");
export const rotateClientSecret: Callable<typeof apiClients.rotateClientSecret> = at(
  "POST",
  "/api/me/api-clients/{id}/rotate-secret",
);

export const exportAudit: Callable<typeof audit.exportAudit> = at("GET", "/api/me/audit/export");
export const listAudit: Callable<typeof audit.listAudit> = at("GET", "/api/me/audit");
export const listAuditActors: Callable<typeof audit.listAuditActors> = at("GET", "/api/me/audit/actors");

export const getChanges: Callable<typeof changes.getChanges> = at("GET", "/api/me/changes");

export const getDashboard: Callable<typeof dashboard.getDashboard> = at("GET", "/api/me/dashboard/overview");

export const getDeliveryStats: Callable<typeof deliveries.getDeliveryStats> = at(
  "GET",
  "/api/me/destinations/{id}/stats",
);
export const listDeliveryRates: Callable<typeof deliveries.listDeliveryRates> = at(
  "GET",
  "/api/me/destinations/stats",
);
export const previewDelivery: Callable<typeof deliveries.previewDelivery> = at(
  "GET",
  "/api/me/destinations/{id}/preview",
);
export const previewDestination: Callable<typeof deliveries.previewDestination> = at(
  "POST",
  "/api/me/destinations/preview",
);
export const recoverDeliveries: Callable<typeof deliveries.recoverDeliveries> = at(
  "POST",
  "/api/me/destinations/{id}/recover",
);
export const replayDelivery: Callable<typeof deliveries.replayDelivery> = at(
  "POST",
  "/api/me/destinations/{id}/deliveries/{activationId}/replay",
);

export const createDestination: Callable<typeof destinations.createDestination> = at(
  "POST",
  "/api/me/destinations",
);
export const deleteDestination: Callable<typeof destinations.deleteDestination> = at(
  "DELETE",
  "/api/me/destinations/{id}",
);
export const dismissMissingFields: Callable<typeof destinations.dismissMissingFields> = at(
  "DELETE",
  "/api/me/destinations/{id}/missing-fields",
);
export const endPreviousSecret: Callable<typeof destinations.endPreviousSecret> = at(
  "DELETE",
  "/api/me/destinations/{id}/previous-secret",
);
export const exportDeliveries: Callable<typeof destinations.exportDeliveries> = at(
  "GET",
  "/api/me/destinations/{id}/deliveries/export",
);
export const listDeliveries: Callable<typeof destinations.listDeliveries> = at(
  "GET",
  "/api/me/destinations/{id}/deliveries",
);
export const listDestinations: Callable<typeof destinations.listDestinations> = at(
  "GET",
  "/api/me/destinations",
);
export const rotateSecret: Callable<typeof destinations.rotateSecret> = at(
  "POST",
  "/api/me/destinations/{id}/rotate-secret",
);
export const testDestination: Callable<typeof destinations.testDestination> = at(
  "POST",
  "/api/me/destinations/{id}/test",
);
export const updateDestination: Callable<typeof destinations.updateDestination> = at(
  "PATCH",
  "/api/me/destinations/{id}",
);

export const startChatConnection: Callable<typeof chat.startChatConnection> = at(
  "POST",
  "/api/me/destinations/chat/oauth/start",
);
export const probeNotes: Callable<typeof notes.probeNotes> = at("POST", "/api/me/destinations/notes/probe");
export const previewRouting: Callable<typeof routing.previewRouting> = at(
  "POST",
  "/api/me/destinations/routing-preview",
);
export const getServiceAccount: Callable<typeof spreadsheet.getServiceAccount> = at(
  "GET",
  "/api/me/destinations/spreadsheet/service-account",
);

export const giveFeedback: Callable<typeof feedback.giveFeedback> = at(
  "POST",
  "/api/me/signals/{id}/feedback",
);
export const withdrawFeedback: Callable<typeof feedback.withdrawFeedback> = at(
  "DELETE",
  "/api/me/signals/{id}/feedback",
);

export const getIcp: Callable<typeof icp.getIcp> = at("GET", "/api/me/icp");
export const resetIcp: Callable<typeof icp.resetIcp> = at("POST", "/api/me/icp/reset");
export const listIcpProposals: Callable<typeof icpProposals.listIcpProposals> = at(
  "GET",
  "/api/me/icp/proposals",
);
export const acceptIcpProposal: Callable<typeof icpProposals.acceptIcpProposal> = at(
  "POST",
  "/api/me/icp/proposals/{id}/accept",
);
export const dismissIcpProposal: Callable<typeof icpProposals.dismissIcpProposal> = at(
  "POST",
  "/api/me/icp/proposals/{id}/dismiss",
);

export const getIcpRescore: Callable<typeof icpRescore.getIcpRescore> = at("GET", "/api/me/icp/rescore");
export const startIcpRescore: Callable<typeof icpRescore.startIcpRescore> = at("POST", "/api/me/icp/rescore");
export const updateIcp: Callable<typeof icp.updateIcp> = at("PATCH", "/api/me/icp");

export const getAccountReport: Callable<typeof intelligence.getAccountReport> = at(
  "GET",
  "/api/me/intelligence/accounts/{id}",
);
export const getPersonReport: Callable<typeof intelligence.getPersonReport> = at(
  "GET",
  "/api/me/intelligence/people/{id}",
);
export const listReports: Callable<typeof intelligence.listReports> = at("GET", "/api/me/intelligence");
export const startAccountReport: Callable<typeof intelligence.startAccountReport> = at(
  "POST",
  "/api/me/intelligence/accounts",
);
export const startPersonReport: Callable<typeof intelligence.startPersonReport> = at(
  "POST",
  "/api/me/intelligence/people",
);

export const getOnboarding: Callable<typeof onboarding.getOnboarding> = at("GET", "/api/me/onboarding");
export const getProvisioningStatus: Callable<typeof onboarding.getProvisioningStatus> = at(
  "GET",
  "/api/me/provisioning-status",
);
export const startOnboarding: Callable<typeof onboarding.startOnboarding> = at("POST", "/api/me/onboarding");

export const getCreditSummary: Callable<typeof plan.getCreditSummary> = at("GET", "/api/me/credits/summary");
export const getPlan: Callable<typeof plan.getPlan> = at("GET", "/api/me/plan");
export const exportCreditLedger: Callable<typeof plan.exportCreditLedger> = at(
  "GET",
  "/api/me/credits/ledger/export",
);
export const listCreditLedger: Callable<typeof plan.listCreditLedger> = at("GET", "/api/me/credits/ledger");
export const listPlans: Callable<typeof plan.listPlans> = at("GET", "/api/public/plans");

export const erasePerson: Callable<typeof privacy.erasePerson> = at("POST", "/api/me/privacy/erase");
export const exportPerson: Callable<typeof privacy.exportPerson> = at("GET", "/api/me/privacy/person");

export const listRejections: Callable<typeof rejections.listRejections> = at("GET", "/api/me/rejections");
export const rescueRejection: Callable<typeof rejections.rescueRejection> = at(
  "POST",
  "/api/me/rejections/{id}/rescue",
);

export const listSessions: Callable<typeof sessions.listSessions> = at("GET", "/api/me/account/sessions");
export const revokeSessions: Callable<typeof sessions.revokeSessions> = at(
  "POST",
  "/api/me/account/sessions/revoke-all",
);

export const getFirstResults: Callable<typeof setup.getFirstResults> = at(
  "GET",
  "/api/me/setup/first-results",
);
export const activateSetup: Callable<typeof setup.activateSetup> = at("POST", "/api/me/setup/activate");

export const archiveSignal: Callable<typeof signals.archiveSignal> = at(
  "POST",
  "/api/me/signals/{id}/archive",
);
export const countSignalTags: Callable<typeof signals.countSignalTags> = at(
  "GET",
  "/api/me/signals/tag-facets",
);
export const deliverSignal: Callable<typeof signals.deliverSignal> = at(
  "POST",
  "/api/me/signals/{id}/deliver",
);
export const getSignal: Callable<typeof signals.getSignal> = at("GET", "/api/me/signals/{id}");
export const listRelatedSignals: Callable<typeof signals.listRelatedSignals> = at(
  "GET",
  "/api/me/signals/{id}/related",
);
export const exportCompanies: Callable<typeof signals.exportCompanies> = at(
  "GET",
  "/api/me/signals/companies/export",
);
export const listSignalCompanies: Callable<typeof signals.listSignalCompanies> = at(
  "GET",
  "/api/me/signals/companies",
);
export const exportSignals: Callable<typeof signals.exportSignals> = at("GET", "/api/me/signals/export");
export const listSignals: Callable<typeof signals.listSignals> = at("GET", "/api/me/signals");
export const unarchiveSignal: Callable<typeof signals.unarchiveSignal> = at(
  "DELETE",
  "/api/me/signals/{id}/archive",
);

export const createSource: Callable<typeof sources.createSource> = at("POST", "/api/me/sources");
export const createSources: Callable<typeof sources.createSources> = at("POST", "/api/me/sources/bulk");
export const deleteSource: Callable<typeof sources.deleteSource> = at("DELETE", "/api/me/sources/{id}");
export const getSource: Callable<typeof sources.getSource> = at("GET", "/api/me/sources/{id}");
export const listSourcePosts: Callable<typeof sources.listSourcePosts> = at(
  "GET",
  "/api/me/sources/{id}/posts",
);
export const listSourceSignals: Callable<typeof sources.listSourceSignals> = at(
  "GET",
  "/api/me/sources/{id}/signals",
);
export const listSources: Callable<typeof sources.listSources> = at("GET", "/api/me/sources");
export const updateSource: Callable<typeof sources.updateSource> = at("PATCH", "/api/me/sources/{id}");

export const createSuppression: Callable<typeof suppressions.createSuppression> = at(
  "POST",
  "/api/me/suppressions",
);
export const deleteSuppression: Callable<typeof suppressions.deleteSuppression> = at(
  "DELETE",
  "/api/me/suppressions/{id}",
);
export const listSuppressions: Callable<typeof suppressions.listSuppressions> = at(
  "GET",
  "/api/me/suppressions",
);

export const applySignalTag: Callable<typeof tags.applySignalTag> = at("POST", "/api/me/signals/{id}/tags");
export const createTagCategory: Callable<typeof tags.createTagCategory> = at(
  "POST",
  "/api/me/tag-categories",
);
export const createTagValue: Callable<typeof tags.createTagValue> = at(
  "POST",
  "/api/me/tag-categories/{id}/values",
);
export const deleteTagCategory: Callable<typeof tags.deleteTagCategory> = at(
  "DELETE",
  "/api/me/tag-categories/{id}",
);
export const deleteTagValue: Callable<typeof tags.deleteTagValue> = at(
  "DELETE",
  "/api/me/tag-categories/{id}/values/{valueId}",
);
export const listTagCategories: Callable<typeof tags.listTagCategories> = at("GET", "/api/me/tag-categories");
export const removeSignalTag: Callable<typeof tags.removeSignalTag> = at(
  "DELETE",
  "/api/me/signals/{id}/tags/{valueId}",
);
export const updateTagCategory: Callable<typeof tags.updateTagCategory> = at(
  "PATCH",
  "/api/me/tag-categories/{id}",
);
export const updateTagValue: Callable<typeof tags.updateTagValue> = at(
  "PATCH",
  "/api/me/tag-categories/{id}/values/{valueId}",
);

export const acceptInvite: Callable<typeof team.acceptInvite> = at("POST", "/api/invites/accept");
export const cancelInvite: Callable<typeof team.cancelInvite> = at("DELETE", "/api/me/team/invites/{id}");
export const changeMemberRole: Callable<typeof team.changeMemberRole> = at("PATCH", "/api/me/team/{userId}");
export const getTeam: Callable<typeof team.getTeam> = at("GET", "/api/me/team");
export const getMemberRemoval: Callable<typeof team.getMemberRemoval> = at(
  "GET",
  "/api/me/team-removals/{userId}",
);
export const inviteMember: Callable<typeof team.inviteMember> = at("POST", "/api/me/team/invite");
export const removeMember: Callable<typeof team.removeMember> = at("DELETE", "/api/me/team/{userId}");

export const getUsage: Callable<typeof usage.getUsage> = at("GET", "/api/me/usage");

export const exportWatchlist: Callable<typeof watchlist.exportWatchlist> = at(
  "GET",
  "/api/me/watchlist/export",
);
export const listWatchlist: Callable<typeof watchlist.listWatchlist> = at("GET", "/api/me/watchlist");

export const whatIfIcp: Callable<typeof whatIf.whatIfIcp> = at("POST", "/api/me/icp/what-if");

export * from "./operations-billing";
export * from "./operations-connected-apps";
export * from "./operations-notifications";
export * from "./operations-report-links";
export * from "./operations-saved-views";
export * from "./operations-signal-work";
