/** Every closed set of values in the product, defined once. Safe in a browser. */

export const sourceTypes = ["target_person", "keyword_search", "own_company", "competitor_company"] as const;
export type SourceType = (typeof sourceTypes)[number];

/** `plan`: the plan allows fewer active sources. */
export const sourcePausedReasons = ["manual", "plan"] as const;
export type SourcePausedReason = (typeof sourcePausedReasons)[number];

export const engagementKinds = ["reaction", "comment"] as const;
export type EngagementKind = (typeof engagementKinds)[number];

/** What shows a need of the writer's own, strongest first. */
export const needMeanings = ["asks", "evaluates", "states_problem"] as const;
const interests = [...needMeanings, "shares_experience", "agrees", "filler"] as const;

/** What rejects a person: they offer something, look for a job, or want no contact. */
export const unwantedMeanings = ["sells", "seeks_job", "refuses"] as const;
export type UnwantedMeaning = (typeof unwantedMeanings)[number];

/** What a comment or a post can mean to a salesperson (docs/JUDGEMENT.md). */
export const textMeanings = [...interests, ...unwantedMeanings] as const;
export type TextMeaning = (typeof textMeanings)[number];

/** What a piece of evidence says. A reaction is `reacts`, and so is a person's interest without any text. */
export const meanings = [...interests, "reacts", ...unwantedMeanings] as const;
export type Meaning = (typeof meanings)[number];

/** The languages that qualification reads and signals are written in, as ISO 639-1 codes. */
export const languages = ["en", "de", "fr", "es", "it", "nl", "pt"] as const;
export type Language = (typeof languages)[number];

/** What open pages watch for changes. */
export const changeTopics = [
  "signals",
  "work",
  "activity",
  "posts",
  "deliveries",
  "sources",
  "reports",
  "setup",
  "credits",
  "notifications",
] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** How far a signal has been worked, in order. A workspace can name them; `new` is where every signal starts. */
export const signalStages = ["new", "working", "contacted", "won", "not_a_fit"] as const;
export type SignalStage = (typeof signalStages)[number];

/** What members did with a person's signals that others should know of, from what says most to what says least. */
export const handlingKinds = ["won", "contacted", "assigned", "working", "closed", "commented"] as const;
export type HandlingKind = (typeof handlingKinds)[number];

/**
 * What members are notified of: a new strong signal, a comment that mentions them, signals assigned to them, a
 * destination that needs action, credits running out, and an app of theirs whose access ended because it was copied.
 */
export const notificationKinds = [
  "strong_signal",
  "mention",
  "assignment",
  "destination",
  "credits",
  "connected_app",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What a team's chat channel can be notified of. */
export const chatNotificationKinds = ["strong_signal", "destination", "credits"] as const;
export type ChatNotificationKind = (typeof chatNotificationKinds)[number];

/** What can be mailed, and unsubscribed from. */
export const mailedKinds = [...notificationKinds, "digest"] as const;
export type MailedKind = (typeof mailedKinds)[number];

export const digestFrequencies = ["off", "daily", "weekly"] as const;
export type DigestFrequency = (typeof digestFrequencies)[number];

/**
 * The sort orders for lists of signals, highest or newest first: `newest` by when they were found, `engaged` by when
 * the person did what they did.
 */
export const signalSorts = ["newest", "engaged", "strength", "fit"] as const;
export type SignalSort = (typeof signalSorts)[number];

export const signalTypes = [
  "TARGET_PERSON_REACTION",
  "TARGET_PERSON_COMMENT",
  "KEYWORD_SEARCH_REACTION",
  "KEYWORD_SEARCH_COMMENT",
  "KEYWORD_SEARCH_POST",
  "OWN_COMPANY_REACTION",
  "OWN_COMPANY_COMMENT",
  "COMPETITOR_COMPANY_REACTION",
  "COMPETITOR_COMPANY_COMMENT",
] as const;
export type SignalType = (typeof signalTypes)[number];

export const classifications = ["buyer", "influencer"] as const;
export type Classification = (typeof classifications)[number];

export const lifecycles = [
  "signed_up",
  "onboarding_running",
  "awaiting_admin_icp_review",
  "active",
  "suspended",
  "closed",
] as const;
export type Lifecycle = (typeof lifecycles)[number];

/** How a workspace does, as operators see it. `attention` has a concern; `inactive` is not active. */
export const customerHealths = ["healthy", "attention", "inactive"] as const;
export type CustomerHealth = (typeof customerHealths)[number];

/** What can be wrong with a workspace. `unpaid`: the grace of an overdue payment is over. `no_signals`: for a week. */
export const customerConcerns = [
  "overdue",
  "unpaid",
  "no_credits",
  "failing_destination",
  "no_source",
  "no_signals",
  "no_members",
] as const;
export type CustomerConcern = (typeof customerConcerns)[number];

export const roles = ["admin", "manager", "user"] as const;
export type Role = (typeof roles)[number];

/** `discovered`, `screened_out` and `closed` are internal; the watchlist shows the other three. */
export const postStatuses = [
  "discovered",
  "screened_out",
  "qualified",
  "harvesting",
  "max_harvests",
  "closed",
] as const;
export type PostStatus = (typeof postStatuses)[number];
export const watchlistStatuses = ["qualified", "harvesting", "max_harvests"] as const;
export type WatchlistStatus = (typeof watchlistStatuses)[number];

export const destinationTypes = [
  "webhook",
  "automation",
  "enrichment_webhook",
  "chat",
  "spreadsheet",
  "notes",
] as const;
export type DestinationType = (typeof destinationTypes)[number];

export const healths = ["unknown", "healthy", "degraded", "failing", "action_required"] as const;
export type Health = (typeof healths)[number];

/** `plan`: the plan allows fewer active destinations. `test`: its last connection test failed. */
export const pausedReasons = ["manual", "auth", "failures", "gone", "plan", "test"] as const;
export type PausedReason = (typeof pausedReasons)[number];

/** Why a column or property takes no values. `wrong_type`: it is there, with a type that can't hold them. */
export const fieldProblems = ["missing", "wrong_type"] as const;
export type FieldProblem = (typeof fieldProblems)[number];

export const activationStatuses = [
  "queued",
  "delivering",
  "delivered",
  "retrying",
  "held",
  "failed",
  "cancelled",
] as const;
export type ActivationStatus = (typeof activationStatuses)[number];

export const attemptOutcomes = ["succeeded", "failed", "skipped"] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** The categories of the activity feed. */
export const activityCategories = ["discovery", "harvest", "enrichment", "icp", "delivery"] as const;
export type ActivityCategory = (typeof activityCategories)[number];

/** What can be set aside because it can't be stored or judged. */
export const setAsideKinds = ["post", "engagement", "person", "company", "signal"] as const;
export type SetAsideKind = (typeof setAsideKinds)[number];

/** The steps of a workspace's setup, in order. */
export const provisioningSteps = [
  "profile_lookup",
  "company_research",
  "icp_draft",
  "source_suggestions",
  "ready_for_review",
] as const;
export type ProvisioningStep = (typeof provisioningSteps)[number];
export const provisioningStatuses = ["running", "failed", "done"] as const;
export type ProvisioningStatus = (typeof provisioningStatuses)[number];

export const feedbackVerdicts = ["good_fit", "not_fit", "already_talking"] as const;
export type FeedbackVerdict = (typeof feedbackVerdicts)[number];
export const feedbackReasons = [
  "competitor",
  "existing_customer",
  "too_small",
  "too_big",
  "wrong_industry",
  "wrong_role",
  "no_need",
  "bad_timing",
  "other",
] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

/** The gates of qualification, in the order in which they are checked. */
export const gateIds = [
  "suppressed",
  "own_employee",
  "competitor_staff",
  "merge_window",
  "profile",
  "company",
  "icp_limits",
  "sells",
  "refuses",
  "excluded",
  "score",
] as const;
export type GateId = (typeof gateIds)[number];

/** The gates that a member may overrule for one person: those that judge fit, never those that protect someone. */
export const overrulableGates = [
  "company",
  "icp_limits",
  "sells",
  "excluded",
  "score",
] as const satisfies GateId[];

/** What a workspace can decide about a proposed change of its ICP. */
export const proposalDecisions = ["accepted", "dismissed"] as const;
export type ProposalDecision = (typeof proposalDecisions)[number];

/** The states of a run that scores existing signals again. */
export const rescoreStatuses = ["running", "done", "failed"] as const;
export type RescoreStatus = (typeof rescoreStatuses)[number];

/** The sort orders for lists of rejected engagements: newest first, or nearest to the threshold of a signal. */
export const rejectionSorts = ["newest", "nearest"] as const;
export type RejectionSort = (typeof rejectionSorts)[number];

/** Whether a signal can have one value of a tag category or several. */
export const tagSelectionModes = ["single", "multi"] as const;
export type TagSelectionMode = (typeof tagSelectionModes)[number];

export const planSlugs = ["trial", "starter", "growth", "scale", "internal"] as const;
export type PlanSlug = (typeof planSlugs)[number];

/** The plans that a workspace can buy. */
export const paidPlanSlugs = ["starter", "growth", "scale"] as const satisfies PlanSlug[];
export type PaidPlanSlug = (typeof paidPlanSlugs)[number];

/** How often a plan is billed. */
export const billingIntervals = ["month", "year"] as const;
export type BillingInterval = (typeof billingIntervals)[number];

/** The states of a subscription, as the payment processor names them. */
export const subscriptionStatuses = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "paused",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The states of a pack purchase; a refund has its own status. */
export const purchaseStatuses = ["pending", "paid", "failed"] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** What has been refunded of a purchase. */
export const refundStatuses = ["none", "partial", "full"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** What credits are burned on, in the order of the contract's bundles 1 to 4. */
export const bundles = ["discovery", "harvest", "qualification", "intelligence"] as const;
export type Bundle = (typeof bundles)[number];

/** Why credits were granted, used or taken back: what the ledger is grouped by, besides the run. */
export const ledgerCauses = [
  "discovery",
  "harvest",
  "qualification",
  "report",
  /** A month's credits of the plan. */
  "allotment",
  /** The credits of a trial, granted once. */
  "trial",
  "trial_extension",
  /** What a larger plan adds in the same month. */
  "upgrade",
  "pack",
  /** A pack's credits that came back because its dispute was won. */
  "pack_returned",
  /** A pack's credits that were taken back with its payment. */
  "pack_taken_back",
  /** Credits that an operator granted. */
  "gift",
  /** What an unlimited plan grants as it is used. */
  "unlimited",
  "expiry",
  /** Credits of a new month that were used in advance. */
  "used_before",
  "other",
] as const;
export type LedgerCause = (typeof ledgerCauses)[number];

/**
 * What automatic work waits for: an overdue payment, the vendors' daily budget, credits, the next day of a paced trial,
 * or the next day of a source with a daily limit.
 */
export const waits = ["payment", "budget", "credits", "pace", "source_limit"] as const;
export type Wait = (typeof waits)[number];

/** The permissions of a customer API client. */
export const apiScopes = [
  "read:signals",
  "read:sources",
  "read:watchlist",
  "read:icp",
  "read:intelligence",
  "read:usage",
  "read:destinations",
  "write:intelligence",
  "write:destinations",
] as const;
export type ApiScope = (typeof apiScopes)[number];
/** What a token may be sent to: the whole API, or the tools for agents alone. */
export const tokenAudiences = ["api", "mcp"] as const;
export type TokenAudience = (typeof tokenAudiences)[number];
export const readScopes = apiScopes.filter((scope) => scope.startsWith("read:"));

export const clientApprovals = ["pending", "approved", "denied"] as const;
export type ClientApproval = (typeof clientApprovals)[number];

export const reportStatuses = ["queued", "running", "ready", "failed"] as const;
export type ReportStatus = (typeof reportStatuses)[number];
export const dispositions = ["qualified", "borderline", "disqualified", "insufficient_data"] as const;
export type Disposition = (typeof dispositions)[number];
export const readClassifications = ["buyer", "influencer", "not_relevant", "unknown"] as const;
export type ReadClassification = (typeof readClassifications)[number];

/** Seniority levels, lowest first. */
export const seniorities = ["junior", "professional", "senior", "lead", "director", "executive"] as const;
export type Seniority = (typeof seniorities)[number];

/** The business functions that a persona can have. */
export const personas = [
  "administration",
  "business_development",
  "consulting",
  "customer_success",
  "engineering",
  "finance",
  "founder",
  "human_resources",
  "information_technology",
  "legal",
  "marketing",
  "operations",
  "product",
  "project_management",
  "purchasing",
  "revenue_operations",
  "sales",
  "other",
] as const;
export type Persona = (typeof personas)[number];

/** The lists that can be exported, as file names and the audit log call them. */
export const exportedLists = [
  "signals",
  "companies",
  "watchlist",
  "deliveries",
  "credit-ledger",
  "audit-log",
] as const;
export type ExportedList = (typeof exportedLists)[number];
