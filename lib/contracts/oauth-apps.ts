/** Connected apps before anyone knows them: registration and the authorization endpoint, in the terms of the RFCs. */
import { z } from "zod";
import { AppName, ClientId, like, ScopeNames } from "./fields";
import { anyone, notAudited, operation } from "./operation";
import { nameText, text } from "./text";

/** RFC 7591; other metadata is ignored. */
export const AppRegistration = z
  .object({
    redirect_uris: z
      .array(text("http://127.0.0.1/callback").min(1).max(2_000))
      .min(1)
      .max(10)
      .describe(
        "`https`, `http` on the person's computer (any port matches), or the scheme of a desktop app.",
      ),
    client_name: nameText(100, "Northwind assistant")
      .default("Unnamed app")
      .describe("Shown to the person who is asked."),
    grant_types: z
      .array(text("authorization_code").max(200))
      .max(10)
      .optional()
      .describe("Must include `authorization_code`."),
    response_types: z.array(text("code").max(200)).max(10).optional().describe("Must include `code`."),
    scope: text("read:signals read:usage")
      .max(1_000)
      .optional()
      .describe("Scope names separated by spaces. The person decides what is granted."),
  })
  .meta({ id: "AppRegistration" });
export type AppRegistration = z.infer<typeof AppRegistration>;

/** An app has no secret, whatever it asked for: it would have to keep it on people's computers. */
export const RegisteredApp = z
  .object({
    client_id: ClientId,
    client_id_issued_at: z.int().describe("Unix time in seconds."),
    client_name: AppName,
    redirect_uris: z.array(like("http://127.0.0.1/callback")),
    grant_types: z.array(like("authorization_code")),
    response_types: z.array(like("code")),
    token_endpoint_auth_method: z
      .literal("none")
      .describe("An app has no secret: PKCE proves that it asked."),
    scope: ScopeNames,
  })
  .meta({ id: "RegisteredApp" });
export type RegisteredApp = z.infer<typeof RegisteredApp>;

export const registerApp = operation({
  id: "registerApp",
  method: "POST",
  audit: notAudited("an app belongs to no workspace until a person allows it access"),
  path: "/oauth2/register",
  summary: "Register an app that asks people for access (RFC 7591)",
  auth: anyone,
  body: AppRegistration,
  response: RegisteredApp,
  status: 201,
  errors: ["rate_limited"],
  cacheControl: "no-store",
});

/** RFC 6749, section 4.1.1, with PKCE (RFC 7636) and a resource (RFC 8707). */
export const AuthorizationQuery = z.object({
  response_type: text().optional().describe("`code`."),
  client_id: text().optional().describe("The app's ID, from its registration."),
  redirect_uri: text()
    .optional()
    .describe("Where to send the browser afterwards: one of the registered addresses."),
  scope: text().optional().describe("Scope names separated by spaces; all read scopes if omitted."),
  state: text()
    .optional()
    .describe("Any text; sent back unchanged with the browser, so that the app recognizes its own request."),
  code_challenge: text().optional().describe("SHA-256 of the code verifier, in base64url (PKCE)."),
  code_challenge_method: text().optional().describe("`S256`."),
  resource: text().optional().describe("The resource to ask for (RFC 8707); the whole API if omitted."),
});

export const authorizeApp = operation({
  id: "authorizeApp",
  method: "GET",
  path: "/oauth2/authorize",
  summary: "Ask a person for access; open it in their browser",
  auth: anyone,
  query: AuthorizationQuery,
  status: 302,
});
