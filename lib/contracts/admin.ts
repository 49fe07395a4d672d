import { z } from "zod";
import { apiScopes, clientApprovals, lifecycles } from "@/db/vocabulary";
import { ClientId, ClientName, CompanyName, MemberEmail, PersonUrl } from "./fields";
import { byId, listOf, operation, Paging, Timestamp } from "./operation";
import { text } from "./text";

/** A platform operator. */
export const operator = { kind: "operator" } as const;

export const AdminClient = z
  .object({
    id: z.uuid(),
    clientId: ClientId,
    name: ClientName,
    contactEmail: MemberEmail,
    /** The contact's profile; null for a client created by a workspace admin. */
    networkUrl: PersonUrl.nullable(),
    companyName: CompanyName.nullable(),
    scopes: z.array(z.enum(apiScopes)),
    approval: z.enum(clientApprovals),
    customer: z.object({ id: z.uuid(), name: CompanyName, lifecycle: z.enum(lifecycles) }).nullable(),
    createdAt: Timestamp,
    decidedAt: Timestamp.nullable(),
    lastUsedAt: Timestamp.nullable(),
  })
  .meta({ id: "AdminClient" });
export type AdminClient = z.infer<typeof AdminClient>;

export const AdminClientQuery = Paging.extend({
  approval: z.enum(clientApprovals).optional().describe("Only clients with this approval status."),
  q: text()
    .trim()
    .max(200)
    .optional()
    .describe("Matches anywhere in the name, client ID, contact's email, company or network URL."),
});
export type AdminClientQuery = z.infer<typeof AdminClientQuery>;

export const ClientApprovalRequest = z
  .strictObject({
    /** The workspace to attach the client to, instead of the provisional one from its registration. */
    customerId: z.uuid().optional(),
  })
  .meta({ id: "ClientApprovalRequest" });
export type ClientApprovalRequest = z.infer<typeof ClientApprovalRequest>;

export const listClients = operation({
  id: "listClients",
  method: "GET",
  path: "/api/admin/clients",
  summary: "List the clients of all workspaces, newest first",
  auth: operator,
  query: AdminClientQuery,
  response: listOf(AdminClient),
});

export const approveClient = operation({
  id: "approveClient",
  method: "POST",
  audit: "api_client.approved",
  path: "/api/admin/clients/{id}/approve",
  summary: "Approve a client, in its own workspace or attached to another",
  auth: operator,
  params: byId("client"),
  body: ClientApprovalRequest,
  response: AdminClient,
  errors: ["client_cap_reached", "upstream_failure"],
});

export const denyClient = operation({
  id: "denyClient",
  method: "POST",
  audit: "api_client.denied",
  path: "/api/admin/clients/{id}/deny",
  summary: "Deny a client, starting with its next request",
  auth: operator,
  params: byId("client"),
  response: AdminClient,
});
