import { createHmac } from "node:crypto";
import {
  type ClientCredentials,
  findTokensAcrossCustomers,
  insertToken,
  lockSecrets,
} from "@/db/queries/api-tokens";
import { inTransaction } from "@/db/transaction";
import { type ApiScope, apiScopes } from "@/db/vocabulary";
import { minutes, seconds } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { type TokenAnswer, tokenLifetimeSeconds } from "@/lib/contracts/oauth";
import { noteUse } from "@/lib/domain/api-clients/note-use";
import { hashToken, newToken } from "@/lib/ids";
import { OAuthRefusal } from "./refusal";

/** A live token is given again while it has at least this long to live. */
const leastLife = minutes(5);

/**
 * Issues a token that is valid for half an hour, for the requested scopes or all of the client's; who asks before each
 * call, or several times at once, gets the same one while it lives. Throws `unsupported_grant_type`, `invalid_scope`,
 * and `invalid_client` if the secret was rotated meanwhile.
 */
export async function issueToken(
  ctx: Pick<Context, "db" | "clock">,
  { client, secret }: { client: ClientCredentials; secret: string },
  asked: { grant_type: string; scope?: string | undefined },
): Promise<TokenAnswer> {
  if (asked.grant_type !== "client_credentials") {
    throw new OAuthRefusal("unsupported_grant_type", "The only supported grant type is client_credentials.");
  }
  const scopes = asked.scope ? allowedScopes(client, asked.scope) : inOrder(client.scopes);
  const made = { scopes, secret };
  const { token, expiresAt } = (await findLive(ctx, client, made)) ?? (await makeToken(ctx, client, made));
  await noteUse(ctx, client);
  return {
    access_token: token,
    token_type: "Bearer",
    expires_in: Math.floor((expiresAt.getTime() - ctx.clock.now().getTime()) / 1_000),
    scope: scopes.join(" "),
  };
}

interface Issued {
  token: string;
  expiresAt: Date;
}

/**
 * Only the token's hash and a seed are stored. Anyone who reads them lacks the client's secret, of which only a hash is
 * stored, too.
 */
const tokenFrom = (secret: string, seed: string): string =>
  createHmac("sha256", secret).update(`access token ${seed}`).digest("base64url");

/** A live token that was made with the same secret. */
async function findLive(
  { db, clock }: Pick<Context, "db" | "clock">,
  { id: clientId }: ClientCredentials,
  { scopes, secret }: { scopes: ApiScope[]; secret: string },
): Promise<Issued | null> {
  const until = new Date(clock.now().getTime() + leastLife);
  const kept = await findTokensAcrossCustomers(db, { clientId, scopes, until });
  for (const { hash, seed, expiresAt } of kept) {
    const token = seed !== null && tokenFrom(secret, seed);
    // While two secrets work, it may be of the other one.
    if (token && hashToken(token) === hash) return { token, expiresAt };
  }
  return null;
}

/** A new token, or that of a concurrent request, which had to be waited for. */
async function makeToken(
  ctx: Pick<Context, "db" | "clock">,
  client: ClientCredentials,
  made: { scopes: ApiScope[]; secret: string },
): Promise<Issued> {
  const { id: clientId, hashes: secretHashes } = client;
  return inTransaction(ctx.db, async (db) => {
    const now = ctx.clock.now();
    if (!(await lockSecrets(db, { clientId, secretHashes, now }))) {
      throw new OAuthRefusal("invalid_client", "The client secret was replaced during this request.");
    }
    const live = await findLive({ ...ctx, db }, client, made);
    if (live) return live;
    const seed = newToken();
    const token = tokenFrom(made.secret, seed);
    const expiresAt = new Date(now.getTime() + seconds(tokenLifetimeSeconds));
    const stored = { hash: hashToken(token), seed, clientId, scopes: made.scopes };
    await insertToken(db, { ...stored, expiresAt, createdAt: now });
    return { token, expiresAt };
  });
}

/** The requested scopes, without duplicates and in the contract's order. */
function allowedScopes({ scopes }: ClientCredentials, asked: string): ApiScope[] {
  const names = [...new Set(asked.split(" ").filter((name) => name !== ""))];
  const refused = names.filter((name) => !scopes.some((scope) => scope === name));
  if (refused.length > 0) {
    // Programs look the name up in what they asked for: one that can't be quoted as it is, is not named.
    const named = refused.find((name) => /^[\w:./-]{1,100}$/.test(name));
    const what = named === undefined ? "one of the scopes" : `scope '${named}'`;
    throw new OAuthRefusal(
      "invalid_scope",
      `The client is not allowed to request ${what}. It may request: ${scopes.join(" ")}`,
    );
  }
  if (names.length === 0) {
    throw new OAuthRefusal(
      "invalid_scope",
      `Name at least one scope. The client may request: ${scopes.join(" ")}`,
    );
  }
  return inOrder(names);
}

/** The scopes among these names, in the contract's order, in which tokens keep them. */
const inOrder = (names: readonly string[]): ApiScope[] => apiScopes.filter((scope) => names.includes(scope));
