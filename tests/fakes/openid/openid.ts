/**
 * A local OpenID provider with an issuer per path segment, such as `/google`: whoever is set signs in. If nobody is, a
 * page asks who.
 */
import { createHash, randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { type Listening, listen } from "../listen";
import { claimsOf, consentPage } from "./consent-page";

export interface OpenidFake extends Pick<Listening, "url" | "close"> {
  /** The claims of the next person to sign in; they replace those of the ID token, such as `aud`. Null asks. */
  person: Record<string, unknown> | null;
  /** Answers every request with 503. */
  isDown: boolean;
}

interface Grant {
  claims: Record<string, unknown>;
  challenge: string;
  redirectUri: string;
}

/** Any client is accepted with the secret `secret`. Codes are used once, with the verifier of their challenge. */
export async function startOpenidFake(where: { port?: number; host?: string } = {}): Promise<OpenidFake> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "key-1", alg: "RS256", use: "sig" };
  const grants = new Map<string, Grant>();

  const { url, close } = await listen(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", url);
    const [, name = "", ...rest] = pathname.split("/");
    const issuer = `${url}/${name}`;
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (fake.isDown) return void send(503, { error: "temporarily_unavailable" });
    switch (rest.join("/")) {
      case ".well-known/openid-configuration":
        return void send(200, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
        });
      case "keys":
        return void send(200, { keys: [jwk] });
      case "authorize":
        if (fake.person === null && !searchParams.has("as")) {
          return void response
            .writeHead(200, { "content-type": "text/html; charset=utf-8" })
            .end(consentPage(name, searchParams));
        }
        return void response.writeHead(302, { location: authorize(issuer, searchParams) }).end();
      case "token": {
        const grant = redeem(new URLSearchParams(await text(request)), request.headers.authorization);
        if (!grant) return void send(400, { error: "invalid_grant" });
        const idToken = await new SignJWT(grant.claims)
          .setProtectedHeader({ alg: "RS256", kid: jwk.kid })
          .sign(privateKey);
        return void send(200, { access_token: randomUUID(), token_type: "Bearer", id_token: idToken });
      }
      default:
        return void send(404, { error: "not_found" });
    }
  }, where);

  function authorize(issuer: string, query: URLSearchParams): string {
    const redirectUri = query.get("redirect_uri") ?? "";
    const back = new URL(redirectUri);
    const code = randomUUID();
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: issuer,
      aud: query.get("client_id"),
      nonce: query.get("nonce"),
      iat: now,
      exp: now + 600,
      ...(fake.person ?? claimsOf(query)),
    };
    grants.set(code, { claims, challenge: query.get("code_challenge") ?? "", redirectUri });
    back.searchParams.set("state", query.get("state") ?? "");
    back.searchParams.set("code", code);
    return back.href;
  }

  function redeem(form: URLSearchParams, authorization = ""): Grant | null {
    const grant = grants.get(form.get("code") ?? "");
    grants.delete(form.get("code") ?? "");
    const [, secret] = Buffer.from(authorization.replace("Basic ", ""), "base64").toString().split(":");
    const verifier = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isValid = secret === "secret" && grant?.challenge === verifier;
    return grant && isValid && grant.redirectUri === form.get("redirect_uri") ? grant : null;
  }

  const fake: OpenidFake = { url, close, person: null, isDown: false };
  return fake;
}
