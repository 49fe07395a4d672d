/** A valid request for every operation: a new operation fails the suite until it is listed here. */
import { days } from "@/lib/clock";
import type { Operation } from "@/lib/contracts/operation";
import { newId } from "@/lib/ids";
import { sampleNotes } from "@/tests/fakes/notes/notes";
import type { CallOptions, Tenant } from "./portal";

/** Bodies by operation id; `ids` are rows of the workspace named in the request. */
const bodies: Record<string, (ids: Tenant["ids"]) => unknown> = {
  // A threshold that no call has set before: a change that changes nothing is not recorded.
  changeMyTopUp: () => ({
    isEnabled: false,
    pack: "pack_5000",
    threshold: 1 + Number.parseInt(newId().slice(-4), 16),
    monthlyCapCents: 20_000,
  }),
  createMySource: () => ({ sourceType: "target_person", networkUrl: `in/person-${newId()}` }),
  createMySources: () => ({ sourceType: "target_person", inputs: [`in/person-${newId()}`] }),
  readMyPastedSources: () => ({ text: `in/person-${newId()}` }),
  findMySourceCompanies: () => ({ names: ["Northwind"] }),
  importMySources: () => ({
    sources: [{ sourceType: "target_person", networkUrl: `in/person-${newId()}` }],
  }),
  updateMySource: () => ({ displayName: "Renamed" }),
  createMyDestination: () => ({
    destinationType: "webhook",
    name: "New",
    config: { url: "http://127.0.0.1:9/hook" },
  }),
  updateMyDestination: () => ({ name: "Renamed" }),
  recoverMyDeliveries: () => ({ since: new Date(Date.now() - days(1)).toISOString() }),
  previewMyDestination: () => ({ destinationType: "webhook" }),
  previewMyRouting: () => ({ routing: { mode: "auto", minStrength: 1 } }),
  startMyChatConnection: () => ({ routing: { mode: "auto", minStrength: 7 } }),
  probeMyNotes: () => ({ integrationToken: sampleNotes.token, databaseId: sampleNotes.databaseId }),
  createMySuppression: () => ({ kind: "person", value: `in/person-${newId()}` }),
  updateMyIcp: () => ({ name: "Renamed" }),
  inviteMyMember: () => ({ email: `${newId()}@people.example`, role: "user" }),
  changeMyMemberRole: () => ({ role: "manager" }),
  eraseMyPerson: () => ({ networkUrl: `in/person-${newId()}` }),
  // A workspace the caller does not belong to; `preparations.ts` supplies a valid one.
  switchMyWorkspace: () => ({ customerId: newId() }),
  // Not a real invite; `preparations.ts` creates a valid one.
  acceptInvite: () => ({ token: newId() }),
  createMyTagCategory: () => ({ name: `Tag ${newId()}` }),
  updateMyTagCategory: () => ({ name: `Tag ${newId()}` }),
  createMyTagValue: () => ({ name: `Tag ${newId()}` }),
  updateMyTagValue: () => ({ name: `Tag ${newId()}` }),
  applyMySignalTag: ({ tagValue }) => ({ valueId: tagValue }),
  rescueMyRejection: () => ({ note: "Buys this" }),
  giveMySignalFeedback: () => ({ verdict: "not_fit", reasons: ["too_small"] }),
  whatIfMyIcp: () => ({ targetTitles: ["Head of Sales"], days: 90 }),
  startMyOnboarding: () => ({ website: "https://new.example", companyNetworkUrl: `company/page-${newId()}` }),
  startMyAccountReport: () => ({ companyUrl: `company/page-${newId()}` }),
  startMyPersonReport: () => ({ personUrl: `in/person-${newId()}` }),
  createMyReportLink: () => ({ days: 7, label: "For the board" }),
  createMySavedView: () => ({ name: `View ${newId()}`, filters: { minScore: "7" } }),
  updateMyProfile: () => ({ timeZone: "Europe/Berlin" }),
  renameMyWorkspace: () => ({ name: `Workspace ${newId()}` }),
  updateMySignals: ({ signal }) => ({ signalIds: [signal], stage: "working" }),
  markMySignals: ({ signal }) => ({ signalIds: [signal], isRead: true }),
  snoozeMySignal: () => ({ until: new Date(Date.now() + days(2)).toISOString() }),
  renameMySignalStages: () => ({ working: `Stage ${newId().slice(-8)}` }),
  createMySignalComment: () => ({ text: "Talk to them this week." }),
  replaceMyAssignmentRules: ({ member }) => ({
    rules: [{ name: "Everyone", conditions: {}, assigneeIds: [member] }],
  }),
  updateMySavedView: () => ({ name: `View ${newId()}` }),
  readMyNotifications: () => ({}),
  updateMyNotificationPreferences: () => ({ digest: "daily" }),
  updateMyChatNotifications: () => ({ chat: null }),
  // Not a real request; `preparations.ts` registers an app that asks.
  connectMyApp: () => ({ request: "x=y", customerId: newId(), scopes: ["read:signals"] }),
  registerApp: () => ({ client_name: "An app", redirect_uris: ["http://127.0.0.1/callback"] }),
  createMyApiClient: () => ({ name: "A program" }),
  rotateMyDestinationSecret: () => ({ overlapHours: 0 }),
  rotateMyClientSecret: () => ({ overlapHours: 24 }),
  approveClient: () => ({}),
  changeCustomer: () => ({ plan: "internal", reason: "They asked for it" }),
  grantPack: () => ({ pack: "pack_1000", reason: "They asked for it" }),
  extendTrial: () => ({ reason: "They asked for it" }),
  registerClient: () => ({
    client_name: "A program",
    contact_email: `${newId()}@people.example`,
    network_url: `in/person-${newId()}`,
  }),
  // Not a real client; `preparations.ts` creates credentials for each call.
  requestToken: () => new URLSearchParams({ grant_type: "client_credentials" }),
  revokeToken: () => new URLSearchParams({ token: newId() }),
  createDestination: () => ({
    destinationType: "webhook",
    name: "New",
    config: { url: "http://127.0.0.1:9/hook" },
  }),
  updateDestination: () => ({ name: "Renamed" }),
  startAccountReport: () => ({ companyUrl: `company/page-${newId()}` }),
  startPersonReport: () => ({ personUrl: `in/person-${newId()}` }),
  startMyPlanCheckout: () => ({ plan: "growth" }),
  startMyPackCheckout: () => ({ pack: "pack_1000" }),
  // Not a real session; `preparations.ts` supplies a valid one.
  confirmMyCheckout: () => ({ session: "cs_unknown" }),
  previewMyPlanChange: () => ({ plan: "growth" }),
  changeMyPlan: () => ({ plan: "growth" }),
  deliverMySignal: ({ destination }) => ({ destinationId: destination }),
};

/** The row that a path parameter names, by the noun before it. */
const nouns: Record<string, keyof Tenant["ids"]> = {
  sources: "source",
  signals: "signal",
  destinations: "destination",
  deliveries: "activation",
  suppressions: "suppression",
  "tag-categories": "tagCategory",
  values: "tagValue",
  tags: "tagValue",
  team: "member",
  "team-removals": "member",
  invites: "invite",
  "api-clients": "apiClient",
  "connected-apps": "connectedApp",
  clients: "apiClient",
  "saved-views": "savedView",
  comments: "comment",
  unsubscribe: "unsubscription",
  customers: "customer",
  accounts: "accountReport",
  people: "personReport",
  "me/people": "person",
  reports: "accountReport",
  links: "reportLink",
  proposals: "proposal",
  rejections: "rejection",
  groups: "creditGroup",
};

export const hasId = (operation: Operation): boolean => operation.path.includes("{");
export const isWrite = (operation: Operation): boolean => operation.method !== "GET";

/** The operation's address and body. Throws for an operation without a request here. */
export function requestFor(
  operation: Operation,
  ids: Tenant["ids"],
): { path: string; options: Pick<CallOptions, "body"> } {
  const path = operation.path.replace(/(me\/people|[^/]+)\/\{\w+\}/g, (_, noun: string) => {
    const row = nouns[noun];
    if (!row) throw new Error(`No row is known for ${operation.path}`);
    return `${noun}/${ids[row]}`;
  });
  const body = bodies[operation.id]?.(ids);
  const wantsBody = !operation.body.safeParse(undefined).success;
  if (wantsBody !== (body !== undefined))
    throw new Error(`Add a body for ${operation.id} here, or remove it`);
  return { path, options: { body } };
}
