import { type ClientCredentials, insertToken } from "@/db/queries/api-tokens";
import { type ApiScope, apiScopes } from "@/db/vocabulary";
import { seconds } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { type TokenAnswer, tokenLifetimeSeconds } from "@/lib/contracts/oauth";
import { noteUse } from "@/lib/domain/api-clients/note-use";
import { hashToken, newToken } from "@/lib/ids";
import { OAuthRefusal } from "./refusal";

/**
 * Issues a token that is valid for half an hour, for the requested scopes or all of the client's. Stores only its
 * hash. Throws `unsupported_grant_type`, `invalid_scope`, and `invalid_client` if the secret was rotated
 * meanwhile.
 */
export async function issueToken(
  ctx: Pick<Context, "db" | "clock">,
  client: ClientCredentials,
  asked: { grant_type: string; scope?: string | undefined },
): Promise<TokenAnswer> {
  if (asked.grant_type !== "client_credentials") {
    throw new OAuthRefusal("unsupported_grant_type", "The only supported grant type is client_credentials.");
  }
  const scopes = asked.scope === undefined ? client.scopes : allowedScopes(client, asked.scope);
  const token = newToken();
  const now = ctx.clock.now();
  const isKept = await insertToken(ctx.db, {
    hash: hashToken(token),
    clientId: client.id,
    secretHashes: client.hashes,
    scopes,
    now,
    expiresAt: new Date(now.getTime() + seconds(tokenLifetimeSeconds)),
  });
  if (!isKept)
    throw new OAuthRefusal("invalid_client", "The client secret was replaced during this request.");
  await noteUse(ctx, client);
  return {
    access_token: token,
    token_type: "Bearer",
    expires_in: tokenLifetimeSeconds,
    scope: scopes.join(" "),
  };
}

/** The requested scopes, without duplicates and in the contract's order. */
function allowedScopes({ scopes }: ClientCredentials, asked: string): ApiScope[] {
  const names = new Set(asked.split(" ").filter((name) => name !== ""));
  const allowed = apiScopes.filter((scope) => names.has(scope) && scopes.includes(scope));
  if (names.size === 0 || allowed.length !== names.size) {
    throw new OAuthRefusal("invalid_scope", `This client may request: ${scopes.join(" ")}.`);
  }
  return allowed;
}
