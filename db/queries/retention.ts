/** Deletes data that is older than the history of a workspace's plan. */
import { eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../client";
import { deleteInBatches } from "../delete-in-batches";
import { customers, engagements, plans, posts, signals } from "../schema";

/** Workspaces with the number of days their plan keeps; those without a limit or a plan are left out. */
export async function findHistoryLimitsAcrossCustomers(
  db: Db,
): Promise<{ customerId: string; historyDays: number }[]> {
  const rows = await db
    .select({ customerId: customers.id, historyDays: plans.historyDays })
    .from(customers)
    .innerJoin(plans, eq(plans.slug, customers.planSlug))
    .where(isNotNull(plans.historyDays))
    .orderBy(customers.id);
  return rows.flatMap(({ customerId, historyDays }) =>
    historyDays === null ? [] : [{ customerId, historyDays }],
  );
}

const older = ({ customerId, before }: { customerId: string; before: Date }) =>
  sql`customer_id = ${customerId} and created_at < ${before.toISOString()}`;

/** Deletes signals created before a time, with all dependent rows; returns the number deleted. */
export const deleteSignalsBefore = (db: Db, input: { customerId: string; before: Date }): Promise<number> =>
  deleteInBatches(db, signals, older(input));

/**
 * Deletes engagements stored before a time, including rejected ones; returns the number deleted. Keeps engagements
 * that are pending, belong to a signal, or would be harvested again from a watched post.
 */
export const deleteEngagementsBefore = (
  db: Db,
  input: { customerId: string; before: Date },
): Promise<number> =>
  deleteInBatches(
    db,
    engagements,
    sql`${older(input)} and status <> 'pending'
      and not exists (select 1 from ${signals} s where s.id = engagements.signal_id)
      and exists (select 1 from ${posts} p where p.id = engagements.post_id and p.status in ('closed', 'screened_out'))`,
  );

/**
 * Deletes posts found before a time that are no longer watched and have no dependent rows; returns the number
 * deleted.
 */
export const deletePostsBefore = (db: Db, input: { customerId: string; before: Date }): Promise<number> =>
  deleteInBatches(
    db,
    posts,
    sql`${older(input)} and status in ('closed', 'screened_out')
      and not exists (select 1 from ${engagements} e where e.customer_id = posts.customer_id and e.post_id = posts.id)
      and not exists (select 1 from ${signals} s where s.post_id = posts.id)`,
  );
