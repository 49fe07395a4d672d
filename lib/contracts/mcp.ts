/** Where agents find the customer API as tools, in the words of RFC 9728. */
import { z } from "zod";
import { apiScopes } from "@/db/vocabulary";
import { anyone, operation } from "./operation";

/** One address for all tools. What is sent there is JSON-RPC, which its own protocol describes. */
export const mcpPath = "/api/mcp";

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
  summary: "Who gives tokens for this API (RFC 9728)",
  auth: anyone,
  response: ProtectedResource,
  cacheControl,
});

export const getMcpResource = operation({
  id: "getMcpResource",
  method: "GET",
  path: `/.well-known/oauth-protected-resource${mcpPath}`,
  summary: "Who gives tokens for the tools of agents (RFC 9728)",
  auth: anyone,
  response: ProtectedResource,
  cacheControl,
});
