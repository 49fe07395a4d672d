/** Settings of automatic top-up, and what it has bought. */
import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "../client";
import { packs } from "../packs";
import { creditGrants, customers, packPurchases, plans, topUps } from "../schema";

export type TopUpRow = typeof topUps.$inferSelect;

export async function findTopUp(db: Db, input: { customerId: string }): Promise<TopUpRow | null> {
  const [row] = await db.select().from(topUps).where(eq(topUps.customerId, input.customerId));
  return row ?? null;
}

/** Stores new settings. A charge that failed under the old ones no longer counts. */
export async function storeTopUp(
  db: Db,
  input: Pick<TopUpRow, "customerId" | "isEnabled" | "pack" | "threshold" | "monthlyCapCents"> & {
    now: Date;
  },
): Promise<TopUpRow> {
  const { now, customerId, ...change } = input;
  const set = { ...change, failedAt: null, updatedAt: now };
  const [row] = await db
    .insert(topUps)
    .values({ customerId, ...set })
    .onConflictDoUpdate({ target: topUps.customerId, set })
    .returning();
  if (!row) throw new Error("An upsert answered no row");
  return row;
}

export async function setTopUpFailed(db: Db, input: { customerId: string; at: Date }): Promise<void> {
  await db.update(topUps).set({ failedAt: input.at }).where(eq(topUps.customerId, input.customerId));
}

/** What automatic top-up has bought. */
export interface TopUpSpend {
  /** Pending and paid purchases since `monthStart`. */
  monthCents: number;
  /** All purchases ever, failed ones included. */
  purchases: number;
  hasPending: boolean;
}

export async function findTopUpSpend(
  db: Db,
  input: { customerId: string; monthStart: Date },
): Promise<TopUpSpend> {
  const stands = inArray(packPurchases.status, ["pending", "paid"]);
  const [row] = await db
    .select({
      monthCents: sql<number>`coalesce(sum(${packPurchases.amountCents})
        filter (where ${and(stands, gte(packPurchases.createdAt, input.monthStart))}), 0)::int`,
      purchases: sql<number>`count(*)::int`,
      hasPending: sql<boolean>`coalesce(bool_or(${packPurchases.status} = 'pending'), false)`,
    })
    .from(packPurchases)
    .where(and(eq(packPurchases.customerId, input.customerId), eq(packPurchases.isAutomatic, true)));
  return row ?? { monthCents: 0, purchases: 0, hasPending: false };
}

/**
 * Active workspaces whose balance is below their threshold, on a plan that sells packs, with room under the month's
 * cap, no automatic purchase pending, and no charge that failed since `failedBefore`.
 */
export async function findTopUpsDueAcrossCustomers(
  db: Db,
  input: { now: Date; monthStart: Date; failedBefore: Date; limit: number },
): Promise<{ customerId: string }[]> {
  const price = sql.join(
    packs.map(({ slug, priceCents }) => sql`when ${slug} then ${priceCents}::int`),
    sql` `,
  );
  const rows = await db.execute<{ customerId: string }>(sql`
    select t.customer_id as "customerId" from ${topUps} t
    join ${customers} c on c.id = t.customer_id and c.lifecycle = 'active' and c.payment_customer_id is not null
      and c.intake_paused_at is null
    join ${plans} p on p.slug = c.plan_slug and p.payg_enabled and p.credits_per_month is not null
    join lateral (select
        coalesce(sum(b.amount_cents) filter (where b.status in ('pending', 'paid')
          and b.created_at >= ${input.monthStart.toISOString()}::timestamptz), 0) as cents,
        coalesce(bool_or(b.status = 'pending'), false) as has_pending
      from ${packPurchases} b where b.customer_id = t.customer_id and b.is_automatic) bought on not bought.has_pending
    where t.is_enabled and (t.failed_at is null or t.failed_at <= ${input.failedBefore.toISOString()}::timestamptz)
      and bought.cents + (case t.pack ${price} end) <= t.monthly_cap_cents
      and (select coalesce(sum(g.remaining), 0) from ${creditGrants} g where g.customer_id = t.customer_id
        and g.remaining > 0 and (g.expires_at is null or g.expires_at > ${input.now.toISOString()}::timestamptz))
        < t.threshold
    order by t.customer_id limit ${input.limit}`);
  return [...rows];
}
