import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../client";
import { deleteInBatches } from "../delete-in-batches";
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

export async function insertRefreshToken(db: Db, row: typeof refreshTokens.$inferInsert): Promise<void> {
  await db.insert(refreshTokens).values(row);
}

/** Marks a refresh token as used. */
export async function spendRefreshTokenAcrossCustomers(
  db: Db,
  input: { hash: string; now: Date },
): Promise<void> {
  await db.update(refreshTokens).set({ usedAt: input.now }).where(eq(refreshTokens.hash, input.hash));
}

/** Deletes refresh tokens that expired before `before`; returns the number deleted. */
export async function deleteExpiredRefreshTokensAcrossCustomers(
  db: Db,
  input: { before: Date },
): Promise<number> {
  return deleteInBatches(db, refreshTokens, sql`expires_at < ${input.before.toISOString()}`);
}
