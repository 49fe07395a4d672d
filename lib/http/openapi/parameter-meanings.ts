/** What each path and query parameter means. A test requires a description of every one. */
import { activationStatuses, bundles } from "@/db/vocabulary";
import type { Operation } from "@/lib/contracts/operation";
import { filterMeanings } from "@/lib/contracts/signal-filters";

type Meanings = Record<string, string>;

/** True wherever the name occurs; everything else is described per operation. */
export const sharedMeanings: Meanings = {
  limit: "Number of rows per page.",
  offset: "Number of rows to skip.",
  period: "The period of the figures, in days.",
  days: "Look back this many days.",
  sortBy: "The field to sort by.",
  sortDir: "The sort direction.",
};

const sortedSignals = {
  ...filterMeanings,
  sort: "`strength` and `fit` sort highest first, `newest` sorts latest first. Equal scores are sorted newest first.",
};
const ledger = {
  kind: "Only entries of this kind.",
  bundle: `Only entries of this bundle: ${bundles.map((bundle, index) => `${index + 1} is ${bundle}`).join(", ")}.`,
};
const audit = {
  actor: "Only changes by the person or API client with this ID, or by the service itself (`service`).",
  entity: "Only changes of this kind of thing.",
  action: "Only this action.",
};
const watchlist = {
  status: "Only posts with this status.",
  source: "Only posts that the source with this ID found.",
  sourceType: "Only posts that sources of this type found.",
};
const deliveries = {
  status: `Only deliveries with this status, or with one of several, separated by commas: ${activationStatuses.map((status) => `\`${status}\``).join(", ")}.`,
};
const reports = {
  type: "`account` for reports about companies, `person` for reports about people.",
  q: "Matches anywhere in the name of the company or person.",
};
const asOf =
  "The ledger as it was at this time, by default now. Send the first page's `asOf` with later pages, so that new entries don't move the rows.";

/** By operation ID. */
export const ownMeanings: Record<string, Meanings> = {
  listSignals: {
    type: "Only signals of this type, for example `OWN_COMPANY_COMMENT`.",
    minStrength: "Only signals with at least this strength.",
  },
  listReports: reports,
  listMyReports: reports,
  listMySignals: { ...sortedSignals, totals: "`views` also counts the signals of each view." },
  exportMySignals: sortedSignals,
  countMySignalTags: filterMeanings,
  listMySignalCompanies: filterMeanings,
  exportMySignalCompanies: filterMeanings,
  listMyRejections: {
    gate: "Only people whom this check rejected.",
    source: "Only people who engaged with posts of the source with this ID.",
    search: "Matches anywhere in the person's name, title, company or words.",
    sort: "`newest` sorts latest first; `nearest` shows only people who have a fit, highest first.",
  },
  listMyWatchlist: watchlist,
  exportMyWatchlist: watchlist,
  listMySourcePosts: { lifecycleStatus: "Only posts with this status." },
  createMySources: { dryRun: "`true` returns what would be added, and adds nothing." },
  listMyActivity: {
    category: "Only entries of this category.",
    source: "Only entries about the source with this ID.",
  },
  listMyDeliveries: deliveries,
  exportMyDeliveries: deliveries,
  previewMyDelivery: { signalId: "The signal to preview; a sample signal if omitted." },
  finishChatConnection: {
    state: "The `state` from the address that the browser was sent to.",
    code: "The authorization code; works once.",
    error: "Why the authorization failed.",
  },
  listMyCreditLedger: ledger,
  exportMyCreditLedger: ledger,
  listCustomerLedger: ledger,
  listMyCreditLedgerGroups: { asOf },
  listMyCreditLedgerGroupEntries: { asOf },
  listMyAudit: audit,
  exportMyAudit: audit,
  listMyNotifications: { unread: "`true` for unread ones only, `false` for read ones only." },
  getMyPlanConsequences: { plan: "The plan to change to." },
  listMyInvoices: { limit: "How many to list." },
  listMyPackPurchases: { limit: "How many to list." },
  exportMyPerson: { networkUrl: "The person's network URL, in any form." },
  listClients: {
    approval: "Only clients with this approval status.",
    q: "Matches anywhere in the name, client ID, contact's email, company or network URL.",
  },
  listCustomers: {
    q: "Matches anywhere in the workspace's name, its website or a member's email.",
    plan: "Only workspaces on this plan.",
    lifecycle: "Only workspaces in this state.",
  },
  authorizeApp: {
    response_type: "`code`.",
    client_id: "The app's ID, from its registration.",
    redirect_uri: "Where to send the browser afterwards: one of the registered addresses.",
    scope: "Scope names separated by spaces; all read scopes if omitted.",
    state: "Any text; sent back unchanged with the browser, so that the app recognizes its own request.",
    code_challenge: "SHA-256 of the code verifier, in base64url (PKCE).",
    code_challenge_method: "`S256`.",
    resource: "The resource to ask for (RFC 8707); the whole API if omitted.",
  },
};

/** What has the ID in a path, by the segment before it. */
export const pathNouns: Meanings = {
  accounts: "account report",
  "api-clients": "API client",
  clients: "client",
  comments: "comment",
  "connected-apps": "connected app",
  customers: "workspace",
  deliveries: "delivery",
  destinations: "destination",
  groups: "group",
  invites: "invite",
  links: "link",
  people: "person report",
  proposals: "proposed change",
  rejections: "rejection",
  reports: "report",
  "saved-views": "saved view",
  signals: "signal",
  sources: "source",
  suppressions: "suppression",
  "tag-categories": "tag category",
  tags: "tag value",
  team: "member's user account",
  "team-removals": "member's user account",
  values: "tag value",
};

/** The description of an operation's parameter; undefined if it has none. */
export function parameterMeaning(
  { id, path }: Pick<Operation, "id" | "path">,
  where: "path" | "query",
  name: string,
): string | undefined {
  if (where === "query") return ownMeanings[id]?.[name] ?? sharedMeanings[name];
  const segments = path.split("/");
  const before = segments[segments.indexOf(`{${name}}`) - 1] ?? "";
  if (before === "unsubscribe") return "The token from the link in the mail.";
  const noun = pathNouns[before];
  return noun && `The ID of the ${noun}.`;
}
