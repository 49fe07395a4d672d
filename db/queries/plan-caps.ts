/** What a plan's caps pause, and what they make room for. Nothing is deleted. */
import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../client";
import { destinations, memberships, sources, users } from "../schema";

export interface Named {
  id: string;
  name: string;
}
type What = "sources" | "destinations";

const namedOf = (what: What) => {
  const table = what === "sources" ? sources : destinations;
  const name = what === "sources" ? sources.displayName : destinations.name;
  return { table, columns: { id: table.id, name } };
};

/** The active ones beyond the `cap` oldest, oldest first. */
export async function findActiveBeyond(
  db: Db,
  input: { customerId: string; what: What; cap: number },
): Promise<Named[]> {
  const { table, columns } = namedOf(input.what);
  return db
    .select(columns)
    .from(table)
    .where(and(eq(table.customerId, input.customerId), eq(table.isActive, true), isNull(table.deletedAt)))
    .orderBy(asc(table.createdAt), asc(table.id))
    .offset(input.cap);
}

/** Those that a plan paused, oldest first; at most `limit`, which null leaves open. */
export async function findPausedByPlan(
  db: Db,
  input: { customerId: string; what: What; limit: number | null },
): Promise<Named[]> {
  const { table, columns } = namedOf(input.what);
  const query = db
    .select(columns)
    .from(table)
    .where(
      and(
        eq(table.customerId, input.customerId),
        eq(table.isActive, false),
        eq(table.pausedReason, "plan"),
        isNull(table.deletedAt),
      ),
    )
    .orderBy(asc(table.createdAt), asc(table.id));
  return input.limit === null ? query : query.limit(input.limit);
}

/** The workspace's members in the order in which they keep seats: admins first, then the earliest joined. */
export async function findSeats(db: Db, input: { customerId: string }) {
  return db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      isReadOnly: memberships.isReadOnly,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.customerId, input.customerId))
    .orderBy(sql`${memberships.role} = 'admin' desc`, asc(memberships.createdAt), asc(memberships.userId));
}

export type Seat = Awaited<ReturnType<typeof findSeats>>[number];

/** Makes members' seats read-only, or writable again. */
export async function setReadOnly(
  db: Db,
  input: { customerId: string; userIds: string[]; isReadOnly: boolean },
): Promise<void> {
  if (input.userIds.length === 0) return;
  await db
    .update(memberships)
    .set({ isReadOnly: input.isReadOnly })
    .where(
      and(
        eq(memberships.customerId, input.customerId),
        inArray(memberships.userId, input.userIds),
        ne(memberships.isReadOnly, input.isReadOnly),
      ),
    );
}
