/** Links that show a report to people without an account. */
import { z } from "zod";
import { policy } from "@/db/policy";
import { at, like } from "./fields";
import { byId, idOf, listOf, member, operation, Timestamp } from "./operation";
import { Teammate } from "./teammate";
import { nameText } from "./text";

export const ReportLink = z
  .object({
    id: z.uuid(),
    label: like("Board meeting").nullable(),
    /** Null once the member who made it no longer has a user account. */
    createdBy: Teammate.nullable(),
    createdAt: Timestamp,
    expiresAt: Timestamp,
    /** Openings, counted once a minute at most. */
    openCount: z.int(),
    lastOpenedAt: Timestamp.nullable(),
    /** Whether the caller can revoke it: members their own, admins and managers every one. */
    mayRevoke: z.boolean(),
  })
  .meta({ id: "ReportLink" });
export type ReportLink = z.infer<typeof ReportLink>;

export const NewReportLink = z
  .strictObject({
    /** After how many days it stops working. */
    days: z.literal(policy.reportLinks.days).default(policy.reportLinks.defaultDays),
    /** Whom it is for. */
    label: nameText(80, "Board meeting").optional(),
  })
  .meta({ id: "NewReportLink" });
export type NewReportLink = z.infer<typeof NewReportLink>;

/** The new link with its address, which is shown only once. */
export const CreatedReportLink = ReportLink.extend({ url: at("/shared/8sX2kQ") }).meta({
  id: "CreatedReportLink",
});
export type CreatedReportLink = z.infer<typeof CreatedReportLink>;

export const listReportLinks = operation({
  id: "listMyReportLinks",
  method: "GET",
  path: "/api/me/intelligence/reports/{id}/links",
  summary: "List the links that show a report to people without an account, newest first",
  auth: member("active"),
  params: byId("report"),
  response: listOf(ReportLink),
});

export const createReportLink = operation({
  id: "createMyReportLink",
  method: "POST",
  audit: "report.shared",
  path: "/api/me/intelligence/reports/{id}/links",
  summary: "Share a ready report with a link that works without an account; its address is shown once",
  auth: member("active"),
  params: byId("report"),
  body: NewReportLink,
  response: CreatedReportLink,
  status: 201,
  errors: ["report_not_ready", "link_cap_reached"],
});

export const revokeReportLink = operation({
  id: "revokeMyReportLink",
  method: "DELETE",
  audit: "report.link_revoked",
  path: "/api/me/intelligence/reports/{id}/links/{linkId}",
  summary: "Revoke a link; it stops working immediately",
  auth: member("active"),
  params: byId("report").extend({ linkId: idOf("link") }),
  errors: ["insufficient_role"],
});
