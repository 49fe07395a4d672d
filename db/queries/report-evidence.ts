/** What a report about people is argued from: their engagements, posts and signals. */
import { and, desc, eq, gte, inArray, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { engagements, posts, profileLookups, signals, sources } from "../schema";
import type { Signal } from "./signals";

/** An address of a person, and when their profile was last read there. */
export interface KnownAddress {
  personId: string;
  url: string;
  readAt: Date;
}

/** Every address at which the people were looked up. */
export async function findAddressesOf(
  db: Db,
  input: { customerId: string; personIds: string[] },
): Promise<KnownAddress[]> {
  if (input.personIds.length === 0) return [];
  const rows = await db
    .select({
      personId: profileLookups.personId,
      url: profileLookups.requestedUrl,
      readAt: profileLookups.fetchedAt,
    })
    .from(profileLookups)
    .where(
      and(eq(profileLookups.customerId, input.customerId), inArray(profileLookups.personId, input.personIds)),
    );
  return rows.flatMap(({ personId, ...row }) => (personId ? [{ personId, ...row }] : []));
}

/** Gates whose refusals say nothing about interest. */
const irrelevantGates = ["suppressed", "own_employee"];

const isRelevant = or(isNull(engagements.rejectedBy), notInArray(engagements.rejectedBy, irrelevantGates));

/**
 * The newest engagements under these addresses with their posts and sources, and how many there are. With
 * `onlyRelevant`, those rejected by a gate that says nothing about interest are left out.
 */
export async function findEngagementsOf(
  db: Db,
  input: { customerId: string; urls: string[]; since: Date; onlyRelevant: boolean; limit: number },
) {
  if (input.urls.length === 0) return { rows: [], total: 0 };
  const where = and(
    eq(engagements.customerId, input.customerId),
    inArray(engagements.personUrl, input.urls),
    gte(engagements.engagedAt, input.since),
    input.onlyRelevant ? isRelevant : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select({ engagement: engagements, post: posts, source: sources })
      .from(engagements)
      .innerJoin(posts, eq(posts.id, engagements.postId))
      .innerJoin(sources, eq(sources.id, engagements.sourceId))
      .where(where)
      .orderBy(desc(engagements.engagedAt), desc(engagements.id))
      .limit(input.limit),
    db.$count(engagements, where),
  ]);
  return { rows, total };
}

/** Relevant posts written under these addresses, newest first, except those that are stored as engagements. */
export async function findPostsBy(
  db: Db,
  input: { customerId: string; urls: string[]; since: Date; limit: number },
) {
  if (input.urls.length === 0) return [];
  const counted: SQL = sql`exists (select 1 from ${engagements}
    where ${engagements.postId} = ${posts.id} and ${engagements.kind} = 'post')`;
  return db
    .select({ post: posts, source: sources })
    .from(posts)
    .innerJoin(sources, eq(sources.id, posts.sourceId))
    .where(
      and(
        eq(posts.customerId, input.customerId),
        inArray(posts.authorNetworkUrl, input.urls),
        gte(posts.postedAt, input.since),
        ne(posts.status, "screened_out"),
        ne(posts.status, "discovered"),
        sql`not ${counted}`,
      ),
    )
    .orderBy(desc(posts.postedAt), desc(posts.id))
    .limit(input.limit);
}

/** The people's newest signals since a time. */
export async function findSignalsOf(
  db: Db,
  input: { customerId: string; personIds: string[]; since: Date; limit: number },
): Promise<Signal[]> {
  if (input.personIds.length === 0) return [];
  return db
    .select()
    .from(signals)
    .where(
      and(
        eq(signals.customerId, input.customerId),
        inArray(signals.personId, input.personIds),
        gte(signals.createdAt, input.since),
      ),
    )
    .orderBy(desc(signals.createdAt), desc(signals.id))
    .limit(input.limit);
}

/** The pages of companies that the workspace watches. */
export async function findCompanySources(db: Db, input: { customerId: string }) {
  return db
    .select()
    .from(sources)
    .where(
      and(
        eq(sources.customerId, input.customerId),
        inArray(sources.type, ["own_company", "competitor_company"]),
        isNull(sources.deletedAt),
      ),
    );
}
