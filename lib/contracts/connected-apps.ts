/** What members allow apps, such as AI assistants, to do for them. */
import { z } from "zod";
import { apiScopes } from "@/db/vocabulary";
import { AppName, MemberEmail, MemberName } from "./fields";
import { byId, listOf, member, operation, Paging, Timestamp } from "./operation";
import { text } from "./text";

/** The longest authorization request, as a query string. */
export const maxRequestLength = 8_000;

export const ConnectedApp = z
  .object({
    id: z.uuid(),
    name: AppName.describe("As the app calls itself."),
    scopes: z.array(z.enum(apiScopes)).describe("What it may do at present: never more than its member."),
    owner: z
      .object({ id: z.uuid(), name: MemberName.nullable(), email: MemberEmail })
      .describe("The member it acts for."),
    isMine: z.boolean(),
    createdAt: Timestamp,
    lastUsedAt: Timestamp.nullable().describe("To the minute."),
  })
  .meta({ id: "ConnectedApp" });
export type ConnectedApp = z.infer<typeof ConnectedApp>;

export const AppConnection = z
  .strictObject({
    request: text()
      .min(1)
      .max(maxRequestLength)
      .describe("The query string that the app sent to the authorization endpoint."),
    /** The workspace to connect it to: one that the member belongs to. */
    customerId: z.uuid().describe("The workspace to connect the app to."),
    scopes: z
      .array(z.enum(apiScopes))
      .min(1)
      .max(apiScopes.length)
      .describe("What to allow, out of what the app asks for and the role includes."),
  })
  .meta({ id: "AppConnection" });
export type AppConnection = z.infer<typeof AppConnection>;

export const connectApp = operation({
  id: "connectMyApp",
  method: "POST",
  audit: "connected_app.connected",
  path: "/api/me/connected-apps",
  summary: "Allow an app to act for you in one of your workspaces",
  // Not of the current workspace: the body names one.
  auth: member("any"),
  body: AppConnection,
  /** Where to send the browser; the address contains the code. */
  response: z.object({ redirectTo: z.string() }),
  status: 201,
  errors: ["client_cap_reached", "customer_not_provisioned", "customer_not_active", "not_found"],
  cacheControl: "no-store",
});

export const listConnectedApps = operation({
  id: "listMyConnectedApps",
  method: "GET",
  path: "/api/me/connected-apps",
  summary: "List the apps that act for you, newest first; for admins, the apps of all members",
  auth: member("provisioned"),
  query: Paging,
  response: listOf(ConnectedApp),
});

export const disconnectApp = operation({
  id: "disconnectMyApp",
  method: "DELETE",
  audit: "connected_app.disconnected",
  path: "/api/me/connected-apps/{id}",
  summary: "End an app's access immediately; admins may end that of every member's apps",
  auth: member("provisioned"),
  params: byId("connected app"),
  isOwn: true,
});
