import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { companies, engagements, people, posts, profileLookups, sources } from "../schema";
import type { PendingEngagement } from "./engagements";
import type { Company, Person } from "./people";

export interface KnownPerson {
  person: Person;
  company: Company | null;
  /** The person's newest engagement; one under their own employer's post only if they have no other. */
  engagement: PendingEngagement;
}

interface Sample {
  customerId: string;
  since: Date;
  /** The maximum number of newest engagements to read. */
  engagements: number;
  /** The maximum number of people to return. */
  people: number;
}

/**
 * People with a stored profile whose engagements were qualified since a time, newest first, with one engagement each;
 * `isComplete` says whether these are all.
 */
export async function findKnownPeople(
  db: Db,
  input: Sample,
): Promise<{ people: KnownPerson[]; isComplete: boolean }> {
  // By primary key only: rows reference no other workspace, and a tenant condition would mislead the planner.
  const rows = await db
    .select({
      engagement: engagements,
      post: posts,
      source: sources,
      person: people,
      company: companies,
      read: sql<number>`newest.read`,
    })
    .from(sql`(${newestByPerson(input)}) newest`)
    .innerJoin(engagements, eq(engagements.id, sql`newest.engagement_id`))
    .innerJoin(posts, eq(posts.id, engagements.postId))
    .innerJoin(sources, eq(sources.id, engagements.sourceId))
    .leftJoin(people, eq(people.id, sql`newest.person_id`))
    .leftJoin(companies, eq(companies.id, people.companyId))
    .orderBy(sql`newest.created_at desc, newest.engagement_id desc`);
  const known = rows.flatMap(({ engagement, post, source, person, company }) =>
    person ? { person, company, engagement: { ...engagement, post, source } } : [],
  );
  return {
    people: known.slice(0, input.people),
    isComplete: known.length <= input.people && rows.every(({ read }) => read <= input.engagements),
  };
}

/**
 * One engagement per person, and one without a person for all unknown people. The newest are limited before anything
 * is joined, so that the index bounds the work. For rejected people, the lookup of the address that engaged gives the
 * person.
 */
const newestByPerson = (input: Sample): SQL => sql`
  with recent as (
    select id, post_id, person_url, person_id, created_at from ${engagements}
    where customer_id = ${input.customerId} and created_at >= ${input.since.toISOString()}
      and status <> 'pending'
    order by created_at desc, id desc limit ${input.engagements + 1}
  ), chosen as (
    select distinct on (person.id) person.id as person_id, recent.id as engagement_id, recent.created_at
    from recent
    join ${posts} post on post.id = recent.post_id
    left join ${profileLookups} lookup
      on lookup.customer_id = ${input.customerId} and lookup.requested_url = recent.person_url
    left join ${people} person on person.id = coalesce(lookup.person_id, recent.person_id)
    order by person.id,
      coalesce(post.author_kind = 'company' and post.author_network_url = person.company_network_url, false),
      recent.created_at desc, recent.id desc
  )
  select person_id, engagement_id, created_at, (select count(*)::int from recent) as read
  from chosen order by created_at desc, engagement_id desc limit ${input.people + 2}`;
