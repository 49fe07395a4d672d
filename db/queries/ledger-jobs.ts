/** The ledger's jobs: a hold with what it came to, or any other entry, each with its cause and run. */
import { type SQL, sql } from "drizzle-orm";
import { creditEntries, creditGrants } from "../schema";
import type { LedgerCause } from "../vocabulary";

/** Part of the ledger: what began from `from` on, and before `until`, as it was at `asOf`. */
export interface LedgerWindow {
  customerId: string;
  from: Date;
  until?: Date;
  asOf: Date;
}

const cause = (name: LedgerCause) => sql`${name}::text`;
const word = sql`split_part(j.cause, ':', 1)`;
/** The ID after the first word; null if it is none, such as an allotment's time. */
const subject = sql`substring(j.cause from ':([0-9a-f]{8}-[0-9a-f-]{27})')`;
const hasMore = sql`j.cause like '% %'`;

const causeOf = sql`case
  when j.kind = 'hold' then case j.bundle
    when 'discovery' then ${cause("discovery")} when 'harvest' then ${cause("harvest")}
    when 'qualification' then ${cause("qualification")} when 'intelligence' then ${cause("report")}
    else ${cause("other")} end
  when j.kind = 'expire' then ${cause("expiry")}
  when j.kind = 'revoke' then case
    when g.cause like 'pack:%' then ${cause("pack_taken_back")}
    when j.cause like '% used before' then ${cause("used_before")} else ${cause("other")} end
  when j.cause = 'allotment:once' then ${cause("trial")}
  when ${word} = 'allotment' and ${hasMore} then ${cause("upgrade")}
  when ${word} = 'allotment' then ${cause("allotment")}
  when ${word} = 'trial_extension' then ${cause("trial_extension")}
  when ${word} = 'pack' and ${hasMore} then ${cause("pack_returned")}
  when ${word} = 'pack' then ${cause("pack")}
  when ${word} = 'grant' then ${cause("gift")}
  when ${word} = 'unlimited' then ${cause("unlimited")}
  else ${cause("other")} end`;

/** Every grant is a group of its own, except what an unlimited plan grants as it is used. */
const subjectOf = sql`case
  when j.kind = 'hold' and j.bundle = 'intelligence' then ${subject}
  when j.kind = 'hold' then coalesce(j.post_id, j.source_id)::text
  when j.kind = 'revoke' then substring(g.cause from ':([0-9a-f]{8}-[0-9a-f-]{27})')
  when ${word} = 'unlimited' then null
  when j.kind = 'grant' then coalesce(${subject}, j.id::text) end`;

/**
 * The jobs of a window as the common table expression `jobs`. `id` is the group's: cause, subject, round and the UTC
 * day on which the job began, so that a window of whole days never cuts a group.
 */
export function ledgerJobs({ customerId, from, until, asOf }: LedgerWindow): SQL {
  const [since, at] = [from.toISOString(), asOf.toISOString()];
  const before = until ? sql`and e.created_at < ${until.toISOString()}` : sql``;
  // A day's leeway: an instance's clock may be behind the one that held. Without a bound, all closings are read.
  const closed = sql`c.created_at <= ${at} and c.created_at >= ${since}::timestamptz - interval '1 day'`;
  return sql`open as (
      select e.id, e.kind, e.bundle, e.cause, e.source_id, e.post_id, e.round, e.created_at, c.kind as closing,
        greatest(e.created_at, c.created_at) as newest, greatest(e.id::text, c.id::text) as newest_id,
        e.amount + coalesce(c.amount, 0) as amount, coalesce(c.burned, 0) as burned,
        case when e.kind = 'hold' and c.id is null then -e.amount else 0 end as held,
        case when c.kind = 'refund' then c.amount else 0 end as refunded
      from ${creditEntries} e
      left join ${creditEntries} c on e.kind = 'hold' and c.customer_id = ${customerId} and c.cause = e.cause
        and c.kind in ('settle', 'refund') and ${closed}
      where e.customer_id = ${customerId} and e.kind not in ('settle', 'refund')
        and e.created_at >= ${since} and e.created_at <= ${at} ${before}
    ), caused as (
      select j.*, ${causeOf} as type, ${subjectOf} as subject
      from open j left join ${creditGrants} g on j.kind = 'revoke' and g.customer_id = ${customerId}
        and g.id::text = ${subject}
    ), jobs as (
      select *, concat_ws('.', type, coalesce(subject, '-'), coalesce(round::text, '-'),
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')) as group_id
      from caused
    )`;
}

/** A time as the API shows it. */
export const isoTime = (time: SQL): SQL =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
