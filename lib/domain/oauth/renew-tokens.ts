import { createHmac } from "node:crypto";
import { policy } from "@/db/policy";
import { type AppRegistration, touchAppAcrossCustomers } from "@/db/queries/app-registrations";
import {
  isRefreshTokenUnusedAcrossCustomers,
  lockRefreshTokenAcrossCustomers,
  type RefreshToken,
  spendRefreshTokenAcrossCustomers,
} from "@/db/queries/refresh-tokens";
import { inTransaction } from "@/db/transaction";
import type { ApiScope } from "@/db/vocabulary";
import { seconds } from "@/lib/clock";
import type { TokenAnswer, TokenRequest } from "@/lib/contracts/oauth";
import { hashToken, newToken } from "@/lib/ids";
import { invalidGrant, issuePair, type MakeToken, narrowAudience, requireGrantor } from "./app-tokens";
import { type AppRequest, endGrant } from "./end-grant";
import { OAuthRefusal } from "./refusal";

/**
 * Exchanges a refresh token for an access token and the next refresh token. Sent again within a minute (by two parts of
 * an app, or because the answer was lost), it gets the same tokens again. Any later use, and any use after the next
 * token was used, ends the app's access. Scope and resource may be narrowed, never widened. Throws `invalid_request`,
 * `invalid_grant`, `invalid_scope` and `invalid_target`.
 */
export async function renewTokens(
  ctx: AppRequest,
  app: AppRegistration,
  asked: TokenRequest,
): Promise<TokenAnswer> {
  const { refresh_token: token } = asked;
  if (token === undefined) throw new OAuthRefusal("invalid_request", "Send refresh_token.");
  const hash = hashToken(token);
  const now = ctx.clock.now();
  const outcome = await inTransaction(ctx.db, async (db) => {
    const held = await lockRefreshTokenAcrossCustomers(db, { hash, appId: app.id });
    if (!held || held.endedAt || held.customerId === null || held.userId === null) throw invalidGrant();
    const { customerId, userId, clientId: id, audience: granted } = held;
    if (held.usedAt && !(await mayRepeat({ ...ctx, db }, held, token))) return { customerId, id };
    if (!held.usedAt && held.expiresAt <= now) throw invalidGrant();
    const scopes = narrowScopes(held.scopes, asked.scope);
    const audience = narrowAudience(ctx, granted, asked.resource);
    const member = await requireGrantor({ db }, { customerId, userId });
    const successorNonce = held.successorNonce ?? newToken();
    if (!held.usedAt) await spendRefreshTokenAcrossCustomers(db, { hash, successorNonce, now });
    await touchAppAcrossCustomers(db, { appId: app.id, now });
    const grant = { id, member, scopes, audience, granted };
    return issuePair({ ...ctx, db }, grant, successorsOf(token, successorNonce));
  });
  if ("access_token" in outcome) return outcome;
  await endGrant(ctx, { ...outcome, reason: "A refresh token was used twice", isCopied: true });
  throw invalidGrant();
}

/**
 * Makes what follows a refresh token. The token is a random secret that only its holder has, so neither the database
 * alone nor the token alone says what its successor is.
 */
const successorsOf =
  (token: string, nonce: string): MakeToken =>
  (purpose) =>
    createHmac("sha256", token).update(`${nonce} ${purpose}`).digest("base64url");

/**
 * Whether a used token may get its successor again: it was used within the last minute, and the client that got the
 * successor has not used it yet. A clock that went back only prolongs the minute.
 */
async function mayRepeat(
  { db, clock }: Pick<AppRequest, "db" | "clock">,
  { usedAt, successorNonce, clientId }: RefreshToken,
  token: string,
): Promise<boolean> {
  if (!usedAt || successorNonce === null) return false;
  if (clock.now().getTime() - usedAt.getTime() > seconds(policy.refreshTokenRepeatSeconds)) return false;
  const hash = hashToken(successorsOf(token, successorNonce)("refresh"));
  return isRefreshTokenUnusedAcrossCustomers(db, { hash, clientId });
}

/** The requested part of what was granted; all of it if omitted (RFC 6749, section 6). */
function narrowScopes(granted: readonly ApiScope[], asked: string | undefined): readonly ApiScope[] {
  if (asked === undefined) return granted;
  const names = new Set(asked.split(" ").filter((name) => name !== ""));
  const narrowed = granted.filter((scope) => names.has(scope));
  if (narrowed.length > 0 && narrowed.length === names.size) return narrowed;
  throw new OAuthRefusal("invalid_scope", `The granted scopes are ${granted.join(" ")}.`);
}
