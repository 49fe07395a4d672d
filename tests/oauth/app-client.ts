/** An app made of the public OAuth client `oauth4webapi`, which checks every answer as the RFCs require. */
import * as oauth from "oauth4webapi";
import { expect } from "vitest";
import { OAuthErrorBody } from "@/lib/contracts/oauth";

export const insecure = { [oauth.allowInsecureRequests]: true };
export const callback = "http://127.0.0.1:8123/callback";
export const allScopes = "read:signals read:destinations write:intelligence write:destinations";

export type AppClient = Awaited<ReturnType<typeof openApp>>;

/** Discovers the server and registers. */
export async function openApp(url: string, metadata: Record<string, unknown> = {}) {
  const issuer = new URL(url);
  const found = await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...insecure });
  const as = await oauth.processDiscoveryResponse(issuer, found);
  const given = { client_name: "An app", redirect_uris: [callback], ...metadata };
  const registered = await oauth.processDynamicClientRegistrationResponse(
    await oauth.dynamicClientRegistrationRequest(as, given, insecure),
  );
  const client: oauth.Client = { client_id: registered.client_id, token_endpoint_auth_method: "none" };
  const verifier = oauth.generateRandomCodeVerifier();
  const challenge = await oauth.calculatePKCECodeChallenge(verifier);

  /** What the app opens in the person's browser. */
  const request = (change: Record<string, string | null> = {}): URL => {
    const address = new URL(as.authorization_endpoint ?? "");
    const parameters = {
      response_type: "code",
      client_id: client.client_id,
      redirect_uri: callback,
      scope: allScopes,
      state: "a-state",
      code_challenge: challenge,
      code_challenge_method: "S256",
      ...change,
    };
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== null) address.searchParams.set(name, value);
    }
    return address;
  };
  const post = (path: string, fields: Record<string, string>) =>
    fetch(new URL(path, url), { method: "POST", body: new URLSearchParams(fields) });
  const token = (fields: Record<string, string>) =>
    post("/oauth2/token", { client_id: client.client_id, ...fields });
  /** Exchanges a code by hand, so that each parameter can be wrong. */
  const exchange = (back: URL, change: Record<string, string> = {}) =>
    token({
      grant_type: "authorization_code",
      code: back.searchParams.get("code") ?? "",
      redirect_uri: callback,
      code_verifier: verifier,
      ...change,
    });
  const refresh = (refreshToken: string, change: Record<string, string> = {}) =>
    token({ grant_type: "refresh_token", refresh_token: refreshToken, ...change });
  return { as, client, verifier, request, exchange, refresh, token, post };
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  scope: string;
}

export async function tokensOf(answer: Response): Promise<Tokens> {
  const body = await answer.json();
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
  return body;
}

/** A refusal's status and code, in the format of the RFC. */
export async function refused(answer: Response): Promise<string> {
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const body = OAuthErrorBody.strict().parse(await answer.json());
  expect(body.error_description).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
  return `${answer.status} ${body.error}`;
}
