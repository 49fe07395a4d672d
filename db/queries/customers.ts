import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../client";
import { customers, destinations, icpProfiles, plans, sources, suppressions } from "../schema";

export type Customer = typeof customers.$inferSelect;
export type Plan = typeof plans.$inferSelect;
export type IcpProfile = typeof icpProfiles.$inferSelect;

export async function findCustomer(db: Db, input: { customerId: string }): Promise<Customer | null> {
  const [row] = await db.select().from(customers).where(eq(customers.id, input.customerId));
  return row ?? null;
}

export async function findPlan(db: Db, input: { customerId: string }): Promise<Plan | null> {
  const [row] = await db
    .select({ plan: plans })
    .from(customers)
    .innerJoin(plans, eq(plans.slug, customers.planSlug))
    .where(eq(customers.id, input.customerId));
  return row?.plan ?? null;
}

/** Locks the workspace's row, so that concurrent requests cannot both pass a plan limit. */
export async function lockCustomer(db: Db, input: { customerId: string }): Promise<void> {
  await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, input.customerId))
    .for("no key update");
}

/** The number of active sources and destinations that count against the plan. */
export async function countActive(
  db: Db,
  input: { customerId: string; what: "sources" | "destinations" },
): Promise<number> {
  const table = input.what === "sources" ? sources : destinations;
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(table)
    .where(
      and(eq(table.customerId, input.customerId), eq(table.isActive, true), sql`${table.deletedAt} is null`),
    );
  return row?.n ?? 0;
}

export async function findDefaultIcp(db: Db, input: { customerId: string }): Promise<IcpProfile | null> {
  const [row] = await db
    .select()
    .from(icpProfiles)
    .where(and(eq(icpProfiles.customerId, input.customerId), eq(icpProfiles.isDefault, true)))
    .limit(1);
  return row ?? null;
}

/** The default ICP, locked until the transaction ends. */
export async function lockDefaultIcp(db: Db, input: { customerId: string }): Promise<IcpProfile | null> {
  const [row] = await db
    .select()
    .from(icpProfiles)
    .where(and(eq(icpProfiles.customerId, input.customerId), eq(icpProfiles.isDefault, true)))
    .limit(1)
    .for("update");
  return row ?? null;
}

export async function updateIcp(
  db: Db,
  input: { customerId: string; icpId: string; set: Partial<typeof icpProfiles.$inferInsert>; now: Date },
): Promise<IcpProfile> {
  const [row] = await db
    .update(icpProfiles)
    .set({ ...input.set, updatedAt: input.now })
    .where(and(eq(icpProfiles.customerId, input.customerId), eq(icpProfiles.id, input.icpId)))
    .returning();
  if (!row) throw new Error("A locked ICP is gone");
  return row;
}

/** Claims every active source of the workspace for a discovery that starts now; returns their ids. */
export async function claimActiveSources(
  db: Db,
  input: { customerId: string; nextDiscoveryAt: Date },
): Promise<string[]> {
  const rows = await db
    .update(sources)
    .set({ nextDiscoveryAt: input.nextDiscoveryAt })
    .where(
      and(eq(sources.customerId, input.customerId), eq(sources.isActive, true), isNull(sources.deletedAt)),
    )
    .returning({ id: sources.id });
  return rows.map((row) => row.id);
}

export async function findSuppressions(
  db: Db,
  input: { customerId: string },
): Promise<{ kind: "person" | "company" | "domain"; value: string }[]> {
  return db
    .select({ kind: suppressions.kind, value: suppressions.value })
    .from(suppressions)
    .where(eq(suppressions.customerId, input.customerId));
}

/** The workspace's name; empty if it does not exist. */
export async function findCustomerName(db: Db, input: { customerId: string }): Promise<string> {
  const [row] = await db
    .select({ name: customers.name })
    .from(customers)
    .where(eq(customers.id, input.customerId));
  return row?.name ?? "";
}

/** Changes a workspace's own row. */
export async function updateCustomer(
  db: Db,
  input: { customerId: string; set: Partial<Omit<Customer, "id">> },
): Promise<void> {
  await db.update(customers).set(input.set).where(eq(customers.id, input.customerId));
}
