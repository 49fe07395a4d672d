import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../client";
import { companies, customers, icpProfiles, memberships, onboardings, people, users } from "../schema";
import type { PlanSlug } from "../vocabulary";
import type { Company } from "./people";

export type OnboardingRow = typeof onboardings.$inferSelect;
type NewIcp = typeof icpProfiles.$inferInsert;

/** The onboarding; with `lock`, locked until the transaction ends. */
export async function findOnboarding(
  db: Db,
  input: { customerId: string; lock?: boolean },
): Promise<OnboardingRow | null> {
  const query = db.select().from(onboardings).where(eq(onboardings.customerId, input.customerId));
  const [row] = await (input.lock ? query.for("update") : query);
  return row ?? null;
}

/** Starts the first or another attempt: deletes the previous attempt's results and ends its runs. */
export async function startAttempt(
  db: Db,
  input: { customerId: string; profileUrl: string | null; now: Date },
): Promise<OnboardingRow> {
  const { customerId, profileUrl, now } = input;
  const fresh: Omit<typeof onboardings.$inferInsert, "customerId"> = {
    step: "profile_lookup",
    status: "running",
    error: null,
    profileUrl,
    suggestions: [],
    updatedAt: now,
  };
  const [row] = await db
    .insert(onboardings)
    .values({ customerId, ...fresh, createdAt: now })
    .onConflictDoUpdate({
      target: onboardings.customerId,
      set: { ...fresh, attempt: sql`${onboardings.attempt} + 1` },
    })
    .returning();
  if (!row) throw new Error("An upsert returned no row");
  return row;
}

export async function updateOnboarding(
  db: Db,
  input: {
    customerId: string;
    set: Partial<Pick<OnboardingRow, "step" | "status" | "error" | "suggestions">>;
    now: Date;
  },
): Promise<void> {
  await db
    .update(onboardings)
    .set({ ...input.set, updatedAt: input.now })
    .where(eq(onboardings.customerId, input.customerId));
}

/**
 * Locks a user's account, so that two concurrent requests do not both create a workspace. Concurrent invites of the
 * user wait too, because a membership references its user.
 */
export async function lockUser(db: Db, input: { userId: string }): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, input.userId)).for("update");
}

/** The workspace a user joined first; null if they belong to none. */
export async function findFirstWorkspaceAcrossCustomers(
  db: Db,
  input: { userId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ customerId: memberships.customerId })
    .from(memberships)
    .where(eq(memberships.userId, input.userId))
    .orderBy(asc(memberships.createdAt), asc(memberships.customerId))
    .limit(1);
  return row?.customerId ?? null;
}

/** Inserts a workspace without members, credits or settings. */
export async function insertWorkspace(
  db: Db,
  input: { customerId: string; name: string; now: Date },
): Promise<void> {
  const { customerId: id, name, now } = input;
  await db.insert(customers).values({ id, name, lifecycle: "signed_up", createdAt: now });
}

/** Starts a workspace's onboarding with the given details; an existing plan is kept. */
export async function describeWorkspace(
  db: Db,
  input: { customerId: string; name?: string; website: string; companyNetworkUrl: string; plan: PlanSlug },
): Promise<void> {
  const { customerId, plan, ...company } = input;
  await db
    .update(customers)
    .set({
      ...company,
      lifecycle: "onboarding_running",
      planSlug: sql`coalesce(${customers.planSlug}, ${plan})`,
    })
    .where(eq(customers.id, customerId));
}

/** Makes a workspace in onboarding ready for its admin's review; other states are unchanged. */
export async function openForReview(db: Db, input: { customerId: string }): Promise<void> {
  await db
    .update(customers)
    .set({ lifecycle: "awaiting_admin_icp_review" })
    .where(and(eq(customers.id, input.customerId), eq(customers.lifecycle, "onboarding_running")));
}

/** Inserts an ICP. The workspace must not have a default one. */
export async function insertDefaultIcp(
  db: Db,
  input: { customerId: string; id: string; name: string; now: Date } & Partial<NewIcp>,
): Promise<void> {
  const { now, ...icp } = input;
  await db.insert(icpProfiles).values({ ...icp, isDefault: true, createdAt: now, updatedAt: now });
}

/** Employers with their number of people, most people first. */
export async function findEmployers(
  db: Db,
  input: { customerId: string; personIds: string[] },
): Promise<{ company: Company; people: number }[]> {
  if (input.personIds.length === 0) return [];
  const count = sql<number>`count(*)::int`;
  return db
    .select({ company: companies, people: count })
    .from(people)
    .innerJoin(companies, eq(companies.id, people.companyId))
    .where(and(eq(people.customerId, input.customerId), inArray(people.id, input.personIds)))
    .groupBy(companies.id)
    .orderBy(desc(count), asc(companies.id));
}
