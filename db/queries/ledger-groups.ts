/** The ledger grouped by run and cause, with what was finally spent and the balance after each group. */
import { sql } from "drizzle-orm";
import type { Db } from "../client";
import {
  creditEntries,
  creditGrants,
  engagements,
  packPurchases,
  posts,
  reports,
  signals,
  sources,
} from "../schema";
import type { LedgerCause } from "../vocabulary";
import type { CreditEntry } from "./credits";
import { isoTime, type LedgerWindow, ledgerJobs } from "./ledger-jobs";

export interface LedgerGroupRow {
  id: string;
  /** ISO time of its newest entry. */
  at: string;
  type: LedgerCause;
  /** What it was for, as far as it still exists. */
  source: { id: string; name: string } | null;
  post: { id: string; author: string; url: string } | null;
  report: { id: string; name: string; slug: string; type: "account" | "person" } | null;
  purchase: { id: string } | null;
  jobs: number;
  /** The jobs that were not given back. */
  kept: number;
  amount: number;
  burned: number;
  held: number;
  refunded: number;
  /** The sum of the ledger up to and including this group, in the order of the list. */
  balance: number;
}

/**
 * A page of the groups of a window, those with the newest entries first, and their number. Entries of the same moment
 * are in the order of their IDs, which sort by time. The balance is counted back
 * from what the grants have left, which the ledger adds up to.
 */
export async function findLedgerGroups(
  db: Db,
  input: LedgerWindow & { limit: number; offset: number },
): Promise<{ rows: LedgerGroupRow[]; total: number }> {
  const { customerId, limit, offset } = input;
  const asOf = input.asOf.toISOString();
  const [found] = await db.execute<{ total: number; rows: LedgerGroupRow[] }>(sql`
    with ${ledgerJobs(input)}, groups as (
      select group_id, type, max(subject) as subject, max(newest) as newest, max(newest_id) as newest_id,
        count(*)::int as jobs,
        count(*) filter (where closing is distinct from 'refund')::int as kept,
        max(source_id::text) as source_id, max(post_id::text) as post_id, sum(amount)::int as amount,
        sum(burned)::int as burned, sum(held)::int as held, sum(refunded)::int as refunded
      from jobs group by group_id, type
    ), balance as (
      select (select coalesce(sum(remaining), 0) from ${creditGrants} where customer_id = ${customerId})
        - (select coalesce(sum(amount), 0) from ${creditEntries}
          where customer_id = ${customerId} and created_at > ${asOf}) as now
    ), page as (
      select *, sum(amount) over (order by newest desc, newest_id desc) - amount as later
      from groups order by newest desc, newest_id desc limit ${limit} offset ${offset}
    )
    select (select count(*)::int from groups) as total, coalesce((select jsonb_agg(jsonb_build_object(
        'id', p.group_id, 'at', ${isoTime(sql`p.newest`)}, 'type', p.type, 'jobs', p.jobs, 'kept', p.kept, 'amount', p.amount,
        'burned', p.burned, 'held', p.held, 'refunded', p.refunded, 'balance', b.now - p.later,
        'source', case when s.id is not null then jsonb_build_object('id', s.id, 'name', s.display_name) end,
        'post', case when o.id is not null then
          jsonb_build_object('id', o.id, 'author', o.author_name, 'url', o.url) end,
        'report', case when r.id is not null then
          jsonb_build_object('id', r.id, 'name', r.name, 'slug', r.slug, 'type', r.type) end,
        'purchase', case when k.id is not null then jsonb_build_object('id', k.id) end)
        order by p.newest desc, p.newest_id desc)
      from page p cross join balance b
      left join ${sources} s on s.customer_id = ${customerId} and s.id::text = p.source_id and s.deleted_at is null
      left join ${posts} o on o.customer_id = ${customerId} and o.id::text = p.post_id
      left join ${reports} r on r.customer_id = ${customerId} and p.type = 'report' and r.id::text = p.subject
      left join ${packPurchases} k on k.customer_id = ${customerId} and k.id::text = p.subject
    ), '[]') as rows`);
  return { rows: found?.rows ?? [], total: found?.total ?? 0 };
}

export interface LedgerJobRow {
  id: string;
  at: string;
  kind: CreditEntry["kind"];
  cause: string;
  amount: number;
  refunded: number;
  /** The signal that a person who was looked up became. */
  signal: { id: string; name: string } | null;
}

/**
 * A page of a group's jobs, newest first, and their number. A person is found by the SHA-256 of their address, among
 * those who engaged with the post and became signals.
 */
export async function findLedgerGroupJobs(
  db: Db,
  input: LedgerWindow & { groupId: string; limit: number; offset: number },
): Promise<{ rows: LedgerJobRow[]; total: number }> {
  const { customerId, groupId, limit, offset } = input;
  const [found] = await db.execute<{ total: number; rows: LedgerJobRow[] }>(sql`
    with ${ledgerJobs(input)}, page as (
      select * from jobs where group_id = ${groupId} order by newest desc, id desc limit ${limit} offset ${offset}
    ), people as (
      select distinct on (g.person_url) s.id, s.person_name,
        'person:sha256:' || encode(sha256(convert_to(g.person_url, 'UTF8')), 'hex') as cause
      from ${engagements} g join ${signals} s on s.customer_id = ${customerId} and s.id = g.signal_id
      where g.customer_id = ${customerId} and g.post_id in (select post_id from page where bundle = 'qualification')
      order by g.person_url, s.created_at desc
    )
    select (select count(*)::int from jobs where group_id = ${groupId}) as total,
      coalesce((select jsonb_agg(jsonb_build_object(
        'id', p.id, 'at', ${isoTime(sql`p.newest`)}, 'kind', coalesce(p.closing, p.kind), 'cause', p.cause,
        'amount', p.amount, 'refunded', p.refunded,
        'signal', case when m.id is not null then jsonb_build_object('id', m.id, 'name', m.person_name) end)
        order by p.newest desc, p.id desc)
      from page p left join people m on m.cause = split_part(p.cause, ' ', 1)), '[]') as rows`);
  return { rows: found?.rows ?? [], total: found?.total ?? 0 };
}
