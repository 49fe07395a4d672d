import { and, eq } from "drizzle-orm";
import type { Db } from "../client";
import { accounts, users, verificationTokens } from "../schema";

export type User = typeof users.$inferSelect;

export async function findUser(db: Db, id: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

export async function findUserByEmail(db: Db, email: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return user ?? null;
}

export async function findUserByAccount(
  db: Db,
  input: { provider: string; providerAccountId: string },
): Promise<User | null> {
  const [row] = await db
    .select({ user: users })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(
      and(eq(accounts.provider, input.provider), eq(accounts.providerAccountId, input.providerAccountId)),
    );
  return row?.user ?? null;
}

/** Whether a user has an account at the provider. */
export async function hasAccountAt(db: Db, input: { provider: string; userId: string }): Promise<boolean> {
  const [row] = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.provider, input.provider), eq(accounts.userId, input.userId)))
    .limit(1);
  return row !== undefined;
}

/** Inserts a user, or returns the existing one with the address. */
export async function insertUser(
  db: Db,
  input: { id: string; email: string; name: string | null; emailVerifiedAt: Date | null },
): Promise<User> {
  const [user] = await db
    .insert(users)
    .values({ ...input, email: input.email.toLowerCase() })
    .onConflictDoUpdate({ target: users.email, set: { email: input.email.toLowerCase() } })
    .returning();
  if (!user) throw new Error("An upsert returned no row");
  return user;
}

export async function updateUser(
  db: Db,
  input: {
    id: string;
    name?: string | null;
    initials?: string | null;
    timeZone?: string | null;
    showsBetaNotice?: boolean;
    emailVerifiedAt?: Date | null;
  },
): Promise<User | null> {
  const { id, ...set } = input;
  const [user] = await db.update(users).set(set).where(eq(users.id, id)).returning();
  return user ?? null;
}

export async function insertAccount(
  db: Db,
  input: { provider: string; providerAccountId: string; userId: string },
): Promise<void> {
  await db.insert(accounts).values(input).onConflictDoNothing();
}

export async function insertVerificationToken(
  db: Db,
  input: { identifier: string; token: string; expiresAt: Date },
): Promise<void> {
  await db.insert(verificationTokens).values(input);
}

/** Takes a token: it is deleted, whether or not it had expired. */
export async function takeVerificationToken(
  db: Db,
  input: { identifier: string; token: string },
): Promise<{ identifier: string; token: string; expiresAt: Date } | null> {
  const [row] = await db
    .delete(verificationTokens)
    .where(
      and(eq(verificationTokens.identifier, input.identifier), eq(verificationTokens.token, input.token)),
    )
    .returning();
  return row ?? null;
}
