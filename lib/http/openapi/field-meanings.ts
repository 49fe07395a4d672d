import { policy } from "@/db/policy";

/** What fields mean, by component and name, where the name alone does not say it. */

const signal = {
  type: "Which kind of source it came from, and what the person did there.",
  strength: "How strong and urgent it is, from 1 to 10.",
  whyItMatters: "Why this person, and why now.",
  suggestedOpener: "A first sentence to write to them.",
  talkingPoints: "Three points to go on with.",
  createdAt: "When the person became a signal, in UTC.",
};

const destination = {
  isActive: "False while it is paused.",
  health: "By what its last deliveries said; `action_required` means that it was paused and needs you.",
  consecutiveFailures: "Failed deliveries since the last success.",
  routing: "Which signals it is sent by itself.",
};
const createdDestination = {
  ...destination,
  signatureSecret: "Signs each delivery of a webhook. Shown this once.",
};

const source = {
  networkUrl: "The canonical address of the person or company; null for a keyword search.",
  isActive: "False while it is paused.",
  strengthScore: "Mean strength of the period's signals, to one decimal; null without any.",
  signalCount: "Signals of the period.",
  totalPosts: "Posts found in the period.",
  qualifiedPosts: "Those of them that were relevant enough to watch.",
};

const report = {
  status: "`ready` once it can be read; a `failed` run gives its credits back.",
};
const reportDetail = { ...report, error: "What went wrong, in words; null unless the run failed." };

export const fieldMeanings: Record<string, Record<string, string>> = {
  ErrorBody: {
    error: "The code, for programs.",
    message: "A sentence for people. Its words may change.",
    requestId: "The `X-Request-Id` of the answer.",
    details: "What does not fit, field by field; only where the input is not valid.",
  },
  Meta: {
    mode: "`live` for the workspace's own data, `sample` for the bundled world that pending clients see.",
    notice: "In sample mode: why, and what to do.",
  },
  V1Signal: signal,
  SignalItem: {
    ...signal,
    icpScore: "How well the person fits the profile, from 0 to 100.",
    archived: "Whether the caller has hidden it from their own active view.",
    deliveredTo: "Ids of the destinations that have it.",
    companyKey: "Names the company in the `company` filter.",
  },
  V1Source: source,
  Source: source,
  V1WatchedPost: {
    relevanceScore: "How relevant the post is to the profile, from 0 to 100.",
    lifecycleStatus:
      "`qualified` waits for its first harvest, `harvesting` for its next, `max_harvests` had its last.",
    preview: "The beginning of the post.",
  },
  V1Icp: {
    minEmployees: "Smallest company; null for no limit.",
    maxEmployees: "Largest company; null for no limit.",
    additionalContext: "What else matters, in the workspace's own words.",
  },
  V1Destination: destination,
  V1CreatedDestination: createdDestination,
  Destination: {
    ...destination,
    configSummary: "Host or name only: connection settings are never returned.",
    submissions:
      "How many signals it was sent since its address was given, and how many its receiver takes in its lifetime; null for kinds without such a limit.",
  },
  CreatedDestination: createdDestination,
  NewDestination: {
    config:
      "Settings of the destination's own kind. For a webhook: `url`, and `method`, `auth` and `headers` where they differ from the default. Never returned.",
    routing: "Which signals it is sent by itself; all of them without it.",
  },
  Routing: {
    mode: "`manual` is sent what people send by hand, and nothing else.",
    tags: "Ids of tag values, of which a signal needs one.",
    maxAgeHours: "Older signals are not sent.",
  },
  Recovery: {
    since: `At most ${policy.deliveryHistoryDays} days ago; what was made or last tried since then is sent again.`,
  },
  PreviewedDestination: {
    config: "Whole, as it would be created with; without it, what every one of the kind is sent.",
  },
  DeliveryPreview: {
    body: "JSON as it is sent; where a vendor makes the request, the part of it that depends on the signal.",
  },
  ReportRow: { ...report, committeeSize: "People of the buying committee." },
  AccountReport: {
    ...reportDetail,
    disposition: "How well the company fits; null until the report is ready.",
  },
  PersonReport: {
    ...reportDetail,
    rawActivityCount: "How much public activity was read; the activity itself is not returned.",
    sourceCompanyReportId: "The account report that led here.",
  },
  CommitteeMember: { signalsCount: "Signals that the person made in this workspace in the last 90 days." },
  StartedReport: {
    ...report,
    cached: `True where a report under ${policy.reportCacheDays} days old exists: nothing was spent.`,
  },
  NewPersonReport: { sourceCompanyReportId: "The account report that led here, to keep the lineage." },
  V1Usage: { discoveryRunsToDate: "How often sources were asked for posts, ever." },
  TokenRequest: {
    grant_type: "`client_credentials`.",
    client_id: "Here, unless the credentials come by HTTP Basic.",
    client_secret: "Here, unless the credentials come by HTTP Basic.",
    scope: "Names separated by spaces; all of the client's without it.",
  },
  TokenAnswer: {
    expires_in: "Seconds; ask for a new token before they have passed.",
    scope: "What the token may do, separated by spaces.",
  },
  Registration: {
    network_url: "Your own profile on the network: of a person, not a company.",
    scope: "Names separated by spaces; all read scopes without it.",
    redirect_uris: "Kept for the record: no grant that is given here uses them.",
  },
  RegisteredClient: {
    client_secret: "Shown this once.",
    client_id_issued_at: "Seconds since 1970.",
    client_secret_expires_at: "0: it never expires.",
    approval_status: "Until the platform approves it, the client reads sample data.",
  },
  WebhookPayload: {
    signalId: "The same in `Idempotency-Key`, `X-Service-Delivery` and `webhook-id`.",
    strength: "How strong and urgent it is, from 1 to 10.",
    signalDetailUrl: "The signal in the portal.",
    tags: "Names of values by name of category.",
    icpConfidence: "From 0 to 1.",
    icpScore: "How well the person fits the profile, from 0 to 100.",
    relatedSignals: "Other signals of the same company, the stack.",
    occurredAt: "When the person did what made the signal.",
  },
};
