import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signals } from "../schema";
import { companyStages, openStages } from "../stages";
import { textRows } from "../text-rows";
import type { SignalStage } from "../vocabulary";
import { ordinalAt } from "./block-bits";
import { raw } from "./raw-number";

interface Asked {
  customerId: string;
  companyKeys: readonly string[];
}

/** How many of a company's signals, the newest, say who works it, how far it is and which is the strongest. */
const newestRead = 1_000;

/** Who works a company's signals, and how far. */
export interface CompanyWork {
  companyKey: string;
  /** The members who have open signals: the one with the most first, of equals the one with the newest. */
  ownerIds: string[];
  stage: SignalStage;
  /** The newest of those with the highest strength. */
  strongest: { id: string; strength: number; personName: string };
}

/** The work on these companies, by key, from their newest `newestRead` signals. Independent of a list's filters. */
export async function findCompanyWork(
  db: Db,
  { customerId, companyKeys }: Asked,
): Promise<Map<string, CompanyWork>> {
  if (companyKeys.length === 0) return new Map();
  const rows = await db.execute<CompanyWork & Record<string, unknown>>(sql`
    with newest as materialized (
      select asked.key, s.*
      from ${keysOf(companyKeys)}
      cross join lateral (
        select ordinal, strength, stage, assignee_id from ${signals}
        where customer_id = ${customerId} and company_key = asked.key
        order by ordinal desc limit ${raw(newestRead)}) s),
    owners as (
      select key, json_agg(assignee_id order by n desc, latest desc) as ids
      from (
        select key, assignee_id, count(*) as n, max(ordinal) as latest from newest
        where assignee_id is not null and stage in ${openStages} group by key, assignee_id) held
      group by key),
    work as (
      select key, max(array_position(${stageOrder}, stage)) as stage,
             max(strength::bigint << 32 | ordinal) as strongest
      from newest group by key)
    select w.key as "companyKey", coalesce(o.ids, '[]') as "ownerIds", (${stageOrder})[w.stage] as stage,
           json_build_object('id', s.id, 'strength', s.strength, 'personName', s.person_name) as strongest
    from work w
    join ${signals} s on s.customer_id = ${customerId} and s.ordinal = (w.strongest & 4294967295)::int
    left join owners o on o.key = w.key`);
  return new Map(rows.map((row) => [row.companyKey, row]));
}

/** The number of weeks that a trend shows. */
const weekCount = 12;
const dayMs = 86_400_000;

/** How many signals a company brought, week by week and in the last 30 days. */
export interface CompanyTrend {
  companyKey: string;
  /** Signals of each of the last 12 weeks of 168 hours until now, oldest first. */
  weeks: number[];
  last30Days: number;
  /** Signals of the 30 days before those. */
  previous30Days: number;
}

/** The trends of these companies, by key, until `now`. Reads the company index alone; independent of filters. */
export async function findCompanyTrends(
  db: Db,
  { customerId, companyKeys, now }: Asked & { now: Date },
): Promise<Map<string, CompanyTrend>> {
  if (companyKeys.length === 0) return new Map();
  const ago = (days: number) => sql`${new Date(now.getTime() - days * dayMs).toISOString()}::timestamptz`;
  const counted = (from: number, to: number): SQL =>
    to === 0
      ? sql`count(*) filter (where created_at >= ${ago(from)})`
      : sql`count(*) filter (where created_at >= ${ago(from)} and created_at < ${ago(to)})`;
  const weeks = Array.from({ length: weekCount }, (_, n) => weekCount - n).map((week) =>
    counted(week * 7, (week - 1) * 7),
  );
  const rows = await db.execute<CompanyTrend & Record<string, unknown>>(sql`
    with since as materialized (select ${ordinalAt(customerId, ago(weekCount * 7))} as first)
    select asked.key as "companyKey", t.*
    from ${keysOf(companyKeys)}
    cross join lateral (
      select json_build_array(${sql.join(weeks, sql`, `)}) as weeks, ${counted(30, 0)}::int as "last30Days",
             ${counted(60, 30)}::int as "previous30Days"
      from ${signals}
      where customer_id = ${customerId} and company_key = asked.key
        and ordinal >= (select first from since)) t`);
  return new Map(rows.map((row) => [row.companyKey, row]));
}

const keysOf = (keys: readonly string[]): SQL => sql`${textRows(keys)} asked (key)`;

const stageOrder = sql`array[${sql.join(
  companyStages.map((stage) => sql`${stage}::text`),
  sql`, `,
)}]`;
