import { type AppRegistration, touchAppAcrossCustomers } from "@/db/queries/app-registrations";
import {
  lockRefreshTokenAcrossCustomers,
  spendRefreshTokenAcrossCustomers,
} from "@/db/queries/refresh-tokens";
import { inTransaction } from "@/db/transaction";
import type { ApiScope } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { TokenAnswer, TokenRequest } from "@/lib/contracts/oauth";
import { hashToken } from "@/lib/ids";
import { invalidGrant, issuePair, narrowAudience, requireGrantor } from "./app-tokens";
import { endGrant } from "./end-grant";
import { OAuthRefusal } from "./refusal";

type Renewal = Pick<Context, "db" | "clock" | "ports" | "requestId" | "ip">;

/**
 * Exchanges a refresh token for an access token and the next refresh token. Each works once: a second use ends the
 * app's access. Scope and resource may be narrowed, never widened. Throws `invalid_request`, `invalid_grant`,
 * `invalid_scope` and `invalid_target`.
 */
export async function renewTokens(
  ctx: Renewal,
  app: AppRegistration,
  asked: TokenRequest,
): Promise<TokenAnswer> {
  if (asked.refresh_token === undefined) throw new OAuthRefusal("invalid_request", "Send refresh_token.");
  const hash = hashToken(asked.refresh_token);
  const now = ctx.clock.now();
  const outcome = await inTransaction(ctx.db, async (db) => {
    const held = await lockRefreshTokenAcrossCustomers(db, { hash, appId: app.id });
    if (!held || held.endedAt || held.customerId === null || held.userId === null) throw invalidGrant();
    const { customerId, userId, clientId: id, audience: granted } = held;
    if (held.usedAt) return { customerId, id };
    if (held.expiresAt <= now) throw invalidGrant();
    const scopes = narrowScopes(held.scopes, asked.scope);
    const audience = narrowAudience(ctx, granted, asked.resource);
    const member = await requireGrantor({ db }, { customerId, userId });
    await spendRefreshTokenAcrossCustomers(db, { hash, now });
    await touchAppAcrossCustomers(db, { appId: app.id, now });
    return issuePair({ ...ctx, db }, { id, member, scopes, audience, granted });
  });
  if ("access_token" in outcome) return outcome;
  await endGrant(ctx, { ...outcome, reason: "A refresh token was used twice" });
  throw invalidGrant();
}

/** The requested part of what was granted; all of it if omitted (RFC 6749, section 6). */
function narrowScopes(granted: readonly ApiScope[], asked: string | undefined): readonly ApiScope[] {
  if (asked === undefined) return granted;
  const names = new Set(asked.split(" ").filter((name) => name !== ""));
  const narrowed = granted.filter((scope) => names.has(scope));
  if (narrowed.length > 0 && narrowed.length === names.size) return narrowed;
  throw new OAuthRefusal("invalid_scope", `The granted scopes are ${granted.join(" ")}.`);
}
