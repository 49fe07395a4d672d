/** Where agents find the customer API as MCP tools, in the terms of RFC 9728. */
import { z } from "zod";
import { apiScopes } from "@/db/vocabulary";
import { anyone, operation } from "./operation";

/** One URL for all tools. Messages are JSON-RPC, described by the MCP specification. */
export const mcpPath = "/api/mcp";

/** The same tools, where programs that were made for this API look for them. */
export const shortMcpPath = "/mcp";

/** RFC 9728. */
export const ProtectedResource = z
  .object({
    resource: z.url(),
    authorization_servers: z.array(z.url()),
    scopes_supported: z.array(z.enum(apiScopes)),
    bearer_methods_supported: z.array(z.literal("header")),
  })
  .meta({ id: "ProtectedResource" });
export type ProtectedResource = z.infer<typeof ProtectedResource>;

const cacheControl = "public, max-age=300";

export const getProtectedResource = operation({
  id: "getProtectedResource",
  method: "GET",
  path: "/.well-known/oauth-protected-resource",
  summary: "Get the protected resource metadata of the customer API (RFC 9728)",
  auth: anyone,
  response: ProtectedResource,
  cacheControl,
});

export const getMcpResource = operation({
  id: "getMcpResource",
  method: "GET",
  path: `/.well-known/oauth-protected-resource${mcpPath}`,
  summary: "Get the protected resource metadata of the MCP server (RFC 9728)",
  auth: anyone,
  response: ProtectedResource,
  cacheControl,
});

export const getShortMcpResource = operation({
  id: "getShortMcpResource",
  method: "GET",
  path: `/.well-known/oauth-protected-resource${shortMcpPath}`,
  summary: "Get the protected resource metadata of the MCP server at its short address (RFC 9728)",
  auth: anyone,
  response: ProtectedResource,
  cacheControl,
});
