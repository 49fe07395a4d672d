import { z } from "zod";
import { admins, listOf, member, operation, Paging, Timestamp } from "./operation";

export const AuditEvent = z
  .object({
    id: z.uuid(),
    action: z.string(),
    /** Null for what the service did by itself, and for someone whose account is gone. */
    actor: z.object({ id: z.uuid(), name: z.string().nullable(), email: z.string() }).nullable(),
    subjectId: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()).nullable(),
    createdAt: Timestamp,
  })
  .meta({ id: "AuditEvent" });
export type AuditEvent = z.infer<typeof AuditEvent>;

export const listAudit = operation({
  id: "listMyAudit",
  method: "GET",
  path: "/api/me/audit",
  summary: "List who changed what in the workspace, newest first",
  auth: member("provisioned", admins),
  query: Paging,
  response: listOf(AuditEvent),
});
