import { z } from "zod";
import { policy } from "@/db/policy";
import { dispositions, personas, readClassifications, reportStatuses, seniorities } from "@/db/vocabulary";
import { networkAddress } from "../network-address";
import { bearer, IdParams, operation, Paging, Timestamp } from "../operation";
import { text } from "../text";
import { foreignText, startsReport } from "./for-agents";
import { Meta, one, page } from "./meta";
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
  RolesOfPurchase,
  Tenure,
  Timeline,
  Topic,
} from "./report-parts";
import { V1Signal } from "./signals";

/** A row of either type; the fields of the other type are null. */
export const ReportRow = z
  .object({
    id: z.uuid(),
    type: z.enum(["account", "person"]),
    slug: z.string(),
    name: z.string(),
    status: z.enum(reportStatuses),
    createdAt: Timestamp,
    disposition: z.enum(dispositions).nullable(),
    industry: z.string().nullable(),
    employeeCount: z.int().nullable(),
    committeeSize: z.int().nullable(),
    currentTitle: z.string().nullable(),
    currentCompany: z.string().nullable(),
    signalsCount: z.int().nullable(),
  })
  .meta({ id: "ReportRow" });
export type ReportRow = z.infer<typeof ReportRow>;

const Base = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  status: z.enum(reportStatuses),
  /** What went wrong; null unless the run failed. */
  error: z.string().nullable(),
  createdAt: Timestamp,
  readyAt: Timestamp.nullable(),
  /** Reports of version 1 hold none of the fields that came with version 2. */
  version: z.union([z.literal(1), z.literal(2)]).nullable(),
});

export const committeeRoles = ["economic_buyer", "decision_maker", "influencer", "practitioner"] as const;

export const CommitteeMember = z
  .object({
    name: z.string(),
    title: z.string().nullable(),
    networkUrl: z.string(),
    persona: z.enum(personas).nullable(),
    seniority: z.enum(seniorities).nullable(),
    role: z.enum(committeeRoles),
    /** Signals from the person in this workspace in the last 90 days. */
    signalsCount: z.int(),
    reason: z.string(),
    sources: z.array(ReportSource),
  })
  .meta({ id: "CommitteeMember" });

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
  firmographics: z
    .object({
      networkUrl: z.string(),
      website: z.string().nullable(),
      industry: z.string().nullable(),
      employeeCount: z.int().nullable(),
      location: z.string().nullable(),
      summary: z.string().nullable(),
    })
    .nullable(),
  disposition: z.enum(dispositions).nullable(),
  dispositionReason: z.string().nullable(),
  buyingCommittee: z.array(CommitteeMember),
  dispositionReasons: z.array(DispositionReason),
  firmographicsSources: z.array(ReportSource),
  activity: Timeline.nullable(),
  topics: z.array(Topic),
  committee: RolesOfPurchase.nullable(),
  nextStep: NextStep.nullable(),
  changes: ReportChanges.nullable(),
  ...laterParts,
  /** People here who publish about the subject without a need of their own. */
  authors: z.array(Author).optional(),
}).meta({ id: "AccountReport" });
export type AccountReport = z.infer<typeof AccountReport>;

export const PersonReport = Base.extend({
  type: z.literal("person"),
  profile: z
    .object({
      networkUrl: z.string(),
      headline: z.string().nullable(),
      currentTitle: z.string().nullable(),
      currentCompany: z.string().nullable(),
      companyNetworkUrl: z.string().nullable(),
      location: z.string().nullable(),
      about: z.string().nullable(),
    })
    .nullable(),
  aiRead: z
    .object({
      classification: z.enum(readClassifications),
      reasoning: z.string(),
      /** The reasoning, sentence by sentence. */
      claims: z.array(Claim),
    })
    .nullable(),
  notable: z
    .object({ hiring: z.boolean(), openToWork: z.boolean(), recentJobChange: z.boolean() })
    .nullable(),
  signals: z.array(V1Signal),
  /** How much public activity was analyzed. The activity itself is not returned. */
  rawActivityCount: z.int().nullable(),
  sourceCompanyReportId: z.uuid().nullable(),
  profileSources: z.array(ReportSource),
  tenure: Tenure.nullable(),
  topics: z.array(Topic),
  activity: Timeline.nullable(),
  notableFlags: z.array(NotableFlag),
  approach: Approach.nullable(),
  ...laterParts,
  changes: ReportChanges.optional(),
}).meta({ id: "PersonReport" });
export type PersonReport = z.infer<typeof PersonReport>;

export const StartedReport = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    status: z.enum(reportStatuses),
    /** True if a report from the last 30 days exists. No credits were spent. */
    cached: z.boolean(),
    _meta: Meta,
  })
  .meta({ id: "StartedReport" });
export type StartedReport = z.infer<typeof StartedReport>;

export const ReportQuery = Paging.extend({
  type: z.enum(["all", "account", "person"]).default("all"),
  q: text().max(200).optional(),
});
export type ReportQuery = z.infer<typeof ReportQuery>;

export const NewAccountReport = z
  .strictObject({ companyUrl: networkAddress("company") })
  .meta({ id: "NewAccountReport" });
export const NewPersonReport = z
  .strictObject({ personUrl: networkAddress("person"), sourceCompanyReportId: z.uuid().optional() })
  .meta({ id: "NewPersonReport" });

export const listReportsV1 = operation({
  id: "listReports",
  method: "GET",
  path: "/api/v1/intelligence",
  summary: "List intelligence reports, newest first",
  auth: bearer("read:intelligence"),
  query: ReportQuery,
  response: page(ReportRow),
  agents: foreignText,
});

export const getAccountReportV1 = operation({
  id: "getAccountReport",
  method: "GET",
  path: "/api/v1/intelligence/accounts/{id}",
  summary: "Get an account report; poll until its status is ready or failed",
  auth: bearer("read:intelligence"),
  params: IdParams,
  response: one(AccountReport),
  agents: foreignText,
});

export const getPersonReportV1 = operation({
  id: "getPersonReport",
  method: "GET",
  path: "/api/v1/intelligence/people/{id}",
  summary: "Get a person report; poll until its status is ready or failed",
  auth: bearer("read:intelligence"),
  params: IdParams,
  response: one(PersonReport),
  agents: foreignText,
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
  agents: startsReport("Provide the company's page on the network.", "get_account_report"),
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
  agents: startsReport("Provide the person's profile on the network.", "get_person_report"),
});
