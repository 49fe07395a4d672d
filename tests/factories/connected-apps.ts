/** Connected apps as the product stores them, with the tokens only they would know. */
import { insertAppAcrossCustomers } from "@/db/queries/app-registrations";
import { insertConnectedApp } from "@/db/queries/connected-apps";
import { insertRefreshToken } from "@/db/queries/refresh-tokens";
import { type ApiScope, apiScopes } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newClientId } from "@/lib/domain/api-clients/credentials";
import { hashToken, newId, newToken } from "@/lib/ids";

const callback = "http://127.0.0.1/callback";

/** A registered app, and the query string with which it asks to read signals. */
export async function insertApp({ db, clock }: Context): Promise<{ id: string; request: string }> {
  const [id, clientId] = [newId(), `app_${newToken(16)}`];
  const app = { id, clientId, name: "An app", redirectUris: [callback], createdAt: clock.now() };
  await insertAppAcrossCustomers(db, app);
  const request = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: callback,
    scope: "read:signals",
    code_challenge: hashToken(id).slice(0, 43),
    code_challenge_method: "S256",
  });
  return { id, request: request.toString() };
}

/** What a member allowed an app, everything by default, with its unused refresh token. */
export async function insertConnection(
  ctx: Context,
  { userId, scopes = [...apiScopes] }: { userId: string; scopes?: ApiScope[] },
): Promise<{ id: string; appId: string; refreshToken: string }> {
  const { db, customerId, clock } = ctx;
  const now = clock.now();
  const { id: appId } = await insertApp(ctx);
  const [id, refreshToken] = [newId(), newToken()];
  const names = { name: "An app", contactEmail: "dev@people.example", clientId: newClientId() };
  const client = { ...names, id, appId, userId, scopes, approval: "approved" as const, createdAt: now };
  await insertConnectedApp(db, { customerId, client });
  await insertRefreshToken(db, {
    hash: hashToken(refreshToken),
    clientId: id,
    audience: "api",
    createdAt: now,
    expiresAt: new Date(now.getTime() + days(30)),
  });
  return { id, appId, refreshToken };
}
