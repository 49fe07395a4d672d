import { z } from "zod";
import { policy } from "@/db/policy";
import { dispositions, personas, readClassifications, reportStatuses, seniorities } from "@/db/vocabulary";
import * as field from "../fields";
import { networkAddress } from "../network-address";
import { bearer, byId, operation, Paging, Timestamp } from "../operation";
import { text } from "../text";
import { foreignText, startsReport } from "./for-agents";
import { Meta, one, page } from "./meta";
import { RolesOfPurchase } from "./purchase-roles";
import {
  Approach,
  Author,
  Claim,
  DispositionReason,
  Intent,
  NextStep,
  NotableFlag,
  PlanStep,
  Quote,
  ReportChanges,
  ReportSource,
  Rival,
  Tenure,
  Timeline,
  Topic,
} from "./report-parts";
import { ReportedSignal } from "./signals";

const status = z
  .enum(reportStatuses)
  .describe("`ready` when the report can be read. A `failed` run refunds its credits.");

/** A row of either type; the fields of the other type are null. */
export const ReportRow = z
  .object({
    id: z.uuid(),
    type: z.enum(["account", "person"]),
    slug: field.CompanySlug,
    name: field.CompanyName,
    status,
    createdAt: Timestamp,
    disposition: z.enum(dispositions).nullable(),
    industry: field.Industry.nullable(),
    employeeCount: field.EmployeeCount.nullable(),
    committeeSize: z.int().nullable().describe("People of the buying committee."),
    currentTitle: z.string().nullable(),
    currentCompany: z.string().nullable(),
    signalsCount: z.int().nullable(),
  })
  .meta({ id: "ReportRow" });
export type ReportRow = z.infer<typeof ReportRow>;

const Base = z.object({
  id: z.uuid(),
  slug: field.PersonSlug,
  name: field.PersonName,
  status,
  error: z.string().nullable().describe("What went wrong; null unless the run failed."),
  createdAt: Timestamp,
  readyAt: Timestamp.nullable(),
  version: z
    .union([z.literal(1), z.literal(2)])
    .nullable()
    .describe(
      "The version that the report was written in; null until it is ready. Version 1 has no claims, activity, topics or advice.",
    ),
});

export const committeeRoles = ["economic_buyer", "decision_maker", "influencer", "practitioner"] as const;

export const CommitteeMember = z
  .object({
    name: field.PersonName,
    title: field.PersonTitle.nullable(),
    networkUrl: field.PersonUrl,
    persona: z.enum(personas).nullable(),
    seniority: z.enum(seniorities).nullable(),
    role: z.enum(committeeRoles),
    signalsCount: z.int().describe("Signals from this person in this workspace in the last 90 days."),
    reason: field.GateReason,
    sources: z.array(ReportSource).describe("The record that the role is read from."),
  })
  .meta({ id: "CommitteeMember" });

const activity = Timeline.nullable().describe("What was seen in the last 90 days, newest first.");
const topics = z
  .array(Topic)
  .describe("What they engage with, by the posts under their engagements, most engagements first.");

/** Parts that reports from before them do not hold. */
const laterParts = {
  intent: Intent.optional(),
  ownWords: z.array(Quote).optional(),
  rivals: z.array(Rival).optional(),
  plan: z.array(PlanStep).optional(),
};

/** Everything below `type` is null or empty until `status` is `ready`. */
export const AccountReport = Base.extend({
  type: z.literal("account"),
  slug: field.CompanySlug,
  name: field.CompanyName,
  firmographics: z
    .object({
      networkUrl: field.CompanyUrl,
      website: field.Website.nullable(),
      industry: field.Industry.nullable(),
      employeeCount: field.EmployeeCount.nullable(),
      location: field.Place.nullable(),
      summary: field.CompanySummary.nullable(),
    })
    .nullable(),
  disposition: z
    .enum(dispositions)
    .nullable()
    .describe("How well the company fits the ideal customer profile; null until the report is ready."),
  dispositionReason: field
    .like("The company fits in size and industry.")
    .nullable()
    .describe("All reasons for the disposition, as one text."),
  buyingCommittee: z
    .array(CommitteeMember)
    .describe("Up to 12 people with a say, by title. `committee` groups them by role, with evidence."),
  dispositionReasons: z.array(DispositionReason).describe("The reasons for the disposition, one by one."),
  firmographicsSources: z.array(ReportSource).describe("The record that the firmographics come from."),
  activity,
  topics,
  committee: RolesOfPurchase.nullable().describe(
    "The roles of a purchase: who fills them by which evidence, what is covered, and whom to look for.",
  ),
  nextStep: NextStep.nullable().describe("Whom to write to first, why, and with which opener."),
  changes: ReportChanges.nullable().describe(
    "What changed since the last report about this company; no items in a first report.",
  ),
  ...laterParts,
  /** People here who publish about the subject without a need of their own. */
  authors: z.array(Author).optional(),
}).meta({ id: "AccountReport" });
export type AccountReport = z.infer<typeof AccountReport>;

export const PersonReport = Base.extend({
  type: z.literal("person"),
  profile: z
    .object({
      networkUrl: field.PersonUrl,
      headline: z.string().nullable(),
      currentTitle: field.PersonTitle.nullable(),
      currentCompany: field.CompanyName.nullable(),
      companyNetworkUrl: field.CompanyUrl.nullable(),
      location: field.Place.nullable(),
      about: z.string().nullable(),
    })
    .nullable(),
  aiRead: z
    .object({
      classification: z.enum(readClassifications),
      reasoning: field.like("Leads the team that would use it."),
      /** The reasoning, sentence by sentence. */
      claims: z.array(Claim),
    })
    .nullable()
    .describe(
      "Who they are to you, argued from evidence: `claims` holds the reasoning sentence by sentence.",
    ),
  notable: z
    .object({ hiring: z.boolean(), openToWork: z.boolean(), recentJobChange: z.boolean() })
    .nullable(),
  signals: z.array(ReportedSignal),
  rawActivityCount: z
    .int()
    .nullable()
    .describe("How much public activity was analyzed. The activity itself is not returned."),
  sourceCompanyReportId: z
    .uuid()
    .nullable()
    .describe("The account report that this report was started from."),
  profileSources: z.array(ReportSource).describe("The record that the profile comes from."),
  tenure: Tenure.nullable().describe("The current role, and how long they have held it."),
  topics,
  activity,
  notableFlags: z.array(NotableFlag).describe("What is worth noting, each with its evidence and date."),
  approach: Approach.nullable().describe("How to approach the person, and an opener."),
  ...laterParts,
  changes: ReportChanges.optional(),
}).meta({ id: "PersonReport" });
export type PersonReport = z.infer<typeof PersonReport>;

/** What is known of a report when it is started. */
export const Started = ReportRow.pick({
  id: true,
  type: true,
  slug: true,
  name: true,
  status: true,
  createdAt: true,
})
  .extend({
    cached: z
      .boolean()
      .meta({ examples: [false] })
      .describe(`True if a report under ${policy.reportCacheDays} days old exists. No credits were spent.`),
  })
  .meta({ id: "Started" });
export type Started = z.infer<typeof Started>;

export const StartedReport = Started.pick({ id: true, slug: true, status: true, cached: true })
  .extend({ data: Started.describe("The same and more, as other responses have it."), _meta: Meta })
  .meta({ id: "StartedReport" });
export type StartedReport = z.infer<typeof StartedReport>;

export const ReportQuery = Paging.extend({
  type: z
    .enum(["all", "account", "person"])
    .default("all")
    .describe("`account` for reports about companies, `person` for reports about people."),
  q: text().max(200).optional().describe("Matches anywhere in the name of the company or person."),
});
export type ReportQuery = z.infer<typeof ReportQuery>;

export const NewAccountReport = z
  .strictObject({ companyUrl: networkAddress("company") })
  .meta({ id: "NewAccountReport" });
export const NewPersonReport = z
  .strictObject({
    personUrl: networkAddress("person"),
    sourceCompanyReportId: z
      .uuid()
      .optional()
      .describe("The account report that this report is started from, to record the lineage."),
  })
  .meta({ id: "NewPersonReport" });

export const listReportsV1 = operation({
  id: "listReports",
  method: "GET",
  path: "/api/v1/intelligence",
  summary: "List intelligence reports, newest first",
  auth: bearer("read:intelligence"),
  query: ReportQuery,
  response: page(ReportRow),
  agents: { ...foreignText, aliases: ["list_intelligence"] },
});

export const getAccountReportV1 = operation({
  id: "getAccountReport",
  method: "GET",
  path: "/api/v1/intelligence/accounts/{id}",
  summary: "Get an account report; poll until its status is ready or failed",
  auth: bearer("read:intelligence"),
  params: byId("account report"),
  response: one(AccountReport),
  agents: { ...foreignText, aliases: ["get_account_intelligence"] },
});

export const getPersonReportV1 = operation({
  id: "getPersonReport",
  method: "GET",
  path: "/api/v1/intelligence/people/{id}",
  summary: "Get a person report; poll until its status is ready or failed",
  auth: bearer("read:intelligence"),
  params: byId("person report"),
  response: one(PersonReport),
  agents: { ...foreignText, aliases: ["get_person_intelligence"] },
});

export const startAccountReportV1 = operation({
  id: "startAccountReport",
  method: "POST",
  audit: "report.started",
  path: "/api/v1/intelligence/accounts",
  summary: `Start an account report; reports under ${policy.reportCacheDays} days old are free`,
  auth: bearer("write:intelligence"),
  body: NewAccountReport,
  response: StartedReport,
  status: 202,
  errors: ["insufficient_credits", "upstream_failure"],
  agents: {
    ...startsReport("Provide the company's page on the network.", "get_account_report"),
    aliases: ["run_account_intelligence"],
  },
});

export const startPersonReportV1 = operation({
  id: "startPersonReport",
  method: "POST",
  audit: "report.started",
  path: "/api/v1/intelligence/people",
  summary: `Start a person report; reports under ${policy.reportCacheDays} days old are free`,
  auth: bearer("write:intelligence"),
  body: NewPersonReport,
  response: StartedReport,
  status: 202,
  errors: ["insufficient_credits", "not_found", "upstream_failure"],
  agents: {
    ...startsReport("Provide the person's profile on the network.", "get_person_report"),
    aliases: ["run_person_intelligence"],
  },
});
