import type { z } from "zod";
import { policy } from "@/db/policy";
import { byId, listOf, member, operation } from "./operation";
import {
  AccountReport,
  NewAccountReport,
  NewPersonReport,
  PersonReport,
  ReportQuery,
  ReportRow,
  StartedReport as V1StartedReport,
} from "./v1/intelligence";

/** The immediate response to starting a report; 200 if one from the last 30 days exists. */
export const StartedReport = V1StartedReport.omit({ data: true, _meta: true }).meta({
  id: "MyStartedReport",
});
export type StartedReport = z.infer<typeof StartedReport>;

export const listReports = operation({
  id: "listMyReports",
  method: "GET",
  path: "/api/me/intelligence",
  summary: "List intelligence reports, newest first",
  auth: member("active"),
  query: ReportQuery,
  response: listOf(ReportRow),
});

export const getAccountReport = operation({
  id: "getMyAccountReport",
  method: "GET",
  path: "/api/me/intelligence/accounts/{id}",
  summary: "Get an account report; poll until its status is ready or failed",
  auth: member("active"),
  params: byId("account report"),
  response: AccountReport,
});

export const getPersonReport = operation({
  id: "getMyPersonReport",
  method: "GET",
  path: "/api/me/intelligence/people/{id}",
  summary: "Get a person report; poll until its status is ready or failed",
  auth: member("active"),
  params: byId("person report"),
  response: PersonReport,
});

export const startAccountReport = operation({
  id: "startMyAccountReport",
  method: "POST",
  audit: "report.started",
  path: "/api/me/intelligence/accounts",
  summary: `Start an account report; reports under ${policy.reportCacheDays} days old are free`,
  auth: member("active"),
  body: NewAccountReport,
  response: StartedReport,
  status: 202,
  errors: ["insufficient_credits", "upstream_failure"],
});

export const startPersonReport = operation({
  id: "startMyPersonReport",
  method: "POST",
  audit: "report.started",
  path: "/api/me/intelligence/people",
  summary: `Start a person report; reports under ${policy.reportCacheDays} days old are free`,
  auth: member("active"),
  body: NewPersonReport,
  response: StartedReport,
  status: 202,
  errors: ["insufficient_credits", "not_found", "upstream_failure"],
});
