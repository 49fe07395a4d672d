/** What members allowed apps: API clients that act for a member. */
import { and, desc, eq, exists, gt, isNotNull, isNull, ne, notExists, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { apiClients, apiTokens, memberships, refreshTokens, users } from "../schema";

interface Whose {
  customerId: string;
  /** Only this member's. */
  userId?: string | undefined;
}

const isActing = ({ customerId, userId }: Whose) =>
  and(
    eq(apiClients.customerId, customerId),
    userId === undefined ? isNotNull(apiClients.userId) : eq(apiClients.userId, userId),
    isNull(apiClients.revokedAt),
  );

const unusedToken = (db: Db, now: Date) =>
  db
    .select({ one: sql`1` })
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.clientId, apiClients.id),
        isNull(refreshTokens.usedAt),
        gt(refreshTokens.expiresAt, now),
      ),
    );

/** The workspace's connected apps that can still get tokens, newest first. */
export async function findConnectedApps(db: Db, input: Whose & { now: Date; limit: number; offset: number }) {
  const wanted = and(isActing(input), exists(unusedToken(db, input.now)));
  const [rows, total] = await Promise.all([
    db
      .select({
        ...pick(apiClients, "id", "name", "scopes", "createdAt", "lastUsedAt"),
        owner: { id: users.id, name: users.name, email: users.email },
        role: memberships.role,
        isReadOnly: memberships.isReadOnly,
      })
      .from(apiClients)
      .innerJoin(users, eq(users.id, apiClients.userId))
      .innerJoin(
        memberships,
        and(eq(memberships.userId, apiClients.userId), eq(memberships.customerId, apiClients.customerId)),
      )
      .where(wanted)
      .orderBy(desc(apiClients.createdAt), desc(apiClients.id))
      .limit(input.limit)
      .offset(input.offset),
    db.$count(apiClients, wanted),
  ]);
  return { rows, total };
}

/** A connected app with the member it acts for. */
export type ConnectedAppRow = Awaited<ReturnType<typeof findConnectedApps>>["rows"][number];

/** How many apps act for a member, not counting the given one. */
export async function countConnectedApps(
  db: Db,
  input: { customerId: string; userId: string; exceptAppId: string; now: Date },
): Promise<number> {
  return db.$count(
    apiClients,
    and(isActing(input), ne(apiClients.appId, input.exceptAppId), exists(unusedToken(db, input.now))),
  );
}

/** Ends a connected app: its tokens stop working. Null if there is none, or it is not this member's. */
export async function endConnectedApp(
  db: Db,
  input: Whose & { id: string; now: Date },
): Promise<{ id: string; name: string; userId: string | null } | null> {
  const [row] = await db
    .update(apiClients)
    .set({ revokedAt: input.now })
    .where(and(isActing(input), eq(apiClients.id, input.id)))
    .returning({ id: apiClients.id, name: apiClients.name, userId: apiClients.userId });
  return row ?? null;
}

/** Ends everything that acts for a member in the workspace, or only what acts for one app. */
export async function endConnectedAppsOf(
  db: Db,
  input: { customerId: string; userId: string; appId?: string; now: Date },
): Promise<void> {
  await db
    .update(apiClients)
    .set({ revokedAt: input.now })
    .where(and(isActing(input), input.appId === undefined ? undefined : eq(apiClients.appId, input.appId)));
}

/** Stores a client that acts for a member. It has no secret. */
export async function insertConnectedApp(
  db: Db,
  input: { customerId: string; client: Omit<typeof apiClients.$inferInsert, "customerId"> },
): Promise<void> {
  await db.insert(apiClients).values({ ...input.client, customerId: input.customerId });
}

/** Stores an access token by its hash, or finds the one that is stored. */
export async function insertAppToken(
  db: Db,
  row: Required<
    Pick<typeof apiTokens.$inferInsert, "hash" | "clientId" | "scopes" | "audience" | "createdAt">
  > & {
    expiresAt: Date;
  },
): Promise<{ expiresAt: Date; revokedAt: Date | null }> {
  // Setting a column to its own value returns the row that stands.
  const [stored] = await db
    .insert(apiTokens)
    .values(row)
    .onConflictDoUpdate({ target: apiTokens.hash, set: { hash: row.hash } })
    .returning({ expiresAt: apiTokens.expiresAt, revokedAt: apiTokens.revokedAt });
  if (!stored) throw new Error("An access token was not stored");
  return stored;
}

/** Ends connected apps that no token can renew anymore; returns the number ended. */
export async function endIdleConnectedAppsAcrossCustomers(db: Db, input: { now: Date }): Promise<number> {
  const rows = await db
    .update(apiClients)
    .set({ revokedAt: input.now })
    .where(
      and(isNotNull(apiClients.userId), isNull(apiClients.revokedAt), notExists(unusedToken(db, input.now))),
    )
    .returning({ id: apiClients.id });
  return rows.length;
}

/** How many apps act for a member. */
export const countActingApps = (db: Db, input: { customerId: string; userId: string }): Promise<number> =>
  db.$count(apiClients, isActing(input));
