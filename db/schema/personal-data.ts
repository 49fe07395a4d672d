/** What every column that can hold free text says about people. Erasure and export of a person follow from this. */
import type { PgTable } from "drizzle-orm/pg-core";
import type * as tables from "./index";

/**
 * - `words`: anyone may be named. Erasing replaces the person's addresses and names in every row.
 * - `setting`: also, but the text decides or proves something: a name of one word, which may be an ordinary word,
 *   stays.
 * - `label`: a setting that must stay unique, so that what replaces a name is made unique.
 * - `subject`: names the person whom the row is about. Erasing deletes or empties the rows about the person as a whole,
 *   and leaves those about others, who may have the same name.
 * - `sealed`: encrypted text in which anyone may be named. It cannot be searched: erasing deletes all of its rows.
 * - `account`: a member's own account, which ends with the account.
 * - `suppression`: kept to recognize the person.
 * - `none`: IDs, hashes, codes, encrypted settings and the platform's own texts.
 */
export type PersonalData =
  | "words"
  | "setting"
  | "label"
  | "subject"
  | "sealed"
  | "account"
  | "suppression"
  | "none";

type Tables = typeof tables;
export type TableName = { [T in keyof Tables]: Tables[T] extends PgTable ? T : never }[keyof Tables];

type Holds<C> = C extends { _: { columnType: infer Kind; data: infer Data; baseColumn: infer Base } }
  ? Kind extends "PgText" | "PgVarchar" | "PgChar"
    ? string extends Data
      ? "text"
      : never
    : Kind extends "PgJson" | "PgJsonb"
      ? "text"
      : Kind extends "PgArray"
        ? Base extends { _: { columnType: "PgText" | "PgVarchar" | "PgChar" } }
          ? string[] extends Data
            ? "text"
            : never
          : never
        : never
  : never;

/** The columns that can hold free text: all text, text arrays and JSON, except text of a closed set of values. */
type FreeText<T extends TableName> = {
  [C in keyof Tables[T]["_"]["columns"]]: Holds<Tables[T]["_"]["columns"][C]> extends never ? never : C;
}[keyof Tables[T]["_"]["columns"]];

/**
 * An error here means that a table or column is new: say below what it can hold. If it is `words`, `setting` or
 * `label`, also fill the table in `tests/factories/rows-with-text.ts`.
 */
type Statements = { [T in TableName]: Record<FreeText<T>, PersonalData> };

export const personalData = {
  accounts: { provider: "none", providerAccountId: "account" },
  activations: { lastError: "words", body: "words", bodyDigest: "none" },
  activities: { title: "words", detail: "words", cause: "label" },
  apiClients: {
    clientId: "none",
    name: "words",
    contactEmail: "words",
    networkUrl: "words",
    companyName: "words",
    redirectUris: "setting",
  },
  apiClientSecrets: { hash: "none" },
  apiTokens: { hash: "none", seed: "none" },
  assignmentRules: { name: "setting", conditions: "setting" },
  auditEvents: { subjectId: "words", changes: "words", detail: "words", requestId: "none", ip: "none" },
  authorizationCodes: { hash: "none", redirectUri: "none", codeChallenge: "none" },
  chatNotifications: { timeZone: "none" },
  companies: {
    key: "label",
    networkUrl: "setting",
    name: "setting",
    industry: "setting",
    website: "setting",
    summary: "setting",
    location: "setting",
  },
  // Registered by programs, not by a workspace.
  connectedApps: { clientId: "none", name: "none", redirectUris: "none" },
  creditAlerts: { allotment: "none" },
  creditEntries: { cause: "words" },
  creditGrants: { cause: "none" },
  creditHoldParts: {},
  customers: { name: "setting", website: "setting", companyNetworkUrl: "setting", paymentCustomerId: "none" },
  deliveryAttempts: { request: "words", responseExcerpt: "words", error: "words", warning: "words" },
  deliveryWakes: {},
  destinations: {
    name: "words",
    configEncrypted: "none",
    configSummary: "setting",
    secretEncrypted: "none",
    previousSecretEncrypted: "none",
    routing: "setting",
    lastTestError: "setting",
    knownFields: "setting",
  },
  engagements: {
    personUrl: "subject",
    personName: "subject",
    headline: "setting",
    reactionType: "none",
    commentId: "setting",
    text: "setting",
    gates: "setting",
    rejectedBy: "none",
    receipt: "setting",
  },
  heartbeats: { name: "none" },
  icpProfiles: {
    name: "setting",
    targetIndustries: "setting",
    targetTitles: "setting",
    targetPersonas: "setting",
    targetSeniority: "setting",
    excludedTitles: "setting",
    excludedIndustries: "setting",
    additionalContext: "setting",
    draft: "setting",
  },
  icpProposalDecisions: { proposalId: "none", field: "none", value: "setting" },
  icpRescores: {},
  idempotentAnswers: { key: "setting", fingerprint: "none", body: "words" },
  invites: { email: "account", tokenHash: "none" },
  mailboxMessages: { to: "account", subject: "words", text: "words", html: "words" },
  memberAnswers: { keyHash: "none", fingerprint: "none", bodyEncrypted: "sealed" },
  memberships: {},
  modelAnswers: { key: "none", answer: "words" },
  notificationPreferences: { channels: "none", quietFrom: "none", quietUntil: "none" },
  notifications: { key: "label", data: "words" },
  onboardings: { error: "words", profileUrl: "words", suggestions: "setting" },
  outbox: { name: "none", data: "words", startedBy: "none" },
  planRefunds: { paymentId: "none", subscriptionId: "none" },
  packPurchases: { reference: "none", paymentId: "none", currency: "none" },
  paymentEvents: { id: "none", type: "none" },
  people: {
    networkUrl: "subject",
    name: "subject",
    headline: "setting",
    title: "setting",
    about: "setting",
    location: "setting",
    companyName: "setting",
    companyNetworkUrl: "setting",
  },
  plans: { name: "none", currency: "none", interval: "none" },
  posts: {
    url: "label",
    authorName: "subject",
    authorNetworkUrl: "subject",
    authorHeadline: "setting",
    text: "setting",
    relevanceReason: "setting",
    closedReason: "none",
  },
  postSources: {},
  profileLookups: { requestedUrl: "subject" },
  providerSpend: {},
  rateLimits: { key: "none" },
  refreshTokens: { hash: "none", successorNonce: "none" },
  reportLinks: { tokenHash: "none", label: "words" },
  reports: {
    subject: "words",
    slug: "words",
    name: "words",
    summary: "words",
    content: "words",
    error: "words",
  },
  rescues: { gate: "none", note: "words" },
  savedViews: { name: "label", filters: "setting" },
  sessions: { userAgent: "account", ip: "account" },
  setAsides: { subject: "none", reason: "none" },
  signalArchives: {},
  signalReads: {},
  signalBitmaps: { attribute: "none", value: "none" },
  signalBlocks: {},
  signalComments: { text: "words" },
  signalCounters: {},
  signalFeedback: { note: "words" },
  signalMarks: {},
  signals: {
    personName: "subject",
    personTitle: "setting",
    personLocation: "setting",
    personUrl: "subject",
    companyKey: "setting",
    companyName: "setting",
    industry: "setting",
    postExcerpt: "setting",
    quote: "setting",
    whyItMatters: "setting",
    suggestedOpener: "setting",
    talkingPoints: "setting",
    writtenBy: "none",
    receipt: "setting",
    gates: "setting",
    // A trigger makes them again from the other columns.
    words: "none",
  },
  signalStageNames: { name: "label" },
  signalTags: {},
  signalTerms: { attribute: "none", key: "none", text: "setting" },
  signalTexts: { text: "setting", rare: "setting" },
  // Words without a signal are deleted when changed signals are folded in.
  signalWords: { word: "none" },
  signalWorkRevisions: {},
  sources: {
    key: "label",
    networkUrl: "setting",
    network: "none",
    keywords: "setting",
    displayName: "setting",
  },
  subscriptions: { id: "none" },
  suppressions: { value: "suppression" },
  tagCategories: { name: "label" },
  tagValues: { name: "label" },
  topUps: {},

  users: { email: "account", name: "account", initials: "account", timeZone: "none" },
  verificationTokens: { identifier: "account", token: "none" },
} as const satisfies Statements;
