import { z } from "zod";
import { auditActions, auditEntities } from "@/db/audit-actions";
import { ClientName, like, MemberEmail, MemberName } from "./fields";
import { admins, Csv, daysBack, listOf, member, operation, Paging, Timestamp } from "./operation";

/** The `by` in the detail of what the platform's operators did, who are no members of the workspace. */
export const platformOperator = "platform operator";

const Change = z.object({ before: z.unknown(), after: z.unknown() });

/** A thing as it is now, by its name and its page in the portal: each null if it has none or no longer exists. */
const AuditObject = z.object({ name: z.string().nullable(), path: z.string().nullable() });

export const AuditEvent = z
  .object({
    id: z.uuid(),
    action: z.enum(auditActions),
    /** The type of the changed entity; `subjectId` identifies it. */
    entity: z.enum(auditEntities),
    subjectId: z.string().nullable(),
    /** Null if no person acted or their account is gone. */
    actor: z.object({ id: z.uuid(), name: MemberName.nullable(), email: MemberEmail }).nullable(),
    /** Null if neither an API client nor an app that acts for the actor did it. */
    client: z.object({ id: z.uuid(), name: ClientName }).nullable(),
    /** The changed fields; secrets are masked. */
    changes: z
      .record(z.string(), Change)
      .nullable()
      .meta({ examples: [{ minEmployees: { before: 50, after: 200 } }] }),
    detail: z.record(z.string(), z.unknown()).nullable(),
    object: AuditObject.describe("What it was done to."),
    target: AuditObject.nullable().describe("The destination that it went to, if it went to one."),
    requestId: z.string().nullable(),
    ip: like("203.0.113.0").nullable(),
    createdAt: Timestamp,
  })
  .meta({ id: "AuditEvent" });
export type AuditEvent = z.infer<typeof AuditEvent>;

export const AuditFilters = z.object({
  actor: z
    .union([z.uuid(), z.literal("service")], { error: "must be the ID of a person or client, or service" })
    .optional()
    .describe("Only changes by the person or API client with this ID, or by the service itself (`service`)."),
  entity: z.enum(auditEntities).optional().describe("Only changes of this kind of thing."),
  action: z.enum(auditActions).optional().describe("Only this action."),
  days: daysBack(1, 3650).optional(),
});
export type AuditFilters = z.infer<typeof AuditFilters>;

export const listAudit = operation({
  id: "listMyAudit",
  method: "GET",
  path: "/api/me/audit",
  summary: "List who changed what in the workspace, newest first",
  auth: member("provisioned", admins),
  query: AuditFilters.extend(Paging.shape),
  response: listOf(AuditEvent),
});

export const listAuditActors = operation({
  id: "listMyAuditActors",
  method: "GET",
  path: "/api/me/audit/actors",
  summary: "List the people and API clients in the audit log",
  auth: member("provisioned", admins),
  response: z.object({
    data: z.array(z.object({ id: z.uuid(), kind: z.enum(["user", "client"]), name: MemberName })),
  }),
});

export const exportAudit = operation({
  id: "exportMyAudit",
  method: "GET",
  audit: "export.started",
  path: "/api/me/audit/export",
  summary: "Export all matching audit log entries as CSV, newest first",
  auth: member("provisioned", admins),
  query: AuditFilters,
  response: Csv,
  takesLong: true,
});
