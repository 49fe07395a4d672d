import { z } from "zod";
import { apiScopes, clientApprovals, readScopes } from "@/db/vocabulary";
import { ClientId, ClientName, ClientSecret } from "./fields";
import { admins, byId, listOf, member, operation, Paging, Timestamp } from "./operation";
import { nameText } from "./text";

export const ApiClient = z
  .object({
    id: z.uuid(),
    /** The OAuth client ID, sent when requesting a token. */
    clientId: ClientId,
    name: ClientName,
    scopes: z.array(z.enum(apiScopes)),
    /** Until it is approved, a client reads sample data. */
    approval: z.enum(clientApprovals),
    createdAt: Timestamp,
    /** When it last requested a token or called the API, to the minute. */
    lastUsedAt: Timestamp.nullable(),
    /** When the previous secret stops working; null if only the current one works. */
    previousSecretExpiresAt: Timestamp.nullable(),
  })
  .meta({ id: "ApiClient" });
export type ApiClient = z.infer<typeof ApiClient>;

/** The secret is shown only here. */
export const CreatedApiClient = ApiClient.extend({ clientSecret: ClientSecret }).meta({
  id: "CreatedApiClient",
});
export type CreatedApiClient = z.infer<typeof CreatedApiClient>;

export const NewApiClient = z
  .strictObject({
    name: nameText(100, "Northwind revenue sync"),
    /** Defaults to all read scopes. */
    scopes: z.array(z.enum(apiScopes)).min(1).max(apiScopes.length).default(readScopes),
  })
  .meta({ id: "NewApiClient" });
export type NewApiClient = z.infer<typeof NewApiClient>;

export const SecretRotation = z
  .strictObject({ overlapHours: z.literal([0, 24]).default(0) })
  .meta({ id: "SecretRotation" });
export type SecretRotation = z.infer<typeof SecretRotation>;

export const listApiClients = operation({
  id: "listMyApiClients",
  method: "GET",
  path: "/api/me/api-clients",
  summary: "List the workspace's API clients, newest first",
  auth: member("provisioned", admins),
  query: Paging,
  response: listOf(ApiClient),
});

export const createApiClient = operation({
  id: "createMyApiClient",
  method: "POST",
  audit: "api_client.created",
  path: "/api/me/api-clients",
  summary: "Create a client; its secret is shown only once",
  auth: member("provisioned", admins),
  body: NewApiClient,
  response: CreatedApiClient,
  status: 201,
  errors: ["client_cap_reached"],
  cacheControl: "no-store",
});

export const rotateClientSecret = operation({
  id: "rotateMyClientSecret",
  method: "POST",
  audit: "api_client.secret_rotated",
  path: "/api/me/api-clients/{id}/rotate-secret",
  summary: "Rotate a client's secret; the previous one keeps working for `overlapHours`",
  auth: member("provisioned", admins),
  params: byId("API client"),
  body: SecretRotation,
  response: CreatedApiClient,
  cacheControl: "no-store",
});

export const deleteApiClient = operation({
  id: "deleteMyApiClient",
  method: "DELETE",
  audit: "api_client.removed",
  path: "/api/me/api-clients/{id}",
  summary: "Remove a client; its secrets and tokens stop working immediately",
  auth: member("provisioned", admins),
  params: byId("API client"),
});
