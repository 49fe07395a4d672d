import { apiScopes } from "@/db/vocabulary";
import type { AuthorizationServer } from "@/lib/contracts/oauth";

/** Registered clients have a secret; connected apps have none. */
const authMethods = ["client_secret_basic", "client_secret_post", "none"];

export const authorizationEndpoint = (appUrl: string): string => new URL("/oauth2/authorize", appUrl).href;

export const tokenEndpoint = (appUrl: string): string => new URL("/oauth2/token", appUrl).href;

export const issuerOf = (appUrl: string): string => new URL(appUrl).origin;

/** Authorization server metadata (RFC 8414). */
export function readAuthorizationServer(appUrl: string): AuthorizationServer {
  return {
    issuer: issuerOf(appUrl),
    authorization_endpoint: authorizationEndpoint(appUrl),
    registration_endpoint: new URL("/oauth2/register", appUrl).href,
    token_endpoint: tokenEndpoint(appUrl),
    token_endpoint_auth_methods_supported: authMethods,
    revocation_endpoint: new URL("/oauth2/revoke", appUrl).href,
    revocation_endpoint_auth_methods_supported: authMethods,
    grant_types_supported: ["authorization_code", "refresh_token", "client_credentials"],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    scopes_supported: [...apiScopes],
  };
}
