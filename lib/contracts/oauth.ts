/** The token endpoints and their metadata, in the terms of the RFCs. */
import { z } from "zod";
import { policy } from "@/db/policy";
import { apiScopes } from "@/db/vocabulary";
import { AccessToken, at, ClientId, ClientSecret, like, ScopeNames } from "./fields";
import { anyone, notAudited, operation } from "./operation";

/** The media type of token endpoint bodies. */
const form = "application/x-www-form-urlencoded";
export const tokenLifetimeSeconds = policy.accessTokenMinutes * 60;

/** Any text: a value that no client or scope could have is handled as unknown, with the RFC's own codes. */
const Credentials = z.object({
  client_id: ClientId.optional().describe("Required here unless the credentials are sent with HTTP Basic."),
  client_secret: ClientSecret.optional().describe(
    "Required here unless the credentials are sent with HTTP Basic. Connected apps have none.",
  ),
});

/** Unknown form fields are ignored (RFC 6749, section 3.2). */
export const TokenRequest = Credentials.extend({
  grant_type: like("client_credentials").describe(
    "`client_credentials`; for connected apps `authorization_code` or `refresh_token`.",
  ),
  scope: ScopeNames.optional().describe(
    "Scope names separated by spaces; everything that was granted if omitted.",
  ),
  /** With `authorization_code`: the code, and what the app sent when it asked for it. */
  code: z
    .string()
    .optional()
    .describe("With `authorization_code`: the code that the browser brought; works once."),
  redirect_uri: z
    .string()
    .optional()
    .describe("With `authorization_code`: the same as in the authorization request."),
  code_verifier: z
    .string()
    .optional()
    .describe("With `authorization_code`: what the code challenge was made from (PKCE)."),
  refresh_token: z.string().optional().describe("With `refresh_token`: the last one issued; works once."),
  /** What a connected app's token is for (RFC 8707); other clients' tokens are for the whole API. */
  resource: z
    .string()
    .optional()
    .describe("For connected apps: the resource that the token is for (RFC 8707); this API if omitted."),
}).meta({ id: "TokenRequest", contentMediaType: form });
export type TokenRequest = z.infer<typeof TokenRequest>;

export const TokenAnswer = z
  .object({
    access_token: AccessToken,
    token_type: z.literal("Bearer"),
    /** Seconds; less than 1800 only for a refresh token that is sent again, which gets the same tokens again. */
    expires_in: z
      .int()
      .min(0)
      .max(tokenLifetimeSeconds)
      .describe("Lifetime in seconds. Request a new token before it expires."),
    scope: ScopeNames.describe("The token's scopes, separated by spaces."),
    refresh_token: z
      .string()
      .optional()
      .describe(
        "For connected apps: exchange it for the next tokens. Works once. Sent again within a minute, it gets the same tokens again.",
      ),
  })
  .meta({ id: "TokenAnswer" });
export type TokenAnswer = z.infer<typeof TokenAnswer>;

export const RevocationRequest = Credentials.extend({
  token: AccessToken,
  /** Ignored: each kind of token is recognized. */
  token_type_hint: like("access_token").optional(),
}).meta({ id: "RevocationRequest", contentMediaType: form });

/**
 * RFC 6749, section 5.2, RFC 7591 and RFC 8707; `rate_limited` (429) and `try_again` (503) are this product's
 * additions.
 */
export const OAuthErrorBody = z
  .object({
    error: z.enum([
      "invalid_request",
      "invalid_client",
      "unauthorized_client",
      "unsupported_grant_type",
      "invalid_grant",
      "invalid_scope",
      "invalid_target",
      "invalid_redirect_uri",
      "invalid_client_metadata",
      "rate_limited",
      "server_error",
      "try_again",
    ]),
    error_description: z.string(),
  })
  .meta({ id: "OAuthErrorBody" });
export type OAuthErrorBody = z.infer<typeof OAuthErrorBody>;

export const requestToken = operation({
  id: "requestToken",
  method: "POST",
  audit: notAudited("a token lasts half an hour, and the client records when it was last used"),
  path: "/oauth2/token",
  summary: "Get an access token with client credentials, a code or a refresh token",
  auth: anyone,
  body: TokenRequest,
  response: TokenAnswer,
  errors: ["rate_limited"],
  cacheControl: "no-store",
});

export const revokeToken = operation({
  id: "revokeToken",
  method: "POST",
  audit: notAudited("a client revokes its own token; a connected app that ends its own access is recorded"),
  path: "/oauth2/revoke",
  summary: "Revoke one of the client's tokens (RFC 7009)",
  auth: anyone,
  body: RevocationRequest,
  status: 200,
  errors: ["rate_limited"],
  cacheControl: "no-store",
});

/** RFC 8414. */
export const AuthorizationServer = z
  .object({
    issuer: at(""),
    authorization_endpoint: at("/oauth2/authorize"),
    registration_endpoint: at("/oauth2/register"),
    token_endpoint: at("/oauth2/token"),
    token_endpoint_auth_methods_supported: z.array(z.string()),
    revocation_endpoint: at("/oauth2/revoke"),
    revocation_endpoint_auth_methods_supported: z.array(z.string()),
    grant_types_supported: z.array(z.string()),
    response_types_supported: z.array(z.string()),
    response_modes_supported: z.array(z.string()),
    code_challenge_methods_supported: z.array(z.string()),
    /** Every answer to an authorization request names the issuer (RFC 9207). */
    authorization_response_iss_parameter_supported: z.literal(true),
    scopes_supported: z.array(z.enum(apiScopes)),
  })
  .meta({ id: "AuthorizationServer" });
export type AuthorizationServer = z.infer<typeof AuthorizationServer>;

export const getAuthorizationServer = operation({
  id: "getAuthorizationServer",
  method: "GET",
  path: "/.well-known/oauth-authorization-server",
  summary: "Get the authorization server metadata (RFC 8414)",
  auth: anyone,
  response: AuthorizationServer,
  cacheControl: "public, max-age=300",
});
