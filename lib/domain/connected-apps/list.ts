import { findConnectedApps } from "@/db/queries/connected-apps";
import type { SessionIdentity } from "@/db/queries/sessions";
import type { Context } from "@/lib/context";
import type { ConnectedApp } from "@/lib/contracts/connected-apps";
import type { Paging } from "@/lib/contracts/operation";
import { memberScopes } from "@/lib/domain/oauth/member-scopes";

type Viewer = Pick<Context, "db" | "clock" | "customerId"> & { userId: string; identity: SessionIdentity };

/** Whose apps a member manages: their own, or everyone's as an admin. */
export const managedBy = ({ userId, identity }: Pick<Viewer, "userId" | "identity">) =>
  identity.customer?.role === "admin" ? {} : { userId };

/** The connected apps that the member manages, newest first. */
export async function listConnectedApps(ctx: Viewer, { limit, offset }: Paging) {
  const { db, clock, customerId, userId } = ctx;
  const asked = { ...managedBy(ctx), customerId, now: clock.now(), limit, offset };
  const { rows, total } = await findConnectedApps(db, asked);
  const data = rows.map(
    ({ id, name, scopes, owner, createdAt, lastUsedAt, ...seat }): ConnectedApp => ({
      id,
      name,
      scopes: memberScopes(seat).filter((scope) => scopes.includes(scope)),
      owner,
      isMine: owner.id === userId,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }),
  );
  return { data, total, limit, offset };
}
