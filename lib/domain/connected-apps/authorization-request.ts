import { type AppRegistration, findAppAcrossCustomers } from "@/db/queries/app-registrations";
import { type ApiScope, apiScopes, readScopes, type TokenAudience } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { maxRequestLength } from "@/lib/contracts/connected-apps";
import { AuthorizationQuery } from "@/lib/contracts/oauth-apps";
import { issuerOf } from "@/lib/domain/oauth/endpoints";
import { isRegisteredUri, withAnswer } from "@/lib/domain/oauth/redirect-uri";
import { readAudience } from "@/lib/domain/oauth/resource";

/** What an app asks a person for. */
export interface AuthorizationRequest {
  app: AppRegistration;
  redirectUri: string;
  scopes: ApiScope[];
  audience: TokenAudience;
  codeChallenge: string;
  /** Where to send the browser with an answer; adds the state and the issuer. */
  answer(parameters: Record<string, string>): string;
}

/**
 * The request; or an error for the app, as an address; or, if the app or its redirect URI is not known, an explanation
 * for the person: nothing is ever sent to an address that was not registered.
 */
export type ReadRequest =
  | { kind: "asked"; request: AuthorizationRequest }
  | { kind: "returned"; redirectUri: string; redirectTo: string; message: string }
  | { kind: "refused"; message: string };

const refused = (message: string): ReadRequest => ({ kind: "refused", message });

/** Reads an authorization request from its query string. */
export async function readAuthorizationRequest(
  { db, ports }: Pick<Context, "db" | "ports">,
  query: string,
): Promise<ReadRequest> {
  if (query.length > maxRequestLength) return refused("The app's request is too long.");
  const given = new URLSearchParams(query);
  const names = [...given.keys()];
  if (new Set(names).size < names.length) return refused("The app's request contains a parameter twice.");
  if (!AuthorizationQuery.safeParse(Object.fromEntries(given)).success) {
    return refused("The app's request contains text that is not valid.");
  }
  const clientId = given.get("client_id") ?? "";
  const app = isClientId(clientId) ? await findAppAcrossCustomers(db, { clientId }) : null;
  if (!app) {
    return refused(
      "This app is not registered here, or its registration has expired. Connect it again from the app.",
    );
  }
  const redirectUri = given.get("redirect_uri");
  if (redirectUri === null || !isRegisteredUri(app.redirectUris, redirectUri)) {
    return refused("The app asks to send you to an address that it has not registered.");
  }
  const state = given.get("state") ?? undefined;
  const answer = (parameters: Record<string, string>) =>
    withAnswer(redirectUri, { ...parameters, state, iss: issuerOf(ports.appUrl) });
  const details = readDetails(given, ports.appUrl, app.grantedScopes ?? apiScopes);
  if ("error" in details) {
    const { error_description: message } = details;
    return { kind: "returned", redirectUri, redirectTo: answer({ ...details }), message };
  }
  return { kind: "asked", request: { app, redirectUri, answer, ...details } };
}

const isClientId = (value: string): boolean => /^[\w-]{1,100}$/.test(value);

type Details = Pick<AuthorizationRequest, "scopes" | "audience" | "codeChallenge">;
/** RFC 6749, section 4.1.2.1, and `invalid_target` of RFC 8707. */
interface Problem {
  error: string;
  error_description: string;
}

function readDetails(
  input: URLSearchParams,
  appUrl: string,
  allowed: readonly ApiScope[],
): Details | Problem {
  if (input.get("response_type") !== "code") {
    return { error: "unsupported_response_type", error_description: "response_type must be code." };
  }
  if ((input.get("response_mode") ?? "query") !== "query") {
    return { error: "invalid_request", error_description: "response_mode must be query." };
  }
  const codeChallenge = input.get("code_challenge") ?? "";
  if (input.get("code_challenge_method") !== "S256" || !/^[\w-]{43}$/.test(codeChallenge)) {
    const error_description = "PKCE is required: code_challenge, with code_challenge_method S256.";
    return { error: "invalid_request", error_description };
  }
  const audience = readAudience(input.get("resource") ?? undefined, appUrl);
  if (!audience) {
    return { error: "invalid_target", error_description: "resource is not one of this server's resources." };
  }
  const scopes = readScope(input.get("scope")).filter((scope) => allowed.includes(scope));
  if (scopes.length === 0) {
    return { error: "invalid_scope", error_description: `The scopes are ${allowed.join(" ")}.` };
  }
  return { scopes, audience, codeChallenge };
}

/**
 * The requested scopes that exist here, in the contract's order; all read scopes if none is requested. Others, such as
 * `offline_access`, are left out (RFC 6749, section 3.3): the app sees what it got.
 */
function readScope(input: string | null): ApiScope[] {
  const names = (input ?? "").split(" ").filter((name) => name !== "");
  return names.length === 0 ? readScopes : apiScopes.filter((scope) => names.includes(scope));
}
