import { and, eq, getTableColumns, isNotNull, lt, sql } from "drizzle-orm";
import type { Db } from "../client";
import { apiClients, refreshTokens } from "../schema";
import type { ApiScope } from "../vocabulary";

export type RefreshToken = typeof refreshTokens.$inferSelect & {
  customerId: string | null;
  userId: string | null;
  appName: string;
  scopes: ApiScope[];
  endedAt: Date | null;
};

/** A refresh token of this app, used or not, with what it renews. Both are locked until the transaction ends. */
export async function lockRefreshTokenAcrossCustomers(
  db: Db,
  input: { hash: string; appId: string },
): Promise<RefreshToken | null> {
  const [row] = await db
    .select({
      ...getTableColumns(refreshTokens),
      customerId: apiClients.customerId,
      userId: apiClients.userId,
      appName: apiClients.name,
      scopes: apiClients.scopes,
      endedAt: apiClients.revokedAt,
    })
    .from(refreshTokens)
    .innerJoin(apiClients, eq(apiClients.id, refreshTokens.clientId))
    .where(and(eq(refreshTokens.hash, input.hash), eq(apiClients.appId, input.appId)))
    .for("update");
  return row ?? null;
}

/** Stores a refresh token by its hash, unless it is stored. */
export async function insertRefreshToken(db: Db, row: typeof refreshTokens.$inferInsert): Promise<void> {
  await db.insert(refreshTokens).values(row).onConflictDoNothing();
}

/** Whether this refresh token exists and was not used yet. */
export async function isRefreshTokenUnusedAcrossCustomers(
  db: Db,
  input: { hash: string; clientId: string },
): Promise<boolean> {
  const { hash, clientId } = input;
  const isIt = and(eq(refreshTokens.hash, hash), eq(refreshTokens.clientId, clientId));
  return (await db.$count(refreshTokens, and(isIt, sql`used_at is null`))) > 0;
}

/** Marks a refresh token as used, with what its successor is derived from. */
export async function spendRefreshTokenAcrossCustomers(
  db: Db,
  input: { hash: string; successorNonce: string; now: Date },
): Promise<void> {
  const { hash, successorNonce, now } = input;
  await db.update(refreshTokens).set({ usedAt: now, successorNonce }).where(eq(refreshTokens.hash, hash));
}

/** Forgets what the successors of tokens used before `before` were derived from; returns how many. */
export async function forgetSuccessorsAcrossCustomers(db: Db, input: { before: Date }): Promise<number> {
  const rows = await db
    .update(refreshTokens)
    .set({ successorNonce: null })
    .where(and(isNotNull(refreshTokens.successorNonce), lt(refreshTokens.usedAt, input.before)))
    .returning({ hash: refreshTokens.hash });
  return rows.length;
}
