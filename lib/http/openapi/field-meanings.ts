import { policy } from "@/db/policy";
import { destinationFieldMeanings } from "./destination-field-meanings";
import { oauthFieldMeanings } from "./oauth-field-meanings";

/** Descriptions of fields whose names are not self-explanatory, by component and field name. */

const signal = {
  type: "The type of source it came from and what the person did there.",
  strength: "How strong and urgent it is, from 1 to 10.",
  whyItMatters: "Why this person matters, and why now.",
  suggestedOpener: "A suggested first sentence for a message to the person.",
  talkingPoints: "Three talking points for the conversation.",
  createdAt: "When the signal was created, in UTC.",
};

const source = {
  networkUrl: "The canonical network URL of the person or company; null for a keyword search.",
  isActive: "False while it is paused.",
  strengthScore: "Average strength of the period's signals, to one decimal; null if there are none.",
  signalCount: "Number of signals in the period.",
  totalPosts: "Number of posts found in the period.",
  qualifiedPosts: "Number of those posts that were relevant enough to watch.",
};

const report = {
  status: "`ready` when the report can be read. A `failed` run refunds its credits.",
};
const reportDetail = {
  ...report,
  error: "What went wrong; null unless the run failed.",
  version:
    "The version that the report was written in; null until it is ready. Version 1 has no claims, activity, topics or advice.",
  activity: "What was seen in the last 90 days, newest first.",
  topics: "What they engage with, by the posts under their engagements, most engagements first.",
};
const claim = {
  text: "What is said, in one or two sentences.",
  sources: "The records that support it.",
};

export const fieldMeanings: Record<string, Record<string, string>> = {
  ErrorBody: {
    error: "Machine-readable error code.",
    message: "Human-readable message. Its wording may change.",
    requestId: "The response's `X-Request-Id`.",
    details: "The invalid fields; present only for invalid input.",
  },
  Meta: {
    mode: "`live` for the workspace's own data, `sample` for the sample data that pending clients see.",
    notice: "In sample mode: why, and what to do about it.",
  },
  V1Signal: signal,
  SignalItem: {
    ...signal,
    icpScore: "How well the person fits the ideal customer profile, from 0 to 100.",
    archived: "Whether the caller has archived it in their own view.",
    deliveredTo: "IDs of the destinations it was delivered to.",
    companyKey: "Identifies the company in the `company` filter.",
  },
  V1Source: source,
  Source: {
    ...source,
    goodVerdicts: "Number of the period's signals that members called a good fit.",
    badVerdicts: "Number of the period's signals that members called not a fit.",
    creditsSpent:
      "Credits spent in the period on this source's posts, on engagement with them, and on reading the people who engaged. Look-ups count for the source of the engagement that caused them.",
    creditsPerGoodVerdict: "Credits spent per good verdict, to one decimal; null without good verdicts.",
  },
  IcpProposal: {
    id: "The same for the same field and value.",
    change: "The field with its new value, as a change of the ideal customer profile.",
    basis:
      "The reason that members gave with their verdicts, or `rescued` for rejected people who should have been signals.",
    whatIf: "What the change would do to the people of the last 30 days.",
  },
  IcpRescore: {
    status: "`none` if it was never asked for.",
    total: "Number of signals to score again.",
    done: "Number of signals scored again so far.",
    changed: "Number of signals whose score changed.",
    isDue:
      "Whether the ideal customer profile has changed since, so that standing signals show an earlier score.",
  },
  MemberRemoval: {
    assignmentRules:
      "The assignment rules that name the member. A rule that is left empty assigns nothing until someone is added to it.",
    changedViews: "Number of saved views that lose their filter by this member and keep their other filters.",
    deletedViews: "Number of saved views that are deleted because they have no other filter.",
    assignedSignals: "Number of signals assigned to the member, which become unassigned.",
    reportLinks: "Number of the member's report links, which stop working.",
    connectedApps: "Number of apps connected by the member, which lose access.",
  },
  SignalComment: { mentions: "The members whom the comment mentions." },
  NewSignalComment: { mentions: "IDs of the members to mention. They must be members of the workspace." },
  NewInvite: { role: "`user` or `manager`: someone becomes an admin once they have joined." },
  Provisioning: {
    isWaitingForEngine:
      "True if setup has not moved for half a minute and the job engine has not called for two minutes.",
  },
  Health: {
    setAside:
      "Number of items set aside in the last day because processing them fails every time, at most 1,000; null while the database does not respond.",
    engineLastCallAt:
      "When the job engine last called a function here, to about 10 seconds; null if it never has.",
  },
  Rejection: {
    gate: "The check that rejected the person.",
    reason: "Why it rejected them.",
    fit: "How well the person fits the ideal customer profile, from 0 to 100; null if a check before it rejected them.",
    canBecomeSignal: "Whether a member may overrule the check that rejected the person.",
    rescues: "The members who say that this should have been a signal.",
  },
  NewRescue: {
    createSignal:
      "Makes the person a signal, or adds the engagement to the signal they have. A profile that must still be read costs the usual credits.",
  },
  RescueResult: { signalId: "The signal that it became or joined; null if none was asked for." },
  V1WatchedPost: {
    relevanceScore: "How relevant the post is to the ideal customer profile, from 0 to 100.",
    lifecycleStatus:
      "`qualified`: waiting for the first harvest; `harvesting`: waiting for the next one; `max_harvests`: no harvests left.",
    preview: "The beginning of the post.",
  },
  V1Icp: {
    minEmployees: "Minimum number of employees; null for no limit.",
    maxEmployees: "Maximum number of employees; null for no limit.",
    additionalContext: "Other criteria, in the workspace's own words.",
  },
  ...destinationFieldMeanings,
  ReportRow: { ...report, committeeSize: "People of the buying committee." },
  AccountReport: {
    ...reportDetail,
    disposition: "How well the company fits the ideal customer profile; null until the report is ready.",
    dispositionReason: "All reasons for the disposition, as one text.",
    dispositionReasons: "The reasons for the disposition, one by one.",
    firmographicsSources: "The record that the firmographics come from.",
    buyingCommittee: "Up to 12 people with a say, by title. `committee` groups them by role, with evidence.",
    committee:
      "The roles of a purchase: who fills them by which evidence, what is covered, and whom to look for.",
    nextStep: "Whom to write to first, why, and with which opener.",
    changes: "What changed since the last report about this company; no items in a first report.",
  },
  PersonReport: {
    ...reportDetail,
    rawActivityCount: "How much public activity was analyzed. The activity itself is not returned.",
    sourceCompanyReportId: "The account report that this report was started from.",
    profileSources: "The record that the profile comes from.",
    tenure: "The current role, and how long they have held it.",
    aiRead: "Who they are to you, argued from evidence: `claims` holds the reasoning sentence by sentence.",
    notableFlags: "What is worth noting, each with its evidence and date.",
    approach: "How to approach the person, and an opener.",
  },
  ReportSource: {
    kind: "`engagement`, `signal` and `post` were seen on the network, `profile` and `company` were read there. `source`, `icp` and `report` are your workspace's own.",
    id: "The record's ID in this workspace; null if only the network has it.",
    url: "Where it can be seen on the network; null for records that only exist here.",
    date: "When it happened, or when the record was read, set or created.",
  },
  ReportClaim: claim,
  DispositionReason: { ...claim, code: "Which rule it comes from." },
  ReportTimeline: {
    since: "The earliest time that was looked at.",
    more: "How many more engagements there are than are listed.",
  },
  ReportTimelineEntry: {
    id: "The ID of the engagement, or of the post if the person wrote it.",
    action: "What the person did, in words.",
    meaning: "What it says about their interest.",
    text: "The person's own words in a comment; null for everything else.",
    post: "The post; null if it is no longer kept.",
    signalId: "The signal that it belongs to; null if there is none.",
    strength: "The strength of that signal, from 1 to 10.",
  },
  ReportPost: {
    excerpt: "The beginning of the post.",
    id: "The post's ID here, or its URL if only the network has it.",
  },
  ReportTopic: {
    topic: "A phrase from the posts.",
    count: "How many engagements are with posts about it.",
    strongest: "What the strongest of these engagements says.",
    posts: "The newest posts about it.",
    sources: "The engagements that count.",
  },
  CommitteeCoverage: {
    covered: "How many of the expected roles have at least one person.",
    expected: "How many roles a purchase at a company of this size usually has.",
    coverage: "The same as a sentence.",
  },
  CommitteeRole: {
    expected: "Whether a purchase at a company of this size usually has this role.",
    people: "Who fills the role, most evidence first.",
    gap: "Whom to look for; null if the role is filled or not expected.",
  },
  CommitteeRoleMember: {
    engagements: "Engagements in the last 90 days.",
    evidence: "Why this person fills the role.",
  },
  CommitteeGap: { ...claim, titles: "Job titles to look for, fitting your profile and the company's size." },
  ReportNextStep: {
    action: "`write` to the person, `find` someone with one of the titles, or `skip` the company.",
    titles: "Job titles to look for; empty unless the action is `find`.",
    why: "Why this step.",
    opener: "The first sentences of a message; null if nothing is known to open with.",
  },
  ReportOpener: { ...claim, language: "The language of the opener: that of the post." },
  ReportChanges: {
    since: "When the last report was ready; null for a first report.",
    items: "The changes, most important first.",
    more: "How many more changes there are than are listed.",
  },
  ReportChange: claim,
  NotableFlag: { ...claim, at: "When it happened, or when the profile was read that says so." },
  ReportApproach: { advice: "What to do, in the order of a conversation." },
  ReportTenure: {
    ...claim,
    startedAt: "When the position began; null if the profile does not say.",
    months: "How many full months ago that was; null if the profile does not say.",
  },
  CommitteeMember: {
    signalsCount: "Signals from this person in this workspace in the last 90 days.",
    sources: "The record that the role is read from.",
  },
  StartedReport: {
    ...report,
    cached: `True if a report under ${policy.reportCacheDays} days old exists. No credits were spent.`,
  },
  NewPersonReport: {
    sourceCompanyReportId: "The account report that this report is started from, to record the lineage.",
  },
  V1Usage: { discoveryRunsToDate: "How many times sources were checked for posts, in total." },
  ...oauthFieldMeanings,
  WebhookPayload: {
    signalId:
      "The same value as in `Idempotency-Key`, `X-Service-Delivery` and `webhook-id`, which end in `:2`, `:3` and so on when a stronger signal is sent again.",
    strength: "How strong and urgent it is, from 1 to 10.",
    signalDetailUrl: "Link to the signal in the portal.",
    tags: "Tag value names, by category name.",
    icpConfidence: "From 0 to 1.",
    icpScore: "How well the person fits the ideal customer profile, from 0 to 100.",
    relatedSignals: "Other signals from the same company.",
    occurredAt: "When the person took the action that created the signal.",
  },
};
