import { apiScopes } from "@/db/vocabulary";
import type { ProtectedResource } from "@/lib/contracts/mcp";

/** Protected resource metadata (RFC 9728); without a path, for the API as a whole. */
export function readProtectedResource(appUrl: string, path = ""): ProtectedResource {
  const { origin } = new URL(appUrl);
  return {
    resource: `${origin}${path}`,
    authorization_servers: [origin],
    scopes_supported: [...apiScopes],
    bearer_methods_supported: ["header"],
  };
}
