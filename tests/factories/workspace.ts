/** A workspace's own rows for tests, with sensible defaults. */
import { insertEntries, insertGrant } from "@/db/queries/credits";
import { customers, icpProfiles, memberships, sources, suppressions, users } from "@/db/schema";
import type { Role } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { grantAllotment } from "@/lib/domain/credits/grant-allotment";
import { addUtcMonths } from "@/lib/domain/credits/period";
import { newId } from "@/lib/ids";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { one } from "./one";

export type CustomerRow = typeof customers.$inferSelect;
export type IcpRow = typeof icpProfiles.$inferSelect;
export type SourceRow = typeof sources.$inferSelect;

/**
 * An active workspace on the growth plan that harvests automatically, with 1,000 credits from this period's
 * allotment.
 */
export async function insertCustomer(
  ctx: Context,
  { credits = 1_000, ...change }: Partial<typeof customers.$inferInsert> & { credits?: number } = {},
): Promise<CustomerRow> {
  const now = ctx.clock.now();
  const customer = one(
    await ctx.db
      .insert(customers)
      .values({
        id: ctx.customerId,
        name: "Test workspace",
        companyNetworkUrl: sandboxCatalogue().home.networkUrl,
        lifecycle: "active",
        planSlug: "growth",
        autoHarvest: true,
        dailyBudgetCapCents: 5_000,
        periodStart: now,
        periodEnd: addUtcMonths(now, 1),
        activatedAt: now,
        createdAt: now,
        ...change,
      })
      .returning(),
  );
  const { id: customerId, periodStart, periodEnd } = customer;
  if (credits > 0) {
    await grantAllotment(ctx.db, {
      customerId,
      credits,
      periodStart: periodStart ?? now,
      periodEnd,
      now,
    });
  }
  return customer;
}

/** The default ICP: decision makers in sales and marketing, without company size limits. */
export async function insertIcp(
  ctx: Context,
  change: Partial<typeof icpProfiles.$inferInsert> = {},
): Promise<IcpRow> {
  return one(
    await ctx.db
      .insert(icpProfiles)
      .values({
        id: newId(),
        customerId: ctx.customerId,
        name: "Revenue leaders",
        targetIndustries: ["Software Development", "IT Services"],
        targetTitles: ["VP Sales", "Head of Revenue Operations", "Chief Revenue Officer"],
        targetPersonas: ["sales", "revenue_operations", "marketing"],
        targetSeniority: ["lead", "director", "executive"],
        ...change,
      })
      .returning(),
  );
}

/** An active source; by default, a sandbox author who posts every few days. */
export async function insertSource(
  ctx: Context,
  change: Partial<typeof sources.$inferInsert> = {},
): Promise<SourceRow> {
  const networkUrl =
    change.networkUrl === undefined ? (sandboxCatalogue().authors[0]?.networkUrl ?? null) : change.networkUrl;
  return one(
    await ctx.db
      .insert(sources)
      .values({
        id: newId(),
        customerId: ctx.customerId,
        type: "target_person",
        key: networkUrl ?? `keywords:${change.keywords?.join("\n") ?? newId()}`,
        displayName: "A source",
        nextDiscoveryAt: ctx.clock.now(),
        createdAt: ctx.clock.now(),
        ...change,
        networkUrl,
      })
      .returning(),
  );
}

/** A customer, its ICP and one source. */
export async function insertWorkspace(
  ctx: Context,
  change: {
    customer?: Parameters<typeof insertCustomer>[1];
    icp?: Parameters<typeof insertIcp>[1];
    source?: Parameters<typeof insertSource>[1];
  } = {},
): Promise<{ customer: CustomerRow; icp: IcpRow; source: SourceRow }> {
  const customer = await insertCustomer(ctx, change.customer);
  const icp = await insertIcp(ctx, change.icp);
  return { customer, icp, source: await insertSource(ctx, change.source) };
}

/** A user who is a member of the workspace unless `role` is null. */
export async function insertUser(
  ctx: Context,
  { role = "admin", ...change }: Partial<typeof users.$inferInsert> & { role?: Role | null } = {},
): Promise<typeof users.$inferSelect> {
  const id = newId();
  const user = one(
    await ctx.db
      .insert(users)
      .values({ id, email: `${id}@people.example`, name: "A Person", ...change })
      .returning(),
  );
  if (role) await ctx.db.insert(memberships).values({ customerId: ctx.customerId, userId: user.id, role });
  return user;
}

/** A credit pack that does not expire, with its ledger entry. */
export async function insertPack(ctx: Context, credits: number): Promise<{ id: string }> {
  const { customerId } = ctx;
  const id = newId();
  const cause = `pack:${id}`;
  const now = ctx.clock.now();
  await insertGrant(ctx.db, { id, customerId, kind: "pack", cause, credits, expiresAt: null, now });
  const entry = { id: newId(), kind: "grant", amount: credits, burned: 0, bundle: null, cause } as const;
  await insertEntries(ctx.db, { customerId, now, entries: [entry] });
  return { id };
}

export async function insertSuppression(
  ctx: Context,
  suppression: { kind: "person" | "company" | "domain"; value: string },
): Promise<void> {
  await ctx.db.insert(suppressions).values({ id: newId(), customerId: ctx.customerId, ...suppression });
}
