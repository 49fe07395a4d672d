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
