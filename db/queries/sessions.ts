import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "../client";
import { customers, memberships, sessions, users } from "../schema";
import type { Lifecycle, PlanSlug, Role } from "../vocabulary";

/** The user of a session; `customer` is null for a user who belongs to no workspace. */
export interface SessionIdentity {
  sessionId: string;
  lastSeenAt: Date;
  user: { id: string; email: string; name: string | null; isOperator: boolean };
  customer: {
    id: string;
    name: string;
    lifecycle: Lifecycle;
    plan: PlanSlug | null;
    role: Role;
    /** Whether the seat is above the plan's cap: its member changes nothing. */
    isReadOnly: boolean;
  } | null;
}

/**
 * The live session of a token, with its user and workspace: the selected workspace if the user is still a member,
 * otherwise the one they joined first. One round trip.
 */
export async function findSessionAcrossCustomers(
  db: Db,
  input: { sessionId: string; now: Date },
): Promise<SessionIdentity | null> {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      userId: users.id,
      email: users.email,
      userName: users.name,
      isOperator: users.isOperator,
      role: memberships.role,
      isReadOnly: memberships.isReadOnly,
      customerId: customers.id,
      customerName: customers.name,
      lifecycle: customers.lifecycle,
      plan: customers.planSlug,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(customers, eq(customers.id, memberships.customerId))
    .where(
      and(eq(sessions.id, input.sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, input.now)),
    )
    .orderBy(
      sql`${memberships.customerId} is distinct from ${sessions.customerId}`,
      memberships.createdAt,
      memberships.customerId,
    )
    .limit(1);
  if (!row) return null;
  const { customerId, customerName, lifecycle, role, isReadOnly } = row;
  return {
    sessionId: row.sessionId,
    lastSeenAt: row.lastSeenAt,
    user: { id: row.userId, email: row.email, name: row.userName, isOperator: row.isOperator },
    customer:
      customerId && customerName && lifecycle && role
        ? {
            id: customerId,
            name: customerName,
            lifecycle,
            plan: row.plan,
            role,
            isReadOnly: isReadOnly === true,
          }
        : null,
  };
}

export async function insertSession(
  db: Db,
  input: {
    id: string;
    userId: string;
    userAgent: string | null;
    ip: string | null;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const { now, ...row } = input;
  await db.insert(sessions).values({ ...row, createdAt: now, lastSeenAt: now });
}

export async function touchSession(db: Db, input: { sessionId: string; now: Date }): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: input.now }).where(eq(sessions.id, input.sessionId));
}

/** Switches a live session to another workspace from its next request on. */
export async function setSessionCustomer(
  db: Db,
  input: { sessionId: string; userId: string; customerId: string },
): Promise<void> {
  await db
    .update(sessions)
    .set({ customerId: input.customerId })
    .where(
      and(eq(sessions.id, input.sessionId), eq(sessions.userId, input.userId), isNull(sessions.revokedAt)),
    );
}

/** The workspaces a user belongs to, earliest joined first; only the given one if specified. */
export async function findWorkspacesOfUser(
  db: Db,
  input: { userId: string; customerId?: string; limit: number },
) {
  const mine = and(
    eq(memberships.userId, input.userId),
    input.customerId ? eq(memberships.customerId, input.customerId) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select({
        id: customers.id,
        name: customers.name,
        role: memberships.role,
        lifecycle: customers.lifecycle,
        plan: customers.planSlug,
        isReadOnly: memberships.isReadOnly,
      })
      .from(memberships)
      .innerJoin(customers, eq(customers.id, memberships.customerId))
      .where(mine)
      .orderBy(memberships.createdAt, memberships.customerId)
      .limit(input.limit),
    db.$count(memberships, mine),
  ]);
  return { rows, total };
}

export type WorkspaceRow = Awaited<ReturnType<typeof findWorkspacesOfUser>>["rows"][number];

export async function revokeSession(db: Db, input: { sessionId: string; now: Date }): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: input.now })
    .where(and(eq(sessions.id, input.sessionId), isNull(sessions.revokedAt)));
}

export type SessionRow = typeof sessions.$inferSelect;

/** A user's live sessions and their number: the given one first, then the most recently seen. */
export async function findLiveSessions(
  db: Db,
  input: { userId: string; currentId: string; now: Date; limit: number },
): Promise<{ rows: SessionRow[]; total: number }> {
  const live = and(
    eq(sessions.userId, input.userId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, input.now),
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(sessions)
      .where(live)
      .orderBy(desc(eq(sessions.id, input.currentId)), desc(sessions.lastSeenAt), desc(sessions.id))
      .limit(input.limit),
    db.$count(sessions, live),
  ]);
  return { rows, total };
}

/** Revokes every live session of a user; returns the number revoked. */
export async function revokeSessionsOfUser(db: Db, input: { userId: string; now: Date }): Promise<number> {
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: input.now })
    .where(
      and(eq(sessions.userId, input.userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, input.now)),
    )
    .returning({ id: sessions.id });
  return revoked.length;
}
