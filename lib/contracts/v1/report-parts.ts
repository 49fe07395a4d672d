/** The parts that account and person reports consist of. Everything said is a claim with its sources. */
import { z } from "zod";
import { engagementKinds, languages, meanings } from "@/db/vocabulary";
import { Timestamp } from "../operation";

export const reportSourceKinds = [
  "engagement",
  "signal",
  "post",
  "profile",
  "company",
  "source",
  "icp",
  "report",
] as const;

/** A record that supports a claim. */
export const ReportSource = z
  .object({
    kind: z.enum(reportSourceKinds),
    id: z.string().nullable(),
    url: z.string().nullable(),
    date: Timestamp,
  })
  .meta({ id: "ReportSource" });
export type ReportSource = z.infer<typeof ReportSource>;

const claimFields = { text: z.string(), sources: z.array(ReportSource) };

export const Claim = z.object(claimFields).meta({ id: "ReportClaim" });
export type Claim = z.infer<typeof Claim>;

/** A person as named in a report. */
export const ReportPerson = z
  .object({ name: z.string(), title: z.string().nullable(), networkUrl: z.string() })
  .meta({ id: "ReportPerson" });
export type ReportPerson = z.infer<typeof ReportPerson>;

export const ReportPost = z
  .object({
    id: z.string(),
    url: z.string(),
    author: z.string(),
    authorNetworkUrl: z.string().nullable(),
    excerpt: z.string(),
    postedAt: Timestamp,
  })
  .meta({ id: "ReportPost" });
export type ReportPost = z.infer<typeof ReportPost>;

export const TimelineEntry = z
  .object({
    id: z.string(),
    person: ReportPerson,
    kind: z.enum([...engagementKinds, "post"]),
    action: z.string(),
    meaning: z.enum(meanings),
    text: z.string().nullable(),
    post: ReportPost.nullable(),
    signalId: z.uuid().nullable(),
    strength: z.int().nullable(),
    at: Timestamp,
  })
  .meta({ id: "ReportTimelineEntry" });
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** Newest first. */
export const Timeline = z
  .object({ since: Timestamp, entries: z.array(TimelineEntry), more: z.int() })
  .meta({ id: "ReportTimeline" });
export type Timeline = z.infer<typeof Timeline>;

export const Topic = z
  .object({
    topic: z.string(),
    count: z.int(),
    strongest: z.enum(meanings),
    posts: z.array(ReportPost),
    sources: z.array(ReportSource),
    /** What the people did with it, counted: silent reactions are told apart from their own words. */
    said: z.string().optional(),
    /**
     * How many of the engagements are their own words: comments with a meaning, and posts that state their own need.
     */
    ownWords: z.int().optional(),
  })
  .meta({ id: "ReportTopic" });
export type Topic = z.infer<typeof Topic>;

export const dispositionCodes = [
  "competitor",
  "own_company",
  "excluded",
  "industry",
  "company_size",
  "no_icp",
  "no_criteria",
  "intent",
  "no_intent",
  "refusal",
] as const;
export const DispositionReason = z
  .object({ code: z.enum(dispositionCodes), ...claimFields })
  .meta({ id: "DispositionReason" });
export type DispositionReason = z.infer<typeof DispositionReason>;

/** The roles of a purchase. */
export const buyingRoles = ["economic_buyer", "decision_maker", "champion", "user", "gatekeeper"] as const;
export type BuyingRole = (typeof buyingRoles)[number];

export const RoleMember = ReportPerson.extend({
  engagements: z.int(),
  evidence: z.array(Claim),
  /** Whether they said something in their own words. An economic buyer who did not is possible, and covers no role. */
  confirmed: z.boolean().optional(),
}).meta({ id: "CommitteeRoleMember" });
export type RoleMember = z.infer<typeof RoleMember>;

export const RoleGap = z.object({ ...claimFields, titles: z.array(z.string()) }).meta({ id: "CommitteeGap" });
export type RoleGap = z.infer<typeof RoleGap>;

export const CommitteeRole = z
  .object({
    role: z.enum(buyingRoles),
    expected: z.boolean(),
    people: z.array(RoleMember),
    gap: RoleGap.nullable(),
  })
  .meta({ id: "CommitteeRole" });
export type CommitteeRole = z.infer<typeof CommitteeRole>;

export const RolesOfPurchase = z
  .object({ covered: z.int(), expected: z.int(), coverage: Claim, roles: z.array(CommitteeRole) })
  .meta({ id: "CommitteeCoverage" });
export type RolesOfPurchase = z.infer<typeof RolesOfPurchase>;

export const Opener = z.object({ ...claimFields, language: z.enum(languages) }).meta({ id: "ReportOpener" });
export type Opener = z.infer<typeof Opener>;

export const NextStep = z
  .object({
    action: z.enum(["write", "find", "skip"]),
    person: ReportPerson.nullable(),
    titles: z.array(z.string()),
    why: z.array(Claim),
    opener: Opener.nullable(),
  })
  .meta({ id: "ReportNextStep" });
export type NextStep = z.infer<typeof NextStep>;

export const changeKinds = [
  "disposition",
  "company_facts",
  "new_person",
  "new_signal",
  "stronger_evidence",
  "new_need",
  "refusal",
  "new_rival",
  "role",
] as const;
export const ReportChange = z
  .object({ kind: z.enum(changeKinds), ...claimFields })
  .meta({ id: "ReportChange" });
export type ReportChange = z.infer<typeof ReportChange>;

export const ReportChanges = z
  .object({
    since: Timestamp.nullable(),
    previousReportId: z.uuid().nullable(),
    items: z.array(ReportChange),
    more: z.int(),
  })
  .meta({ id: "ReportChanges" });
export type ReportChanges = z.infer<typeof ReportChanges>;

export const notableKinds = [
  "asked_recently",
  "evaluates_recently",
  "stated_problem_recently",
  "repeated_interest",
  "engages_with_competitor",
  "engages_with_you",
  "recent_job_change",
  "hiring",
  "open_to_work",
  "sells",
  "writes_about_it",
  "refuses",
] as const;
export const NotableFlag = z
  .object({ flag: z.enum(notableKinds), at: Timestamp, ...claimFields })
  .meta({ id: "NotableFlag" });
export type NotableFlag = z.infer<typeof NotableFlag>;

export const Approach = z
  .object({ advice: z.array(Claim), opener: Opener.nullable() })
  .meta({ id: "ReportApproach" });
export type Approach = z.infer<typeof Approach>;

/** `startedAt` and `months` are null if the profile does not say since when. */
export const Tenure = z
  .object({ startedAt: Timestamp.nullable(), months: z.int().nullable(), ...claimFields })
  .meta({ id: "ReportTenure" });
export type Tenure = z.infer<typeof Tenure>;

/** How much need is visible: `refused` if nobody states one and someone asked for no contact. */
export const intentLevels = ["strong", "some", "none", "refused"] as const;
export type IntentLevel = (typeof intentLevels)[number];

/** The need that people stated in their own words; a like is none. `people` is how many stated one. */
export const Intent = z
  .object({ level: z.enum(intentLevels), people: z.int(), claims: z.array(Claim) })
  .meta({ id: "ReportIntent" });
export type Intent = z.infer<typeof Intent>;

/** What someone said themselves, word for word; an excerpt if it is long. */
export const Quote = z
  .object({
    person: ReportPerson,
    text: z.string(),
    meaning: z.enum(meanings),
    /** How likely it has this meaning, 0-1; null if that is not known. */
    probability: z.number().nullable(),
    kind: z.enum([...engagementKinds, "post"]),
    /** The post that they commented on or wrote. */
    post: ReportPost,
    at: Timestamp,
    sources: z.array(ReportSource),
  })
  .meta({ id: "ReportQuote" });
export type Quote = z.infer<typeof Quote>;

/** How someone speaks of a tool or vendor. `mentions` if the words say no more than the name. */
export const rivalStances = ["leaves", "compares", "complains", "praises", "uses", "mentions"] as const;
export type RivalStance = (typeof rivalStances)[number];

/** A tool or vendor that someone named, with the sentence that names it. */
export const Rival = z
  .object({
    name: z.string(),
    stance: z.enum(rivalStances),
    /** Whether it is one of the workspace's competitor sources. */
    isCompetitor: z.boolean(),
    person: ReportPerson,
    quote: z.string(),
    url: z.string(),
    at: Timestamp,
    sources: z.array(ReportSource),
  })
  .meta({ id: "ReportRival" });
export type Rival = z.infer<typeof Rival>;

/** Someone who publishes about the subject or offers something of their own, and states no need. */
export const Author = ReportPerson.extend({ kind: z.enum(["author", "vendor"]), ...claimFields }).meta({
  id: "ReportAuthor",
});
export type Author = z.infer<typeof Author>;

export const planActions = ["write", "write_next", "find_out", "find", "avoid"] as const;

/** A step of the plan: whom, why, and what to ask. `person` is null where it is about nobody in particular. */
export const PlanStep = z
  .object({
    action: z.enum(planActions),
    person: ReportPerson.nullable(),
    ask: z.string().nullable(),
    ...claimFields,
  })
  .meta({ id: "ReportPlanStep" });
export type PlanStep = z.infer<typeof PlanStep>;
