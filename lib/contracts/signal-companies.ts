/** The companies that signals come from. */
import { z } from "zod";
import { signalStages } from "@/db/vocabulary";
import { CompanyName, CompanyUrl, EmployeeCount, Industry, Persona, PersonName, Strength } from "./fields";
import { Csv, listOf, member, operation, Timestamp } from "./operation";
import { SignalFilters } from "./signal-filters";
import { SignalQuery, SubjectReport, searchedFor } from "./signals";
import { Teammate } from "./teammate";

/** How many of the members who own a company are named. */
export const namedOwners = 3;

/**
 * A summary of one company's matching signals; name, industry and size come from the newest signal. Owners, stage,
 * trend and strongest signal say how the company stands, whatever the filters.
 */
export const SignalCompany = z
  .object({
    companyKey: CompanyUrl,
    companyName: CompanyName,
    networkUrl: CompanyUrl.nullable(),
    industry: Industry.nullable(),
    employeeCount: EmployeeCount.nullable(),
    signalCount: z.int(),
    personCount: z.int(),
    /** One decimal; null if no signal has a composite score. */
    averageIcp: z.number().nullable(),
    topPersona: Persona.nullable(),
    latestSignalAt: Timestamp,
    report: SubjectReport.nullable(),
    owners: z
      .array(Teammate)
      .max(namedOwners)
      .describe("The members who have its open signals, the one with the most first."),
    ownerCount: z.int().describe("How many members have open signals of it."),
    stage: z
      .enum(signalStages)
      .describe("The furthest stage of its signals; `not_a_fit` only if that is the stage of them all."),
    trend: z
      .object({
        weeks: z.array(z.int()).describe("Its signals in each of the last 12 weeks, oldest first."),
        last30Days: z.int(),
        previous30Days: z.int(),
      })
      .describe("How many signals it brought, until now."),
    strongest: z
      .object({ id: z.uuid(), strength: Strength, personName: PersonName })
      .nullable()
      .describe(
        "Its signal with the highest strength, the newest of equals; null if it has just been deleted.",
      ),
  })
  .meta({ id: "SignalCompany" });
export type SignalCompany = z.infer<typeof SignalCompany>;

export const companySorts = ["signalCount", "latestSignalAt", "employeeCount", "companyName"] as const;

const companyOrder = {
  sortBy: z.enum(companySorts).default("signalCount").describe("The field to sort by."),
  sortDir: z.enum(["asc", "desc"]).default("desc").describe("The sort direction."),
};

export const SignalCompanyQuery = SignalQuery.extend(companyOrder);
export type SignalCompanyQuery = z.infer<typeof SignalCompanyQuery>;

export const listSignalCompanies = operation({
  id: "listMySignalCompanies",
  method: "GET",
  path: "/api/me/signals/companies",
  summary: "List the companies that signals come from",
  auth: member("active"),
  query: SignalCompanyQuery,
  response: listOf(SignalCompany).extend({ searchedFor }),
});

export const CompanyExportQuery = SignalFilters.extend(companyOrder);
export type CompanyExportQuery = z.infer<typeof CompanyExportQuery>;

export const exportCompanies = operation({
  id: "exportMySignalCompanies",
  method: "GET",
  audit: "export.started",
  path: "/api/me/signals/companies/export",
  summary: "Export all companies that matching signals come from as CSV, in the order of the list",
  auth: member("active"),
  query: CompanyExportQuery,
  response: Csv,
  takesLong: true,
});
