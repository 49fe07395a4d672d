/** Where programs get their tokens, in the words of the RFCs. */
import { z } from "zod";
import { apiScopes, readScopes } from "@/db/vocabulary";
import { anyone, notAudited, operation } from "./operation";
import { emailText, nameText, text } from "./text";

/** How bodies of the token endpoints are sent. */
const form = "application/x-www-form-urlencoded";
export const tokenLifetimeSeconds = 1_800;

/** Any text: one that no client or scope could have is answered as an unknown one, with the RFC's own codes. */
const Credentials = z.object({
  /** In the body (client_secret_post), unless they come by HTTP Basic (client_secret_basic). */
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
});

/** What a form holds beyond this is ignored (RFC 6749, section 3.2). */
export const TokenRequest = Credentials.extend({
  /** `client_credentials`. */
  grant_type: z.string(),
  /** Names separated by spaces; all of the client's without it. */
  scope: z.string().optional(),
}).meta({ id: "TokenRequest", contentMediaType: form });
export type TokenRequest = z.infer<typeof TokenRequest>;

export const TokenAnswer = z
  .object({
    access_token: z.string(),
    token_type: z.literal("Bearer"),
    expires_in: z.literal(tokenLifetimeSeconds),
    scope: z.string(),
  })
  .meta({ id: "TokenAnswer" });
export type TokenAnswer = z.infer<typeof TokenAnswer>;

export const RevocationRequest = Credentials.extend({
  token: z.string(),
  /** There is one kind of token, so that no hint is needed. */
  token_type_hint: z.string().optional(),
}).meta({ id: "RevocationRequest", contentMediaType: form });
export type RevocationRequest = z.infer<typeof RevocationRequest>;

/** RFC 6749, section 5.2; `rate_limited` (429) and `try_again` (503) are the product's own. */
export const OAuthErrorBody = z
  .object({
    error: z.enum([
      "invalid_request",
      "invalid_client",
      "unauthorized_client",
      "unsupported_grant_type",
      "invalid_scope",
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
  audit: notAudited("a token lasts an hour, and the client says when it was last used"),
  path: "/oauth2/token",
  summary: "Get an access token for a client's credentials",
  auth: anyone,
  body: TokenRequest,
  response: TokenAnswer,
  errors: ["rate_limited"],
  cacheControl: "no-store",
});

export const revokeToken = operation({
  id: "revokeToken",
  method: "POST",
  audit: notAudited("a client ends its own token"),
  path: "/oauth2/revoke",
  summary: "End an access token of the client (RFC 7009)",
  auth: anyone,
  body: RevocationRequest,
  status: 200,
  errors: ["rate_limited"],
  cacheControl: "no-store",
});

/** RFC 8414. */
export const AuthorizationServer = z
  .object({
    issuer: z.url(),
    token_endpoint: z.url(),
    token_endpoint_auth_methods_supported: z.array(z.string()),
    revocation_endpoint: z.url(),
    revocation_endpoint_auth_methods_supported: z.array(z.string()),
    grant_types_supported: z.array(z.string()),
    /** Empty: nobody is sent here to sign in. */
    response_types_supported: z.array(z.string()),
    scopes_supported: z.array(z.enum(apiScopes)),
  })
  .meta({ id: "AuthorizationServer" });
export type AuthorizationServer = z.infer<typeof AuthorizationServer>;

export const getAuthorizationServer = operation({
  id: "getAuthorizationServer",
  method: "GET",
  path: "/.well-known/oauth-authorization-server",
  summary: "Where and how tokens are given (RFC 8414)",
  auth: anyone,
  response: AuthorizationServer,
  cacheControl: "public, max-age=300",
});

const isWebAddress = (value: string) => /^https?:\/\/[^/]/i.test(value) && !value.includes("#");

const known: readonly string[] = apiScopes;
const isScopeList = (value: string) => value.split(/ +/).every((name) => known.includes(name));
const scopeMessage = `must name scopes, separated by spaces: ${apiScopes.join(" ")}`;

export const Registration = z
  .strictObject({
    client_name: nameText(100),
    contact_email: emailText(),
    /** A person's profile on the network. */
    network_url: text().trim().min(1).max(500),
    company_name: nameText(100).optional(),
    /** Names separated by spaces. */
    scope: text().trim().max(500).refine(isScopeList, scopeMessage).default(readScopes.join(" ")),
    /** Kept for the record: no grant that is given here uses them. */
    redirect_uris: z
      .array(
        text().max(2_000).pipe(z.url()).refine(isWebAddress, "must be http or https, without a fragment"),
      )
      .max(10)
      .default([]),
  })
  .meta({ id: "Registration" });
export type Registration = z.infer<typeof Registration>;

/** The secret is shown here once. */
export const RegisteredClient = z
  .object({
    client_id: z.string(),
    client_secret: z.string(),
    /** Seconds since 1970. */
    client_id_issued_at: z.int(),
    /** It never expires. */
    client_secret_expires_at: z.literal(0),
    client_name: z.string(),
    scope: z.string(),
    approval_status: z.literal("pending"),
    token_endpoint: z.url(),
    notice: z.string(),
  })
  .meta({ id: "RegisteredClient" });
export type RegisteredClient = z.infer<typeof RegisteredClient>;

export const registerClient = operation({
  id: "registerClient",
  method: "POST",
  audit: "api_client.registered",
  path: "/api/v1/register",
  summary: "Register a client of the customer API, which then waits for approval",
  auth: anyone,
  body: Registration,
  response: RegisteredClient,
  status: 201,
  errors: ["rate_limited"],
  cacheControl: "no-store",
});
