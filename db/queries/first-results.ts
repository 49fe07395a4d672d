import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../client";
import { activations, destinations, engagements, postSources, posts, signals, sources } from "../schema";
import type { ActivationStatus } from "../vocabulary";
import { isHarvestable } from "./posts";

export interface FirstFigures {
  sourcesTotal: number;
  sourcesRead: number;
  sourcesReading: number;
  sourcesLate: number;
  postsFound: number;
  postsRelevant: number;
  postsRead: number;
  peopleSeen: number;
  peopleQualified: number;
  peopleRejected: number;
  peopleRetried: number;
  hasDestination: boolean;
  /** When the next active source and the next post that is still read are due; null without one. */
  nextDiscoveryAt: Date | null;
  nextHarvestAt: Date | null;
}

/** Times leave PostgreSQL as text. */
type FiguresRow = Omit<FirstFigures, "nextDiscoveryAt" | "nextHarvestAt"> &
  Record<"nextDiscoveryAt" | "nextHarvestAt", string | null>;

/**
 * How far the work is, from the rows of a workspace; each count reads at most `limit` of them. A source that is read
 * for the first time holds a claim until a time from `now` to `claimedUntil`; one whose claim ends before `lateUntil`
 * has not answered for a while, and neither has one that is tried again until `retriedUntil`.
 */
export async function findFirstFigures(
  db: Db,
  input: {
    customerId: string;
    now: Date;
    lateUntil: Date;
    claimedUntil: Date;
    retriedUntil: Date;
    limit: number;
  },
): Promise<FirstFigures> {
  const { customerId, limit } = input;
  const [now, lateUntil, claimedUntil, retriedUntil] = [
    input.now,
    input.lateUntil,
    input.claimedUntil,
    input.retriedUntil,
  ].map((at) => sql`${at.toISOString()}::timestamptz`);
  const [row] = await db.execute<{ [K in keyof FiguresRow]: FiguresRow[K] }>(sql`
    with
    watched as (
      select next_discovery_at as next, last_discovery_at is not null or exists (
        select from ${postSources} found
        where found.customer_id = ${customerId} and found.source_id = ${sources.id}) as is_read
      from ${sources}
      where ${sources.customerId} = ${customerId} and is_active and deleted_at is null limit ${limit}),
    found as (
      select status <> 'screened_out' as is_relevant, status = 'harvesting' or harvest_count > 0 as is_read
      from ${posts} where customer_id = ${customerId} limit ${limit}),
    seen as (
      select person_url, status, tries, signal_id
      from ${engagements} where customer_id = ${customerId} limit ${limit})
    select
      (select count(*)::int from watched) as "sourcesTotal",
      (select count(*)::int from watched where is_read) as "sourcesRead",
      (select count(*)::int from watched
        where not is_read and next >= ${lateUntil} and next <= ${claimedUntil}) as "sourcesReading",
      (select count(*)::int from watched where not is_read
        and (next is null or (next >= ${now} and next < ${lateUntil})
          or (next > ${claimedUntil} and next <= ${retriedUntil}))) as "sourcesLate",
      (select count(*)::int from found) as "postsFound",
      (select count(*)::int from found where is_relevant) as "postsRelevant",
      (select count(*)::int from found where is_relevant and is_read) as "postsRead",
      (select count(distinct person_url)::int from seen) as "peopleSeen",
      (select count(distinct signal_id)::int from seen where status in ('signal', 'stacked')) as "peopleQualified",
      (select count(distinct person_url)::int from seen where status = 'rejected') as "peopleRejected",
      (select count(distinct person_url)::int from seen where status = 'pending' and tries > 0) as "peopleRetried",
      exists (select from ${destinations}
        where customer_id = ${customerId} and is_active and deleted_at is null) as "hasDestination",
      (select min(next_discovery_at) from ${sources}
        where customer_id = ${customerId} and is_active and deleted_at is null) as "nextDiscoveryAt",
      (select min(${posts.nextHarvestAt}) from ${posts}
        where ${and(eq(posts.customerId, customerId), isHarvestable(input.now))}) as "nextHarvestAt"`);
  if (!row) throw new Error("An aggregate returned no row");
  const { nextDiscoveryAt, nextHarvestAt, ...figures } = row;
  return { ...figures, nextDiscoveryAt: dateOf(nextDiscoveryAt), nextHarvestAt: dateOf(nextHarvestAt) };
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export interface FirstSignal {
  id: string;
  personName: string;
  personTitle: string | null;
  companyName: string | null;
  strength: number;
  whyItMatters: string;
  createdAt: Date;
  delivery: {
    destinationId: string;
    destinationName: string;
    status: ActivationStatus;
    lastError: string | null;
    deliveredAt: Date | null;
  } | null;
}

/** The signal that was delivered first, else the first signal with its newest delivery; null without one. */
export async function findFirstSignal(db: Db, input: { customerId: string }): Promise<FirstSignal | null> {
  const { customerId } = input;
  const [row] = await db.execute<{
    id: string;
    personName: string;
    personTitle: string | null;
    companyName: string | null;
    strength: number;
    whyItMatters: string;
    createdAt: string;
    destinationId: string | null;
    destinationName: string | null;
    status: ActivationStatus | null;
    lastError: string | null;
    deliveredAt: string | null;
  }>(sql`
    with
    delivered as (
      select id, signal_id from ${activations}
      where customer_id = ${customerId} and delivered_at is not null order by delivered_at limit 1),
    first_made as (
      select id from ${signals}
      where customer_id = ${customerId} order by created_at, ordinal limit 1),
    chosen as (select coalesce((select signal_id from delivered), (select id from first_made)) as id),
    sent as (
      select activations.id, destination_id, name, status, last_error, delivered_at
      from ${activations} join ${destinations} on destinations.id = activations.destination_id
      where activations.customer_id = ${customerId} and signal_id = (select id from chosen)
      order by activations.id = (select id from delivered) desc, activations.created_at desc limit 1)
    select made.id, person_name as "personName", person_title as "personTitle", company_name as "companyName",
      strength, why_it_matters as "whyItMatters", made.created_at as "createdAt",
      sent.destination_id as "destinationId", sent.name as "destinationName", sent.status,
      sent.last_error as "lastError", sent.delivered_at as "deliveredAt"
    from ${signals} made left join sent on true
    where made.customer_id = ${customerId} and made.id = (select id from chosen)`);
  if (!row) return null;
  const { destinationId, destinationName, status, lastError, deliveredAt, ...signal } = row;
  return {
    ...signal,
    createdAt: new Date(row.createdAt),
    delivery:
      destinationId && destinationName !== null && status
        ? {
            destinationId,
            destinationName,
            status,
            lastError,
            deliveredAt: dateOf(deliveredAt),
          }
        : null,
  };
}
