import { and, eq, isNull, lt, notExists, or, sql } from "drizzle-orm";
import type { Db } from "../client";
import { apiClients, authorizationCodes, connectedApps } from "../schema";
import type { ApiScope } from "../vocabulary";

export type AppRegistration = typeof connectedApps.$inferSelect;
export type AuthorizationCode = typeof authorizationCodes.$inferSelect;

/** Stores an app that registered itself. It belongs to no workspace. */
export async function insertAppAcrossCustomers(
  db: Db,
  row: typeof connectedApps.$inferInsert,
): Promise<void> {
  await db.insert(connectedApps).values(row);
}

/** An app, with the scopes that it may ask for if it registered as a client with a secret; null if it did not. */
export type FoundApp = AppRegistration & { grantedScopes: ApiScope[] | null };

/** An app by the client ID that it sends; null if it is a client of the customer API too that was removed or denied. */
export async function findAppAcrossCustomers(db: Db, input: { clientId: string }): Promise<FoundApp | null> {
  const [row] = await db
    .select({
      app: connectedApps,
      grantedScopes: apiClients.scopes,
      isEnded: sql<boolean>`${apiClients.revokedAt} is not null or ${apiClients.approval} = 'denied'`,
    })
    .from(connectedApps)
    .leftJoin(apiClients, eq(apiClients.clientId, connectedApps.clientId))
    .where(eq(connectedApps.clientId, input.clientId));
  return row && row.isEnded !== true ? { ...row.app, grantedScopes: row.grantedScopes } : null;
}

/** Records that an app got a token. */
export async function touchAppAcrossCustomers(db: Db, input: { appId: string; now: Date }): Promise<void> {
  await db.update(connectedApps).set({ lastUsedAt: input.now }).where(eq(connectedApps.id, input.appId));
}

/** Stores what a person allowed, by the hash of its code. */
export async function insertCode(
  db: Db,
  input: { customerId: string; code: Omit<typeof authorizationCodes.$inferInsert, "customerId"> },
): Promise<void> {
  await db.insert(authorizationCodes).values({ ...input.code, customerId: input.customerId });
}

/** A code of this app, used or not, locked until the transaction ends: of two exchanges, one sees the other. */
export async function lockCodeAcrossCustomers(
  db: Db,
  input: { hash: string; appId: string },
): Promise<AuthorizationCode | null> {
  const [row] = await db
    .select()
    .from(authorizationCodes)
    .where(and(eq(authorizationCodes.hash, input.hash), eq(authorizationCodes.appId, input.appId)))
    .for("update");
  return row ?? null;
}

/** Marks a code as used. */
export async function spendCodeAcrossCustomers(db: Db, input: { hash: string; now: Date }): Promise<void> {
  await db
    .update(authorizationCodes)
    .set({ usedAt: input.now })
    .where(eq(authorizationCodes.hash, input.hash));
}

/**
 * Deletes registrations without access to any workspace: those that no one has allowed since `unused`, and those that
 * have not been used since `idle`. Returns the number deleted.
 */
export async function deleteIdleAppsAcrossCustomers(
  db: Db,
  input: { unused: Date; idle: Date },
): Promise<number> {
  const actingClients = db
    .select({ one: sql`1` })
    .from(apiClients)
    .where(and(eq(apiClients.appId, connectedApps.id), isNull(apiClients.revokedAt)));
  // The address of a client of the customer API lives as long as the client.
  const registered = db
    .select({ one: sql`1` })
    .from(apiClients)
    .where(and(eq(apiClients.clientId, connectedApps.clientId), isNull(apiClients.revokedAt)));
  const rows = await db
    .delete(connectedApps)
    .where(
      and(
        or(
          and(isNull(connectedApps.lastUsedAt), lt(connectedApps.createdAt, input.unused)),
          lt(connectedApps.lastUsedAt, input.idle),
        ),
        notExists(actingClients),
        notExists(registered),
      ),
    )
    .returning({ id: connectedApps.id });
  return rows.length;
}
