import { type ClientCredentials, insertToken } from "@/db/queries/api-tokens";
import { type ApiScope, apiScopes } from "@/db/vocabulary";
import { seconds } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { type TokenAnswer, tokenLifetimeSeconds } from "@/lib/contracts/oauth";
import { noteUse } from "@/lib/domain/api-clients/note-use";
import { hashToken, newToken } from "@/lib/ids";
import { OAuthRefusal } from "./refusal";

/**
 * Gives a client a token for half an hour: for the scopes that it asks for, or for all of its own. Only the
 * token's hash is kept. Throws `unsupported_grant_type`, `invalid_scope`, and `invalid_client` for a secret that was
 * replaced while this ran.
 */
export async function issueToken(
  ctx: Pick<Context, "db" | "clock">,
  client: ClientCredentials,
  asked: { grant_type: string; scope?: string | undefined },
): Promise<TokenAnswer> {
  if (asked.grant_type !== "client_credentials") {
    throw new OAuthRefusal("unsupported_grant_type", "The only grant type is client_credentials.");
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
  if (!isKept) throw new OAuthRefusal("invalid_client", "The secret was replaced meanwhile.");
  await noteUse(ctx, client);
  return {
    access_token: token,
    token_type: "Bearer",
    expires_in: tokenLifetimeSeconds,
    scope: scopes.join(" "),
  };
}

/** The scopes that are asked for, each once and in the order of the contract. */
function allowedScopes({ scopes }: ClientCredentials, asked: string): ApiScope[] {
  const names = new Set(asked.split(" ").filter((name) => name !== ""));
  const allowed = apiScopes.filter((scope) => names.has(scope) && scopes.includes(scope));
  if (names.size === 0 || allowed.length !== names.size) {
    throw new OAuthRefusal("invalid_scope", `This client may ask for: ${scopes.join(" ")}.`);
  }
  return allowed;
}
