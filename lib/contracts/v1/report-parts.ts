/** The parts that account and person reports consist of. Everything said is a claim with its sources. */
import { z } from "zod";
import { engagementKinds, languages, meanings } from "@/db/vocabulary";
import * as field from "../fields";
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
    kind: z
      .enum(reportSourceKinds)
      .describe(
        "`engagement`, `signal` and `post` were seen on the network, `profile` and `company` were read there. `source`, `icp` and `report` are your workspace's own.",
      ),
    id: z.string().nullable().describe("The record's ID in this workspace; null if only the network has it."),
    url: field.PostUrl.nullable().describe(
      "Where it can be seen on the network; null for records that only exist here.",
    ),
    date: Timestamp.describe("When it happened, or when the record was read, set or created."),
  })
  .meta({ id: "ReportSource" });
export type ReportSource = z.infer<typeof ReportSource>;

/** What every claim holds: what is said, and what supports it. */
export const claimFields = {
  text: z.string().describe("What is said, in one or two sentences."),
  sources: z.array(ReportSource).describe("The records that support it."),
};

export const Claim = z.object(claimFields).meta({ id: "ReportClaim" });
export type Claim = z.infer<typeof Claim>;

/** A person as named in a report. */
export const ReportPerson = z
  .object({ name: field.PersonName, title: field.PersonTitle.nullable(), networkUrl: field.PersonUrl })
  .meta({ id: "ReportPerson" });
export type ReportPerson = z.infer<typeof ReportPerson>;

export const ReportPost = z
  .object({
    id: z.string().describe("The post's ID here, or its URL if only the network has it."),
    url: field.PostUrl,
    author: field.AuthorName,
    authorNetworkUrl: field.AuthorUrl.nullable(),
    excerpt: field.PostExcerpt.describe("The beginning of the post."),
    postedAt: Timestamp,
  })
  .meta({ id: "ReportPost" });
export type ReportPost = z.infer<typeof ReportPost>;

export const TimelineEntry = z
  .object({
    id: z.string().describe("The ID of the engagement, or of the post if the person wrote it."),
    person: ReportPerson,
    kind: z.enum([...engagementKinds, "post"]),
    action: field.like("Reacted to a post").describe("What the person did, in words."),
    meaning: z.enum(meanings).describe("What it says about their interest."),
    text: z.string().nullable().describe("The person's own words in a comment; null for everything else."),
    post: ReportPost.nullable().describe("The post; null if it is no longer kept."),
    signalId: z.uuid().nullable().describe("The signal that it belongs to; null if there is none."),
    strength: field.Strength.nullable().describe("The strength of that signal, from 1 to 10."),
    at: Timestamp,
  })
  .meta({ id: "ReportTimelineEntry" });
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** Newest first. */
export const Timeline = z
  .object({
    since: Timestamp.describe("The earliest time that was looked at."),
    entries: z.array(TimelineEntry),
    more: z.int().describe("How many more engagements there are than are listed."),
  })
  .meta({ id: "ReportTimeline" });
export type Timeline = z.infer<typeof Timeline>;

export const Topic = z
  .object({
    topic: z.string().describe("A phrase from the posts."),
    count: z.int().describe("How many engagements are with posts about it."),
    strongest: z.enum(meanings).describe("What the strongest of these engagements says."),
    posts: z.array(ReportPost).describe("The newest posts about it."),
    sources: z.array(ReportSource).describe("The engagements that count."),
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
  .object({ code: z.enum(dispositionCodes).describe("Which rule it comes from."), ...claimFields })
  .meta({ id: "DispositionReason" });
export type DispositionReason = z.infer<typeof DispositionReason>;

export const Opener = z
  .object({
    ...claimFields,
    language: z.enum(languages).describe("The language of the opener: that of the post."),
  })
  .meta({ id: "ReportOpener" });
export type Opener = z.infer<typeof Opener>;

export const NextStep = z
  .object({
    action: z
      .enum(["write", "find", "skip"])
      .describe("`write` to the person, `find` someone with one of the titles, or `skip` the company."),
    person: ReportPerson.nullable(),
    titles: z.array(z.string()).describe("Job titles to look for; empty unless the action is `find`."),
    why: z.array(Claim).describe("Why this step."),
    opener: Opener.nullable().describe(
      "The first sentences of a message; null if nothing is known to open with.",
    ),
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
    since: Timestamp.nullable().describe("When the last report was ready; null for a first report."),
    previousReportId: z.uuid().nullable(),
    items: z.array(ReportChange).describe("The changes, most important first."),
    more: z.int().describe("How many more changes there are than are listed."),
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
  .object({
    flag: z.enum(notableKinds),
    at: Timestamp.describe("When it happened, or when the profile was read that says so."),
    ...claimFields,
  })
  .meta({ id: "NotableFlag" });
export type NotableFlag = z.infer<typeof NotableFlag>;

export const Approach = z
  .object({
    advice: z.array(Claim).describe("What to do, in the order of a conversation."),
    opener: Opener.nullable(),
  })
  .meta({ id: "ReportApproach" });
export type Approach = z.infer<typeof Approach>;

/** `startedAt` and `months` are null if the profile does not say since when. */
export const Tenure = z
  .object({
    startedAt: Timestamp.nullable().describe("When the position began; null if the profile does not say."),
    months: z
      .int()
      .nullable()
      .describe("How many full months ago that was; null if the profile does not say."),
    ...claimFields,
  })
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
    name: field.like("Halden Insights"),
    stance: z.enum(rivalStances),
    /** Whether it is one of the workspace's competitor sources. */
    isCompetitor: z.boolean(),
    person: ReportPerson,
    quote: field.like("We moved away from Halden Insights last spring."),
    url: field.PostUrl,
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
