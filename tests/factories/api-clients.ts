/** Customer API clients as the product creates them, including the secrets only their creators would know. */
import { insertApiClient } from "@/db/queries/api-clients";
import { apiTokens } from "@/db/schema";
import { type ApiScope, apiScopes } from "@/db/vocabulary";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newClientId, newClientSecret } from "@/lib/domain/api-clients/credentials";
import { hashToken, newId, newToken } from "@/lib/ids";

type Row = Parameters<typeof insertApiClient>[1]["client"];

/** An approved client of the workspace, with every scope by default. */
export async function insertClient(
  ctx: Context,
  change: Partial<Row> = {},
): Promise<{ id: string; clientId: string; secret: string }> {
  const { db, customerId, clock } = ctx;
  const now = clock.now();
  const secret = newClientSecret(now);
  const client: Row = {
    id: newId(),
    clientId: newClientId(),
    name: "A program",
    contactEmail: "dev@people.example",
    scopes: [...apiScopes],
    approval: "approved",
    createdAt: now,
    ...change,
  };
  const { id, clientId } = await insertApiClient(db, { customerId, client, secret: secret.kept });
  return { id, clientId, secret: secret.shown };
}

/** A client's token, valid for the next half hour, with every scope by default. */
export async function insertAccessToken(
  ctx: Context,
  input: { clientId: string; scopes?: ApiScope[]; expiresAt?: Date; revokedAt?: Date },
): Promise<string> {
  const token = newToken();
  await ctx.db.insert(apiTokens).values({
    hash: hashToken(token),
    scopes: [...apiScopes],
    expiresAt: new Date(ctx.clock.now().getTime() + minutes(30)),
    ...input,
  });
  return token;
}

/** A client with its own token. */
export async function insertCaller(ctx: Context, change: Partial<Row> = {}) {
  const client = await insertClient(ctx, change);
  return { ...client, token: await insertAccessToken(ctx, { clientId: client.id }) };
}
