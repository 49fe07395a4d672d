"""Made from the API's description by `npm run client`: never edited by hand."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict


class AccountReport(TypedDict):
    id: str
    slug: str
    name: str
    # `ready` when the report can be read. A `failed` run refunds its credits.
    status: Literal["queued", "running", "ready", "failed"]
    # What went wrong; null unless the run failed.
    error: str | None
    createdAt: str
    readyAt: str | None
    # The version that the report was written in; null until it is ready. Version 1 has no claims, activity, topics or advice.
    version: Literal[1] | Literal[2] | None
    type: Literal["account"]
    firmographics: AccountReportFirmographics | None
    # How well the company fits the ideal customer profile; null until the report is ready.
    disposition: Literal["qualified", "borderline", "disqualified", "insufficient_data"] | None
    # All reasons for the disposition, as one text.
    dispositionReason: str | None
    # Up to 12 people with a say, by title. `committee` groups them by role, with evidence.
    buyingCommittee: list[CommitteeMember]
    # The reasons for the disposition, one by one.
    dispositionReasons: list[DispositionReason]
    # The record that the firmographics come from.
    firmographicsSources: list[ReportSource]
    # What was seen in the last 90 days, newest first.
    activity: ReportTimeline | None
    # What they engage with, by the posts under their engagements, most engagements first.
    topics: list[ReportTopic]
    # The roles of a purchase: who fills them by which evidence, what is covered, and whom to look for.
    committee: CommitteeCoverage | None
    # Whom to write to first, why, and with which opener.
    nextStep: ReportNextStep | None
    # What changed since the last report about this company; no items in a first report.
    changes: ReportChanges | None
    intent: NotRequired[ReportIntent]
    ownWords: NotRequired[list[ReportQuote]]
    rivals: NotRequired[list[ReportRival]]
    plan: NotRequired[list[ReportPlanStep]]
    authors: NotRequired[list[ReportAuthor]]


class AccountReportFirmographics(TypedDict):
    networkUrl: str
    website: str | None
    industry: str | None
    employeeCount: int | None
    location: str | None
    summary: str | None


class AuthCheck(TypedDict):
    ok: Literal[True]
    oauth: AuthCheckOauth
    workspace: AuthCheckWorkspace
    _meta: AuthCheckMeta


class AuthCheckMeta(TypedDict):
    # `live` for the workspace's own data, `sample` for the sample data that pending clients see.
    mode: Literal["live", "sample"]


class AuthCheckOauth(TypedDict):
    clientId: str
    scopes: list[Literal["read:signals", "read:sources", "read:watchlist", "read:icp", "read:intelligence", "read:usage", "read:destinations", "write:intelligence", "write:destinations"]]


class AuthCheckWorkspace(TypedDict):
    name: str


class AutomationConfig(TypedDict):
    """`apiKey`: enter both the header's name and its key."""

    # The tool's hook. It receives flat JSON.
    url: str
    # The header that carries the key, for example `x-make-apikey`. Not a header that controls the connection (`connection`, `content-length`, `expect`, `host`, `keep-alive`, `te`, `trailer`, `transfer-encoding`, `upgrade`, `proxy-*`) or that every delivery sets (`content-encoding`, `content-type`, `idempotency-key`, `user-agent`, `webhook-id`, `webhook-signature`, `webhook-timestamp`, `x-service-delivery`, `x-service-signature`), in any case.
    apiKeyHeader: NotRequired[str]
    # The key. Send it together with `apiKeyHeader`. A header value must be 1-4,096 printable ASCII characters, without line breaks or spaces at either end.
    apiKey: NotRequired[str]
    # How field names are written: `signal_id`, `signalId` or both. New destinations have both.
    keys: NotRequired[Literal["snake_case", "camelCase", "both"]]


class ChatConfig(TypedDict):
    # The channel's incoming webhook.
    webhookUrl: str
    # The channel's name, for the portal.
    channel: NotRequired[str]
    # The team's name, for the portal.
    team: NotRequired[str]


class CommitteeCoverage(TypedDict):
    # How many of the expected roles have at least one person.
    covered: int
    # How many roles a purchase at a company of this size usually has.
    expected: int
    # The same as a sentence.
    coverage: ReportClaim
    roles: list[CommitteeRole]


class CommitteeGap(TypedDict):
    # What is said, in one or two sentences.
    text: str
    # The records that support it.
    sources: list[ReportSource]
    # Job titles to look for, fitting your profile and the company's size.
    titles: list[str]


class CommitteeMember(TypedDict):
    name: str
    title: str | None
    networkUrl: str
    persona: Literal["administration", "business_development", "consulting", "customer_success", "engineering", "finance", "founder", "human_resources", "information_technology", "legal", "marketing", "operations", "product", "project_management", "purchasing", "revenue_operations", "sales", "other"] | None
    seniority: Literal["junior", "professional", "senior", "lead", "director", "executive"] | None
    role: Literal["economic_buyer", "decision_maker", "influencer", "practitioner"]
    # Signals from this person in this workspace in the last 90 days.
    signalsCount: int
    reason: str
    # The record that the role is read from.
    sources: list[ReportSource]


class CommitteeRole(TypedDict):
    role: Literal["economic_buyer", "decision_maker", "champion", "user", "gatekeeper"]
    # Whether a purchase at a company of this size usually has this role.
    expected: bool
    # Who fills the role, most evidence first.
    people: list[CommitteeRoleMember]
    # Whom to look for; null if the role is filled or not expected.
    gap: CommitteeGap | None


class CommitteeRoleMember(TypedDict):
    name: str
    title: str | None
    networkUrl: str
    # Engagements in the last 90 days.
    engagements: int
    # Why this person fills the role.
    evidence: list[ReportClaim]
    confirmed: NotRequired[bool]


class CreateDestinationResponse(TypedDict):
    data: V1CreatedDestination
    _meta: Meta


class DispositionReason(TypedDict):
    # Which rule it comes from.
    code: Literal["competitor", "own_company", "excluded", "industry", "company_size", "no_icp", "no_criteria", "intent", "no_intent", "refusal"]
    # What is said, in one or two sentences.
    text: str
    # The records that support it.
    sources: list[ReportSource]


class EnrichmentWebhookConfig(TypedDict):
    # The table's hook. It receives flat JSON.
    url: str
    # The table's token, if it requires one. A header value must be 1-4,096 printable ASCII characters, without line breaks or spaces at either end.
    token: NotRequired[str]
    # How field names are written: `signal_id`, `signalId` or both. New destinations have both.
    keys: NotRequired[Literal["snake_case", "camelCase", "both"]]


class GetAccountReportResponse(TypedDict):
    data: AccountReport
    _meta: Meta


class GetIcpResponse(TypedDict):
    data: V1Icp
    _meta: Meta


class GetPersonReportResponse(TypedDict):
    data: PersonReport
    _meta: Meta


class GetSignalResponse(TypedDict):
    data: V1Signal
    _meta: Meta


class GetUsageResponse(TypedDict):
    data: V1Usage
    _meta: Meta


class ListDestinationsResponse(TypedDict):
    data: list[V1Destination]
    _meta: Meta


class ListReportsResponse(TypedDict):
    data: list[ReportRow]
    total: int
    limit: int
    offset: int
    _meta: Meta


class ListSignalsResponse(TypedDict):
    data: list[V1Signal]
    total: int
    limit: int
    offset: int
    _meta: Meta


class ListSourcesResponse(TypedDict):
    data: list[V1Source]
    _meta: Meta
    total: int


class ListWatchlistResponse(TypedDict):
    data: list[V1WatchedPost]
    total: int
    limit: int
    offset: int
    _meta: Meta


class Meta(TypedDict):
    # `live` for the workspace's own data, `sample` for the sample data that pending clients see.
    mode: Literal["live", "sample"]
    # In sample mode: why, and what to do about it.
    notice: NotRequired[str]
    # In sample mode: where a person can see to it that the data becomes live, and what to call the link.
    cta: NotRequired[MetaCta]


class MetaCta(TypedDict):
    """In sample mode: where a person can see to it that the data becomes live, and what to call the link."""

    text: str
    url: str


class NewAccountReport(TypedDict):
    # The address of a company's page on a network of this installation, as a browser shows it, or its last part, such as `company/northwind`. Anything else returns 400.
    companyUrl: str


class NewAutomationDestination(TypedDict):
    # The kind of tool that receives signals. It decides what `config` contains.
    destinationType: Literal["automation"]
    # What people call it. Must be on one line.
    name: str
    # Settings of this kind of destination. Never returned.
    config: AutomationConfig
    # Which signals are sent automatically; all signals if omitted.
    routing: NotRequired[Routing]


class NewChatDestination(TypedDict):
    # The kind of tool that receives signals. It decides what `config` contains.
    destinationType: Literal["chat"]
    # What people call it. Must be on one line.
    name: str
    # Settings of this kind of destination. Never returned.
    config: ChatConfig
    # Which signals are sent automatically; all signals if omitted.
    routing: NotRequired[Routing]


NewDestination: TypeAlias = "NewWebhookDestination | NewAutomationDestination | NewEnrichmentWebhookDestination | NewChatDestination | NewSpreadsheetDestination | NewNotesDestination"


class NewEnrichmentWebhookDestination(TypedDict):
    # The kind of tool that receives signals. It decides what `config` contains.
    destinationType: Literal["enrichment_webhook"]
    # What people call it. Must be on one line.
    name: str
    # Settings of this kind of destination. Never returned.
    config: EnrichmentWebhookConfig
    # Which signals are sent automatically; all signals if omitted.
    routing: NotRequired[Routing]


class NewNotesDestination(TypedDict):
    # The kind of tool that receives signals. It decides what `config` contains.
    destinationType: Literal["notes"]
    # What people call it. Must be on one line.
    name: str
    # Settings of this kind of destination. Never returned.
    config: NotesConfig
    # Which signals are sent automatically; all signals if omitted.
    routing: NotRequired[Routing]


class NewPersonReport(TypedDict):
    # The address of a person's profile on a network of this installation, as a browser shows it, or its last part, such as `in/dana-field`. Anything else returns 400.
    personUrl: str
    # The account report that this report is started from, to record the lineage.
    sourceCompanyReportId: NotRequired[str]


class NewSpreadsheetDestination(TypedDict):
    # The kind of tool that receives signals. It decides what `config` contains.
    destinationType: Literal["spreadsheet"]
    # What people call it. Must be on one line.
    name: str
    # Settings of this kind of destination. Never returned.
    config: SpreadsheetConfig
    # Which signals are sent automatically; all signals if omitted.
    routing: NotRequired[Routing]


class NewWebhookDestination(TypedDict):
    # The kind of tool that receives signals. It decides what `config` contains.
    destinationType: Literal["webhook"]
    # What people call it. Must be on one line.
    name: str
    # Settings of this kind of destination. Never returned.
    config: WebhookConfig
    # Which signals are sent automatically; all signals if omitted.
    routing: NotRequired[Routing]


class NotableFlag(TypedDict):
    flag: Literal["asked_recently", "evaluates_recently", "stated_problem_recently", "repeated_interest", "engages_with_competitor", "engages_with_you", "recent_job_change", "hiring", "open_to_work", "sells", "writes_about_it", "refuses"]
    # When it happened, or when the profile was read that says so.
    at: str
    # What is said, in one or two sentences.
    text: str
    # The records that support it.
    sources: list[ReportSource]


class NotesConfig(TypedDict):
    # The token of an integration that the database is shared with. A header value must be 1-4,096 printable ASCII characters, without line breaks or spaces at either end.
    integrationToken: str
    # The database's ID or address.
    databaseId: str
    # Which field of a signal fills which property of the database. Map at least one property. At most 100 properties can be mapped.
    mapping: dict[str, Literal["signalId", "personName", "personCompany", "strength", "whyItMatters", "signalDetailUrl", "tags", "personTitle", "personLocation", "personProfileUrl", "personNetworkUrl", "companyEmployeeCount", "companyIndustry", "companyWebsite", "companySummary", "icpPersona", "icpSeniority", "icpConfidence", "icpScore", "signalType", "postExcerpt", "summary", "postSummary", "suggestedOpener", "talkingPoints", "writtenBy", "engagement", "sourcePostUrl", "relatedSignals", "occurredAt", "engagedAt", "createdAt", "assignee", "stage"]]


class PersonReport(TypedDict):
    id: str
    slug: str
    name: str
    # `ready` when the report can be read. A `failed` run refunds its credits.
    status: Literal["queued", "running", "ready", "failed"]
    # What went wrong; null unless the run failed.
    error: str | None
    createdAt: str
    readyAt: str | None
    # The version that the report was written in; null until it is ready. Version 1 has no claims, activity, topics or advice.
    version: Literal[1] | Literal[2] | None
    type: Literal["person"]
    profile: PersonReportProfile | None
    # Who they are to you, argued from evidence: `claims` holds the reasoning sentence by sentence.
    aiRead: PersonReportAiRead | None
    notable: PersonReportNotable | None
    signals: list[ReportedSignal]
    # How much public activity was analyzed. The activity itself is not returned.
    rawActivityCount: int | None
    # The account report that this report was started from.
    sourceCompanyReportId: str | None
    # The record that the profile comes from.
    profileSources: list[ReportSource]
    # The current role, and how long they have held it.
    tenure: ReportTenure | None
    # What they engage with, by the posts under their engagements, most engagements first.
    topics: list[ReportTopic]
    # What was seen in the last 90 days, newest first.
    activity: ReportTimeline | None
    # What is worth noting, each with its evidence and date.
    notableFlags: list[NotableFlag]
    # How to approach the person, and an opener.
    approach: ReportApproach | None
    intent: NotRequired[ReportIntent]
    ownWords: NotRequired[list[ReportQuote]]
    rivals: NotRequired[list[ReportRival]]
    plan: NotRequired[list[ReportPlanStep]]
    changes: NotRequired[ReportChanges]


class PersonReportAiRead(TypedDict):
    classification: Literal["buyer", "influencer", "not_relevant", "unknown"]
    reasoning: str
    claims: list[ReportClaim]


class PersonReportNotable(TypedDict):
    hiring: bool
    openToWork: bool
    recentJobChange: bool


class PersonReportProfile(TypedDict):
    networkUrl: str
    headline: str | None
    currentTitle: str | None
    currentCompany: str | None
    companyNetworkUrl: str | None
    location: str | None
    about: str | None


class ReportApproach(TypedDict):
    # What to do, in the order of a conversation.
    advice: list[ReportClaim]
    opener: ReportOpener | None


class ReportAuthor(TypedDict):
    name: str
    title: str | None
    networkUrl: str
    kind: Literal["author", "vendor"]
    # What is said, in one or two sentences.
    text: str
    # The records that support it.
    sources: list[ReportSource]


class ReportChange(TypedDict):
    kind: Literal["disposition", "company_facts", "new_person", "new_signal", "stronger_evidence", "new_need", "refusal", "new_rival", "role"]
    # What is said, in one or two sentences.
    text: str
    # The records that support it.
    sources: list[ReportSource]


class ReportChanges(TypedDict):
    # When the last report was ready; null for a first report.
    since: str | None
    previousReportId: str | None
    # The changes, most important first.
    items: list[ReportChange]
    # How many more changes there are than are listed.
    more: int


class ReportClaim(TypedDict):
    # What is said, in one or two sentences.
    text: str
    # The records that support it.
    sources: list[ReportSource]


class ReportIntent(TypedDict):
    level: Literal["strong", "some", "none", "refused"]
    people: int
    claims: list[ReportClaim]


class ReportNextStep(TypedDict):
    # `write` to the person, `find` someone with one of the titles, or `skip` the company.
    action: Literal["write", "find", "skip"]
    person: ReportPerson | None
    # Job titles to look for; empty unless the action is `find`.
    titles: list[str]
    # Why this step.
    why: list[ReportClaim]
    # The first sentences of a message; null if nothing is known to open with.
    opener: ReportOpener | None


class ReportOpener(TypedDict):
    # What is said, in one or two sentences.
    text: str
    # The records that support it.
    sources: list[ReportSource]
    # The language of the opener: that of the post.
    language: Literal["en", "de", "fr", "es", "it", "nl", "pt"]


class ReportPerson(TypedDict):
    name: str
    title: str | None
    networkUrl: str


class ReportPlanStep(TypedDict):
    action: Literal["write", "write_next", "find_out", "find", "avoid"]
    person: ReportPerson | None
    ask: str | None
    # What is said, in one or two sentences.
    text: str
    # The records that support it.
    sources: list[ReportSource]


class ReportPost(TypedDict):
    # The post's ID here, or its URL if only the network has it.
    id: str
    url: str
    author: str
    authorNetworkUrl: str | None
    # The beginning of the post.
    excerpt: str
    postedAt: str


class ReportQuote(TypedDict):
    person: ReportPerson
    text: str
    meaning: Literal["asks", "evaluates", "states_problem", "shares_experience", "agrees", "filler", "reacts", "sells", "seeks_job", "refuses"]
    probability: float | None
    kind: Literal["reaction", "comment", "post"]
    post: ReportPost
    at: str
    sources: list[ReportSource]


class ReportRival(TypedDict):
    name: str
    stance: Literal["leaves", "compares", "complains", "praises", "uses", "mentions"]
    isCompetitor: bool
    person: ReportPerson
    quote: str
    url: str
    at: str
    sources: list[ReportSource]


class ReportRow(TypedDict):
    id: str
    type: Literal["account", "person"]
    slug: str
    name: str
    # `ready` when the report can be read. A `failed` run refunds its credits.
    status: Literal["queued", "running", "ready", "failed"]
    createdAt: str
    disposition: Literal["qualified", "borderline", "disqualified", "insufficient_data"] | None
    industry: str | None
    employeeCount: int | None
    # People of the buying committee.
    committeeSize: int | None
    currentTitle: str | None
    currentCompany: str | None
    signalsCount: int | None


class ReportSource(TypedDict):
    # `engagement`, `signal` and `post` were seen on the network, `profile` and `company` were read there. `source`, `icp` and `report` are your workspace's own.
    kind: Literal["engagement", "signal", "post", "profile", "company", "source", "icp", "report"]
    # The record's ID in this workspace; null if only the network has it.
    id: str | None
    # Where it can be seen on the network; null for records that only exist here.
    url: str | None
    # When it happened, or when the record was read, set or created.
    date: str


class ReportTenure(TypedDict):
    # When the position began; null if the profile does not say.
    startedAt: str | None
    # How many full months ago that was; null if the profile does not say.
    months: int | None
    # What is said, in one or two sentences.
    text: str
    # The records that support it.
    sources: list[ReportSource]


class ReportTimeline(TypedDict):
    # The earliest time that was looked at.
    since: str
    entries: list[ReportTimelineEntry]
    # How many more engagements there are than are listed.
    more: int


class ReportTimelineEntry(TypedDict):
    # The ID of the engagement, or of the post if the person wrote it.
    id: str
    person: ReportPerson
    kind: Literal["reaction", "comment", "post"]
    # What the person did, in words.
    action: str
    # What it says about their interest.
    meaning: Literal["asks", "evaluates", "states_problem", "shares_experience", "agrees", "filler", "reacts", "sells", "seeks_job", "refuses"]
    # The person's own words in a comment; null for everything else.
    text: str | None
    # The post; null if it is no longer kept.
    post: ReportPost | None
    # The signal that it belongs to; null if there is none.
    signalId: str | None
    # The strength of that signal, from 1 to 10.
    strength: int | None
    at: str


class ReportTopic(TypedDict):
    # A phrase from the posts.
    topic: str
    # How many engagements are with posts about it.
    count: int
    # What the strongest of these engagements says.
    strongest: Literal["asks", "evaluates", "states_problem", "shares_experience", "agrees", "filler", "reacts", "sells", "seeks_job", "refuses"]
    # The newest posts about it.
    posts: list[ReportPost]
    # The engagements that count.
    sources: list[ReportSource]
    said: NotRequired[str]
    ownWords: NotRequired[int]


class ReportedSignal(TypedDict):
    id: str
    # The type of source it came from and what the person did there.
    type: Literal["TARGET_PERSON_REACTION", "TARGET_PERSON_COMMENT", "KEYWORD_SEARCH_REACTION", "KEYWORD_SEARCH_COMMENT", "KEYWORD_SEARCH_POST", "OWN_COMPANY_REACTION", "OWN_COMPANY_COMMENT", "COMPETITOR_COMPANY_REACTION", "COMPETITOR_COMPANY_COMMENT"]
    # How strong and urgent it is, from 1 to 10.
    strength: int
    person: ReportedSignalPerson
    # Why this person matters, and why now.
    whyItMatters: str
    # A suggested first sentence for a message to the person.
    suggestedOpener: str
    # Three talking points for the conversation.
    talkingPoints: list[str]
    # When the person did what the signal is about, in UTC.
    engagedAt: str
    # When the signal was created, in UTC.
    createdAt: str


class ReportedSignalPerson(TypedDict):
    name: str
    title: str | None
    company: str | None
    networkUrl: str
    location: str | None


class Routing(TypedDict):
    # `manual` sends only the signals that people send manually.
    mode: Literal["auto", "manual"]
    # Only signals with at least this strength.
    minStrength: NotRequired[int]
    # Only signals with at least this fit.
    minIcp: NotRequired[int]
    # Only signals of these types.
    signalTypes: NotRequired[list[Literal["TARGET_PERSON_REACTION", "TARGET_PERSON_COMMENT", "KEYWORD_SEARCH_REACTION", "KEYWORD_SEARCH_COMMENT", "KEYWORD_SEARCH_POST", "OWN_COMPANY_REACTION", "OWN_COMPANY_COMMENT", "COMPETITOR_COMPANY_REACTION", "COMPETITOR_COMPANY_COMMENT"]]]
    # Only signals from sources of these types.
    sourceTypes: NotRequired[list[Literal["target_person", "keyword_search", "own_company", "competitor_company"]]]
    # Only signals with these classifications.
    classifications: NotRequired[list[Literal["buyer", "influencer"]]]
    # IDs of tag values. A signal must have at least one of them.
    tags: NotRequired[list[str]]
    # Older signals are not sent.
    maxAgeHours: NotRequired[int]
    # Sends a signal again when stronger evidence changes it; false if omitted.
    resendWhenStronger: NotRequired[bool]


class SpreadsheetConfig(TypedDict):
    # The spreadsheet's ID or address. Share it with our service account as an editor first.
    spreadsheetId: str
    # The tab that rows are added to.
    sheetName: str


class Started(TypedDict):
    id: str
    type: Literal["account", "person"]
    slug: str
    name: str
    # `ready` when the report can be read. A `failed` run refunds its credits.
    status: Literal["queued", "running", "ready", "failed"]
    createdAt: str
    # True if a report under 30 days old exists. No credits were spent.
    cached: bool


class StartedReport(TypedDict):
    id: str
    slug: str
    # `ready` when the report can be read. A `failed` run refunds its credits.
    status: Literal["queued", "running", "ready", "failed"]
    # True if a report under 30 days old exists. No credits were spent.
    cached: bool
    # The same and more, as other responses have it.
    data: Started
    _meta: Meta


class UpdateDestinationResponse(TypedDict):
    data: V1Destination
    _meta: Meta


class V1CreatedDestination(TypedDict):
    id: str
    type: Literal["webhook", "automation", "enrichment_webhook", "chat", "spreadsheet", "notes"]
    name: str
    # False while it is paused.
    isActive: bool
    # Health based on recent deliveries. `action_required` means the destination was paused and needs your attention.
    health: Literal["unknown", "healthy", "degraded", "failing", "action_required"]
    # Failed deliveries since the last success.
    consecutiveFailures: int
    # Which signals are sent automatically.
    routing: Routing
    # Signs each webhook delivery. Shown only once.
    signatureSecret: NotRequired[str]
    # Present if an active destination of the same kind sends to the same address.
    notice: NotRequired[str]


class V1Destination(TypedDict):
    id: str
    type: Literal["webhook", "automation", "enrichment_webhook", "chat", "spreadsheet", "notes"]
    name: str
    # False while it is paused.
    isActive: bool
    # Health based on recent deliveries. `action_required` means the destination was paused and needs your attention.
    health: Literal["unknown", "healthy", "degraded", "failing", "action_required"]
    # Failed deliveries since the last success.
    consecutiveFailures: int
    # Which signals are sent automatically.
    routing: Routing


class V1DestinationChange(TypedDict):
    """Provide at least one field to change."""

    # The new name. Must be on one line.
    name: NotRequired[str]
    # `false` pauses it, `true` resumes it.
    isActive: NotRequired[bool]
    # Which signals are sent automatically from now on; replaces all rules.
    routing: NotRequired[Routing]


class V1Icp(TypedDict):
    # Minimum number of employees; null for no limit.
    minEmployees: int | None
    # Maximum number of employees; null for no limit.
    maxEmployees: int | None
    targetIndustries: list[str]
    targetTitles: list[str]
    targetPersonas: list[str]
    targetSeniority: list[str]
    # Other criteria, in the workspace's own words.
    additionalContext: str | None
    # The ID of the profile.
    id: str


class V1Signal(TypedDict):
    id: str
    # The type of source it came from and what the person did there.
    type: Literal["TARGET_PERSON_REACTION", "TARGET_PERSON_COMMENT", "KEYWORD_SEARCH_REACTION", "KEYWORD_SEARCH_COMMENT", "KEYWORD_SEARCH_POST", "OWN_COMPANY_REACTION", "OWN_COMPANY_COMMENT", "COMPETITOR_COMPANY_REACTION", "COMPETITOR_COMPANY_COMMENT"]
    # How strong and urgent it is, from 1 to 10.
    strength: int
    person: V1SignalPerson
    # Why this person matters, and why now.
    whyItMatters: str
    # A suggested first sentence for a message to the person.
    suggestedOpener: str
    # Three talking points for the conversation.
    talkingPoints: list[str]
    # When the person did what the signal is about, in UTC.
    engagedAt: str
    # When the signal was created, in UTC.
    createdAt: str
    # How the person fits the ideal customer profile.
    icp: V1SignalIcp
    # The beginning of the post, at most 280 characters.
    postPreview: str
    # Who did what, and where it was found.
    summary: str
    # Link to the signal in the portal; in sample mode, to what the documentation says about sample data.
    signalDetailUrl: str
    # The post on the network.
    sourcePostUrl: str
    engagement: V1SignalEngagement
    # Whether rules or a language model wrote the opener and why it matters.
    writtenBy: Literal["rules", "model"]


class V1SignalEngagement(TypedDict):
    kind: Literal["reaction", "comment", "post"]
    # What the person wrote; null for a reaction.
    text: str | None
    # What it says, as it was read.
    meaning: Literal["asks", "evaluates", "states_problem", "shares_experience", "agrees", "filler", "reacts", "sells", "seeks_job", "refuses"]
    engagedAt: str


class V1SignalIcp(TypedDict):
    """How the person fits the ideal customer profile."""

    # `strong` from a score of 80, `good` from 60; null without a score.
    fit: Literal["strong", "good", "partial"] | None
    # From 0 to 100; null if there is no score.
    compositeScore: int | None
    persona: str | None


class V1SignalPerson(TypedDict):
    name: str
    title: str | None
    company: str | None
    networkUrl: str
    location: str | None


class V1Source(TypedDict):
    id: str
    type: Literal["target_person", "keyword_search", "own_company", "competitor_company"]
    # The canonical network URL of the person or company; null for a keyword search.
    networkUrl: str | None
    displayName: str
    # False while it is paused.
    isActive: bool
    # Average strength of the period's signals, to one decimal; null if there are none.
    strengthScore: float | None
    # Number of signals in the period.
    signalCount: int
    # Number of posts found in the period.
    totalPosts: int
    # Number of those posts that were relevant enough to watch.
    qualifiedPosts: int
    createdAt: str


class V1Usage(TypedDict):
    signalsThisMonth: int
    signalsLastMonth: int
    sourcesActive: int
    postsMonitored: int
    postsThisMonth: int
    # How many times sources were checked for posts, in total.
    discoveryRunsToDate: int
    systemStatus: Literal["operational", "out_of_credits", "budget_reached", "daily_limit_reached", "payment_overdue"]
    # What was found and is watched: the figures of the same names, and `sourcesActive`.
    activity: V1UsageActivity
    # When something last happened; null if nothing has yet.
    lastActivityAt: str | None
    # Whether `systemStatus` is `operational`.
    operational: bool


class V1UsageActivity(TypedDict):
    """What was found and is watched: the figures of the same names, and `sourcesActive`."""

    signalsThisMonth: int
    signalsLastMonth: int
    activeSources: int
    postsMonitored: int


class V1WatchedPost(TypedDict):
    id: str
    sourceId: str
    url: str
    author: str
    # The beginning of the post.
    preview: str
    # How relevant the post is to the ideal customer profile, from 0 to 100.
    relevanceScore: int
    # `qualified`: waiting for the first harvest; `harvesting`: waiting for the next one; `max_harvests`: no harvests left.
    lifecycleStatus: Literal["qualified", "harvesting", "max_harvests"]
    createdAt: str
    # The name of the source that found it.
    sourceName: str


class WebhookApiKeyAuth(TypedDict):
    type: Literal["api_key"]
    # The header that carries the key. Not a header that controls the connection (`connection`, `content-length`, `expect`, `host`, `keep-alive`, `te`, `trailer`, `transfer-encoding`, `upgrade`, `proxy-*`) or that every delivery sets (`content-encoding`, `content-type`, `idempotency-key`, `user-agent`, `webhook-id`, `webhook-signature`, `webhook-timestamp`, `x-service-delivery`, `x-service-signature`), in any case.
    header: str
    # The key. A header value must be 1-4,096 printable ASCII characters, without line breaks or spaces at either end.
    value: str


WebhookAuth: TypeAlias = "WebhookNoAuth | WebhookBearerAuth | WebhookBasicAuth | WebhookApiKeyAuth | WebhookHeadersAuth"


class WebhookBasicAuth(TypedDict):
    type: Literal["basic"]
    # Sent with the password as `Authorization: Basic`. No colons. Control characters are not allowed. A user name cannot contain a colon.
    username: str
    # Control characters are not allowed.
    password: str


class WebhookBearerAuth(TypedDict):
    type: Literal["bearer"]
    # Sent as `Authorization: Bearer <token>`. A header value must be 1-4,096 printable ASCII characters, without line breaks or spaces at either end.
    token: str


class WebhookConfig(TypedDict):
    """`headers` must not name the header that authenticates. With the authentication `headers`, add the headers that authenticate a delivery."""

    # Where signals are sent. HTTPS in production.
    url: str
    # `POST`, `PUT` or `PATCH`.
    method: NotRequired[Literal["POST", "PUT", "PATCH"]]
    # How requests authenticate. With `headers`, your own headers contain the credentials.
    auth: NotRequired[WebhookAuth]
    # Additional headers. Not a header that controls the connection (`connection`, `content-length`, `expect`, `host`, `keep-alive`, `te`, `trailer`, `transfer-encoding`, `upgrade`, `proxy-*`) or that every delivery sets (`content-encoding`, `content-type`, `idempotency-key`, `user-agent`, `webhook-id`, `webhook-signature`, `webhook-timestamp`, `x-service-delivery`, `x-service-signature`), in any case. Refused if a header is listed twice, in any case.
    headers: NotRequired[dict[str, str]]


class WebhookHeadersAuth(TypedDict):
    type: Literal["headers"]


class WebhookNoAuth(TypedDict):
    type: Literal["none"]


class WebhookPayload(TypedDict):
    # The same value as in `Idempotency-Key`, `X-Service-Delivery` and `webhook-id`, which end in `:2`, `:3` and so on when a stronger signal is sent again.
    signalId: str
    personName: str
    personCompany: str | None
    # How strong and urgent it is, from 1 to 10.
    strength: int
    whyItMatters: str
    # Link to the signal in the portal.
    signalDetailUrl: str
    # Tag value names, by category name.
    tags: dict[str, list[str]]
    personTitle: str | None
    personLocation: str | None
    personProfileUrl: str
    # The same as `personProfileUrl`, by another name.
    personNetworkUrl: str
    companyEmployeeCount: int | None
    companyIndustry: str | None
    companyWebsite: str | None
    companySummary: str | None
    icpPersona: str | None
    icpSeniority: str | None
    # From 0 to 1.
    icpConfidence: float | None
    # How well the person fits the ideal customer profile, from 0 to 100.
    icpScore: int | None
    signalType: Literal["TARGET_PERSON_REACTION", "TARGET_PERSON_COMMENT", "KEYWORD_SEARCH_REACTION", "KEYWORD_SEARCH_COMMENT", "KEYWORD_SEARCH_POST", "OWN_COMPANY_REACTION", "OWN_COMPANY_COMMENT", "COMPETITOR_COMPANY_REACTION", "COMPETITOR_COMPANY_COMMENT"]
    postExcerpt: str
    # Who did what, and where it was found.
    summary: str
    # The same as `summary`, by another name.
    postSummary: str
    suggestedOpener: str
    talkingPoints: list[str]
    # Whether rules or a language model wrote the opener and why it matters.
    writtenBy: Literal["rules", "model"]
    engagement: WebhookPayloadEngagement
    sourcePostUrl: str
    # Other signals from the same company.
    relatedSignals: list[WebhookPayloadRelatedSignals]
    # When the person took the action that created the signal.
    occurredAt: str
    # The same as `occurredAt`, by the name that the API uses.
    engagedAt: str
    # When the signal was created.
    createdAt: str
    assignee: WebhookPayloadAssignee | None
    stage: Literal["new", "working", "contacted", "won", "not_a_fit"]


class WebhookPayloadAssignee(TypedDict):
    name: str | None
    email: str


class WebhookPayloadEngagement(TypedDict):
    kind: Literal["reaction", "comment", "post"]
    text: NotRequired[str]
    at: str


class WebhookPayloadRelatedSignals(TypedDict):
    id: str
    type: Literal["TARGET_PERSON_REACTION", "TARGET_PERSON_COMMENT", "KEYWORD_SEARCH_REACTION", "KEYWORD_SEARCH_COMMENT", "KEYWORD_SEARCH_POST", "OWN_COMPANY_REACTION", "OWN_COMPANY_COMMENT", "COMPETITOR_COMPANY_REACTION", "COMPETITOR_COMPANY_COMMENT"]
    strength: int
    personName: str
    createdAt: str
