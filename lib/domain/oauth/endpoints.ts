import { apiScopes } from "@/db/vocabulary";
import type { AuthorizationServer } from "@/lib/contracts/oauth";

const authMethods = ["client_secret_basic", "client_secret_post"];

export const tokenEndpoint = (appUrl: string): string => new URL("/oauth2/token", appUrl).href;

/** Authorization server metadata (RFC 8414). */
export function readAuthorizationServer(appUrl: string): AuthorizationServer {
  return {
    issuer: new URL(appUrl).origin,
    token_endpoint: tokenEndpoint(appUrl),
    token_endpoint_auth_methods_supported: authMethods,
    revocation_endpoint: new URL("/oauth2/revoke", appUrl).href,
    revocation_endpoint_auth_methods_supported: authMethods,
    grant_types_supported: ["client_credentials"],
    response_types_supported: [],
    scopes_supported: [...apiScopes],
  };
}
