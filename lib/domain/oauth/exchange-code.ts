import {
  type AppRegistration,
  type AuthorizationCode,
  lockCodeAcrossCustomers,
  spendCodeAcrossCustomers,
  touchAppAcrossCustomers,
} from "@/db/queries/app-registrations";
import { endConnectedAppsOf, insertConnectedApp } from "@/db/queries/connected-apps";
import { lockCustomer } from "@/db/queries/customers";
import { inTransaction } from "@/db/transaction";
import type { TokenAnswer, TokenRequest } from "@/lib/contracts/oauth";
import { equalsInConstantTime, sha256 } from "@/lib/crypto";
import { newClientId } from "@/lib/domain/api-clients/credentials";
import { hashToken } from "@/lib/ids";
import { invalidGrant, issuePair, narrowAudience, requireGrantor } from "./app-tokens";
import { type AppRequest, endGrant } from "./end-grant";
import { OAuthRefusal } from "./refusal";
import { hasRoom, noRoom } from "./room";

/**
 * Exchanges a code for tokens, once. It must come from the app that asked for it, with the same redirect URI and the
 * verifier of its challenge (RFC 7636). A second use ends what the first one got. What the member allowed this app
 * before ends too. The member's limit on connected apps applies here: codes of several apps may be
 * open. Throws `invalid_request`, `invalid_grant` and `invalid_target`.
 */
export async function exchangeCode(
  ctx: AppRequest,
  app: AppRegistration,
  asked: TokenRequest,
): Promise<TokenAnswer> {
  const { code: given, code_verifier: verifier, redirect_uri: redirectUri } = asked;
  if (given === undefined || verifier === undefined || redirectUri === undefined) {
    throw new OAuthRefusal("invalid_request", "Send code, redirect_uri and code_verifier.");
  }
  const hash = hashToken(given);
  const outcome = await inTransaction(ctx.db, async (db): Promise<TokenAnswer | AuthorizationCode> => {
    const code = await lockCodeAcrossCustomers(db, { hash, appId: app.id });
    if (!code) throw invalidGrant();
    // Answered after this transaction: an error in it would undo the end of the access.
    if (code.usedAt) return code;
    const isProven =
      code.redirectUri === redirectUri &&
      /^[\w.~-]{43,128}$/.test(verifier) &&
      equalsInConstantTime(sha256(verifier), code.codeChallenge);
    if (!isProven || code.expiresAt <= ctx.clock.now()) throw invalidGrant();
    return startGrant({ ...ctx, db }, app, code, asked);
  });
  if ("access_token" in outcome) return outcome;
  const { customerId, grantId: id } = outcome;
  const reason = "Its authorization code was used twice";
  await endGrant(ctx, { customerId, id, reason, isCopied: true });
  throw invalidGrant();
}

async function startGrant(
  ctx: AppRequest,
  app: AppRegistration,
  code: AuthorizationCode,
  asked: TokenRequest,
): Promise<TokenAnswer> {
  const { db, clock } = ctx;
  const { customerId, userId, scopes, grantId: id } = code;
  const now = clock.now();
  const audience = narrowAudience(ctx, code.audience, asked.resource);
  const member = await requireGrantor(ctx, code);
  await lockCustomer(db, { customerId });
  // The code stays: it works once the member has disconnected another app.
  if (!(await hasRoom(ctx, { customerId, userId, exceptAppId: app.id }))) {
    throw new OAuthRefusal("invalid_grant", noRoom);
  }
  await spendCodeAcrossCustomers(db, { hash: code.hash, now });
  await endConnectedAppsOf(db, { customerId, userId, appId: app.id, now });
  await insertConnectedApp(db, {
    customerId,
    client: {
      id,
      clientId: newClientId(),
      name: app.name,
      contactEmail: member.email,
      scopes,
      approval: "approved",
      createdBy: userId,
      userId,
      appId: app.id,
      createdAt: now,
    },
  });
  await touchAppAcrossCustomers(db, { appId: app.id, now });
  return issuePair(ctx, { id, member, scopes, audience, granted: code.audience });
}
