import { findTokenOwnerAcrossCustomers, revokeToken } from "@/db/queries/api-tokens";
import { type AppRegistration, findAppAcrossCustomers } from "@/db/queries/app-registrations";
import { lockRefreshTokenAcrossCustomers } from "@/db/queries/refresh-tokens";
import { hashToken } from "@/lib/ids";
import type { OAuthCaller } from "./authenticate-caller";
import { type AppRequest, endGrant } from "./end-grant";
import { OAuthRefusal } from "./refusal";

/**
 * Revokes a token of the caller. An unknown or expired token is not an error (RFC 7009, section 2.2). Throws
 * `unauthorized_client` for another client's token.
 */
export async function endToken(
  ctx: AppRequest,
  caller: OAuthCaller,
  { token }: { token: string },
): Promise<void> {
  const hash = hashToken(token);
  const client = caller.kind === "client" ? caller.client : null;
  // A client with a secret may be an app for members, too.
  const app =
    caller.kind === "app"
      ? caller.app
      : await findAppAcrossCustomers(ctx.db, { clientId: caller.client.clientId });
  if (app) await endRefreshToken(ctx, app, hash);
  const owner = await findTokenOwnerAcrossCustomers(ctx.db, { hash });
  if (!owner) return;
  const isOwn = owner.clientId === client?.id || (app !== null && owner.appId === app.id);
  if (!isOwn) {
    throw new OAuthRefusal("unauthorized_client", "This token was issued to another client.");
  }
  await revokeToken(ctx.db, { hash, clientId: owner.clientId, now: ctx.clock.now() });
}

/** Ends the app's access with its refresh token, access tokens included (RFC 7009, section 2.1). */
async function endRefreshToken(ctx: AppRequest, app: AppRegistration, hash: string): Promise<void> {
  const held = await lockRefreshTokenAcrossCustomers(ctx.db, { hash, appId: app.id });
  if (!held || held.customerId === null) return;
  const { customerId, clientId: id } = held;
  await endGrant(ctx, { customerId, id, reason: "The app signed out", isCopied: false });
}
