import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { customers, invites, memberships, users } from "../schema";
import type { Role } from "../vocabulary";

export type InviteRow = typeof invites.$inferSelect;

const memberColumns = {
  userId: users.id,
  ...pick(users, "email", "name", "initials"),
  role: memberships.role,
  isReadOnly: memberships.isReadOnly,
  joinedAt: memberships.createdAt,
};

/** Members of the workspace, earliest joined first. */
export async function findMembers(db: Db, input: { customerId: string; limit: number }) {
  return db
    .select(memberColumns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.customerId, input.customerId))
    .orderBy(asc(memberships.createdAt), asc(users.id))
    .limit(input.limit);
}

export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];

/** One member, by user or by email address (lowercased). */
export async function findMember(
  db: Db,
  input: { customerId: string } & ({ userId: string } | { email: string }),
) {
  const who = "userId" in input ? eq(users.id, input.userId) : eq(users.email, input.email);
  const [row] = await db
    .select(memberColumns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.customerId, input.customerId), who));
  return row ?? null;
}

export async function countMembers(db: Db, input: { customerId: string; role?: Role }): Promise<number> {
  return db.$count(
    memberships,
    and(
      eq(memberships.customerId, input.customerId),
      input.role ? eq(memberships.role, input.role) : undefined,
    ),
  );
}

/** Makes a user a member; an existing member keeps their role. */
export async function insertMember(
  db: Db,
  input: { customerId: string; userId: string; role: Role; now: Date },
): Promise<void> {
  const { now, ...member } = input;
  await db
    .insert(memberships)
    .values({ ...member, createdAt: now })
    .onConflictDoNothing();
}

const membership = (input: { customerId: string; userId: string }) =>
  and(eq(memberships.customerId, input.customerId), eq(memberships.userId, input.userId));

export async function updateMemberRole(
  db: Db,
  input: { customerId: string; userId: string; role: Role },
): Promise<void> {
  await db.update(memberships).set({ role: input.role }).where(membership(input));
}

export async function deleteMember(db: Db, input: { customerId: string; userId: string }): Promise<void> {
  await db.delete(memberships).where(membership(input));
}

/** Neither accepted nor canceled; it may have expired. */
const isOpen = () => and(isNull(invites.acceptedAt), isNull(invites.cancelledAt));
const isPending = (input: { customerId: string; now: Date }) =>
  and(eq(invites.customerId, input.customerId), isOpen(), gt(invites.expiresAt, input.now));

/** Invites that can still be accepted, oldest first. */
export async function findPendingInvites(
  db: Db,
  input: { customerId: string; now: Date; limit: number },
): Promise<InviteRow[]> {
  return db
    .select()
    .from(invites)
    .where(isPending(input))
    .orderBy(asc(invites.createdAt), asc(invites.id))
    .limit(input.limit);
}

export async function countPendingInvites(db: Db, input: { customerId: string; now: Date }): Promise<number> {
  return db.$count(invites, isPending(input));
}

export async function insertInvite(
  db: Db,
  invite: Omit<InviteRow, "acceptedAt" | "cancelledAt">,
): Promise<InviteRow> {
  const [row] = await db.insert(invites).values(invite).returning();
  if (!row) throw new Error("An insert returned no row");
  return row;
}

/** Cancels every pending invite of an address, including expired ones. */
export async function cancelInvitesTo(
  db: Db,
  input: { customerId: string; email: string; now: Date },
): Promise<void> {
  await db
    .update(invites)
    .set({ cancelledAt: input.now })
    .where(and(eq(invites.customerId, input.customerId), eq(invites.email, input.email), isOpen()));
}

/** Cancels one pending invite; false if there is none. */
export async function cancelInvite(
  db: Db,
  input: { customerId: string; inviteId: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(invites)
    .set({ cancelledAt: input.now })
    .where(and(isPending(input), eq(invites.id, input.inviteId)))
    .returning({ id: invites.id });
  return rows.length > 0;
}

/** A token's invite in any state, with its sender. The token's holder is not in a workspace yet. */
export async function findInviteAcrossCustomers(db: Db, input: { tokenHash: string }) {
  const [row] = await db
    .select({
      email: invites.email,
      role: invites.role,
      workspace: customers.name,
      inviter: users.name,
      lifecycle: customers.lifecycle,
      ...pick(invites, "expiresAt", "acceptedAt", "cancelledAt"),
    })
    .from(invites)
    .innerJoin(customers, eq(customers.id, invites.customerId))
    .leftJoin(users, eq(users.id, invites.invitedBy))
    .where(eq(invites.tokenHash, input.tokenHash));
  return row ?? null;
}

export type InvitePreview = NonNullable<Awaited<ReturnType<typeof findInviteAcrossCustomers>>>;

/** Locks the workspace that an invite leads to, so that no seat is given twice. */
export async function lockInvitingWorkspaceAcrossCustomers(
  db: Db,
  input: { tokenHash: string },
): Promise<void> {
  await db
    .select({ id: customers.id })
    .from(customers)
    .innerJoin(invites, eq(invites.customerId, customers.id))
    .where(eq(invites.tokenHash, input.tokenHash))
    .for("no key update", { of: customers });
}

/**
 * Takes the pending invite of a token that was sent to this address; a second caller finds none. The token determines
 * the workspace, which the user has not joined yet.
 */
export async function takeInviteAcrossCustomers(
  db: Db,
  input: { tokenHash: string; email: string; now: Date },
): Promise<InviteRow | null> {
  const [row] = await db
    .update(invites)
    .set({ acceptedAt: input.now })
    .where(
      and(
        eq(invites.tokenHash, input.tokenHash),
        eq(invites.email, input.email),
        isOpen(),
        gt(invites.expiresAt, input.now),
      ),
    )
    .returning();
  return row ?? null;
}
