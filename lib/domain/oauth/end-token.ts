import { findTokenOwnerAcrossCustomers, revokeToken } from "@/db/queries/api-tokens";
import type { AppRegistration } from "@/db/queries/app-registrations";
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
  if (caller.kind === "app") await endRefreshToken(ctx, caller.app, hash);
  const owner = await findTokenOwnerAcrossCustomers(ctx.db, { hash });
  if (!owner) return;
  if (!isOwner(owner, caller)) {
    throw new OAuthRefusal("unauthorized_client", "This token was issued to another client.");
  }
  await revokeToken(ctx.db, { hash, clientId: owner.clientId, now: ctx.clock.now() });
}

const isOwner = (owner: { clientId: string; appId: string | null }, caller: OAuthCaller): boolean =>
  caller.kind === "client" ? owner.clientId === caller.client.id : owner.appId === caller.app.id;

/** Ends the app's access with its refresh token, access tokens included (RFC 7009, section 2.1). */
async function endRefreshToken(ctx: AppRequest, app: AppRegistration, hash: string): Promise<void> {
  const held = await lockRefreshTokenAcrossCustomers(ctx.db, { hash, appId: app.id });
  if (!held || held.customerId === null) return;
  const { customerId, clientId: id } = held;
  await endGrant(ctx, { customerId, id, reason: "The app signed out", isCopied: false });
}
