/** Proves the credits of workspaces: the ledger, the grants and the holds must tell the same. */
import { asc, gt, sql } from "drizzle-orm";
import type { Db } from "../client";
import { creditEntries, creditGrants, creditHoldParts, customers } from "../schema";

/** The next workspaces by id after `after`. */
export async function findWorkspaceIdsAcrossCustomers(
  db: Db,
  input: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(gt(customers.id, input.after))
    .orderBy(asc(customers.id))
    .limit(input.limit);
  return rows.map(({ id }) => id);
}

/** Which proof failed. */
export type DiscrepancyKind =
  /** The entries do not add up to what the grants have left. */
  | "balance"
  /** A grant has not left what was granted less what was held, expired and taken back. */
  | "remaining"
  /** The entries of a grant do not add up to what was granted. */
  | "granted"
  /** A hold did not take from the grants what it took from the balance. */
  | "hold"
  /** A settlement or refund without a hold of the same amount. */
  | "unheld";

export interface Discrepancy {
  customerId: string;
  kind: DiscrepancyKind;
  /** The grant or entry; null for the workspace as a whole. */
  subjectId: string | null;
  expected: number;
  actual: number;
}

/** What does not add up in a workspace, at most `limit` of it, from one snapshot. */
export async function findDiscrepancies(
  db: Db,
  input: { customerId: string; limit: number },
): Promise<Discrepancy[]> {
  const { customerId, limit } = input;
  const rows = await db.execute<Omit<Discrepancy, "customerId">>(sql`
    with entries as (select * from ${creditEntries} where customer_id = ${customerId}),
    grants as (select * from ${creditGrants} where customer_id = ${customerId}),
    parts as (select * from ${creditHoldParts} where customer_id = ${customerId}),
    holds as (
      select h.id, h.cause, -h.amount as amount, coalesce(p.amount, 0) as taken
      from entries h
      left join (select entry_id, sum(amount) as amount from parts group by entry_id) p on p.entry_id = h.id
      where h.kind = 'hold'
    ),
    taken as (
      select p.grant_id, sum(p.amount) as held, sum(p.amount) filter (where r.id is not null) as returned
      from parts p join holds h on h.id = p.entry_id
      left join entries r on r.cause = h.cause and r.kind = 'refund'
      group by p.grant_id
    ),
    ended as (
      select split_part(substr(cause, 7), ' ', 1) as grant_id, -sum(amount) as credits
      from entries where kind in ('expire', 'revoke') group by 1
    ),
    granted as (
      select g.id, sum(e.amount) as credits from grants g
      join entries e on e.kind = 'grant'
        and (e.cause = g.cause or (g.kind in ('allotment', 'unlimited') and starts_with(e.cause, g.cause || ' ')))
      group by g.id
    )
    select kind, subject_id as "subjectId", expected::int as expected, actual::int as actual from (
      select 'balance' as kind, null::uuid as subject_id,
        (select coalesce(sum(amount), 0) from entries) as expected,
        (select coalesce(sum(remaining), 0) from grants) as actual
      union all
      select 'remaining', g.id,
        g.credits - coalesce(t.held, 0) + coalesce(t.returned, 0) - coalesce(e.credits, 0), g.remaining
      from grants g left join taken t on t.grant_id = g.id left join ended e on e.grant_id = g.id::text
      union all
      select 'granted', g.id, g.credits, coalesce(s.credits, 0) from grants g left join granted s on s.id = g.id
      union all
      select 'hold', h.id, h.amount, h.taken from holds h
      union all
      select 'unheld', e.id, e.burned + e.amount, coalesce(h.amount, 0)
      from entries e left join holds h on h.cause = e.cause where e.kind in ('settle', 'refund')
    ) proofs where expected <> actual order by kind, subject_id limit ${limit}`);
  return rows.map((row) => ({ customerId, ...row }));
}
