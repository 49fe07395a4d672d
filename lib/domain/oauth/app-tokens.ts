/** The tokens of connected apps. */
import { policy } from "@/db/policy";
import { insertAppToken } from "@/db/queries/connected-apps";
import { insertRefreshToken } from "@/db/queries/refresh-tokens";
import { findMember, type MemberRow } from "@/db/queries/team";
import type { ApiScope, TokenAudience } from "@/db/vocabulary";
import { days, seconds } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { type TokenAnswer, tokenLifetimeSeconds } from "@/lib/contracts/oauth";
import { hashToken, newToken } from "@/lib/ids";
import { memberScopes } from "./member-scopes";
import { OAuthRefusal } from "./refusal";
import { covers, readAudience } from "./resource";

/** A code or refresh token that does not work: unknown, expired, used, another app's, or its member has left. */
export const invalidGrant = () =>
  new OAuthRefusal("invalid_grant", "This code or refresh token is unknown, expired or already used.");

/** The audience of a token, which is what was granted or a part of it. Throws `invalid_target`. */
export function narrowAudience(
  { ports }: Pick<Context, "ports">,
  granted: TokenAudience,
  resource: string | undefined,
): TokenAudience {
  const asked = resource === undefined ? granted : readAudience(resource, ports.appUrl);
  if (!asked || !covers(granted, asked)) {
    throw new OAuthRefusal("invalid_target", "This permission is not for that resource.");
  }
  return asked;
}

/** The member that the permission acts for. Throws `invalid_grant` if they have left the workspace. */
export async function requireGrantor(
  { db }: Pick<Context, "db">,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<MemberRow> {
  const member = await findMember(db, { customerId, userId });
  if (!member) throw invalidGrant();
  return member;
}

/** Makes a secret for a purpose: a random one, or the same one each time a refresh token is sent again. */
export type MakeToken = (purpose: string) => string;

/**
 * Stores an access token and the refresh token that follows it. Never more than the member may do at present. Tokens
 * that stand already are answered again, with the rest of their lifetime. Throws `invalid_grant` for one that was
 * revoked.
 */
export async function issuePair(
  { db, clock }: Pick<Context, "db" | "clock">,
  grant: {
    id: string;
    member: MemberRow;
    scopes: readonly ApiScope[];
    audience: TokenAudience;
    granted: TokenAudience;
  },
  make: MakeToken = () => newToken(),
): Promise<TokenAnswer> {
  const { id: clientId, member, audience, granted } = grant;
  const scopes = memberScopes(member).filter((scope) => grant.scopes.includes(scope));
  if (scopes.length === 0) {
    throw new OAuthRefusal("invalid_scope", "The member's role allows none of these scopes anymore.");
  }
  // Asking for another part of the permission is another access token, so none does more than its request asked for.
  const [access, refresh] = [make(`access ${audience} ${scopes.join(" ")}`), make("refresh")];
  const createdAt = clock.now();
  const after = (ms: number) => new Date(createdAt.getTime() + ms);
  const stored = await insertAppToken(db, {
    hash: hashToken(access),
    clientId,
    scopes,
    audience,
    createdAt,
    expiresAt: after(seconds(tokenLifetimeSeconds)),
  });
  if (stored.revokedAt) throw invalidGrant();
  await insertRefreshToken(db, {
    hash: hashToken(refresh),
    clientId,
    audience: granted,
    createdAt,
    expiresAt: after(days(policy.connectedAppIdleDays)),
  });
  return {
    access_token: access,
    token_type: "Bearer",
    expires_in: Math.max(0, Math.ceil((stored.expiresAt.getTime() - createdAt.getTime()) / seconds(1))),
    scope: scopes.join(" "),
    refresh_token: refresh,
  };
}
