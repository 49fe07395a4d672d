/** Engagements that were rejected, and what members said about them. */
import { and, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { companies, engagements, people, posts, profileLookups, rescues, sources, users } from "../schema";
import { contains } from "../text-patterns";
import type { GateId, RejectionSort } from "../vocabulary";
import type { PendingEngagement } from "./engagements";

export interface RejectionFilters {
  customerId: string;
  gate?: GateId;
  sourceId?: string;
  since?: Date;
  search?: string;
  /** `nearest` leaves out engagements that a gate before the score rejected. */
  sort: RejectionSort;
  limit: number;
  offset: number;
}

/** Rejected engagements, and their total number. */
export async function findRejections(db: Db, input: RejectionFilters) {
  const where = matches(input);
  // Exactly the order of the two partial indexes, so that a page reads only its own rows.
  const order =
    input.sort === "nearest"
      ? sql`${engagements.fit} desc nulls last, ${engagements.id} desc nulls last`
      : sql`${engagements.createdAt} desc nulls last, ${engagements.id} desc nulls last`;
  const [rows, [count]] = await Promise.all([
    joined(db).where(where).orderBy(order).limit(input.limit).offset(input.offset),
    input.search ? countJoined(db, where) : countPlain(db, where),
  ]);
  return { rows, total: count?.total ?? 0 };
}

/** A rejected engagement with everything that its row in the list shows. */
export type RejectionRow = Awaited<ReturnType<typeof findRejections>>["rows"][number];

const columns = {
  engagement: engagements,
  post: pick(posts, "url", "authorName", "text", "postedAt"),
  source: { id: sources.id, type: sources.type, displayName: sources.displayName },
  person: { title: people.title, companyName: people.companyName },
  companyName: companies.name,
};

const isLookup = and(
  eq(profileLookups.customerId, engagements.customerId),
  eq(profileLookups.requestedUrl, engagements.personUrl),
);

const joined = (db: Db) =>
  db
    .select(columns)
    .from(engagements)
    .innerJoin(posts, eq(posts.id, engagements.postId))
    .innerJoin(sources, eq(sources.id, engagements.sourceId))
    .leftJoin(profileLookups, isLookup)
    .leftJoin(people, eq(people.id, profileLookups.personId))
    .leftJoin(companies, eq(companies.id, people.companyId));

const total = { total: sql<number>`count(*)::int` };
const countPlain = (db: Db, where: SQL | undefined) => db.select(total).from(engagements).where(where);
const countJoined = (db: Db, where: SQL | undefined) =>
  db
    .select(total)
    .from(engagements)
    .leftJoin(profileLookups, isLookup)
    .leftJoin(people, eq(people.id, profileLookups.personId))
    .leftJoin(companies, eq(companies.id, people.companyId))
    .where(where);

function matches(input: RejectionFilters): SQL | undefined {
  const pattern = input.search && contains(input.search);
  const searched = pattern
    ? sql`(${sql.join(
        [
          engagements.personName,
          engagements.headline,
          engagements.text,
          people.title,
          people.companyName,
          companies.name,
        ].map((column) => sql`${column} ilike ${pattern}`),
        sql` or `,
      )})`
    : undefined;
  return and(
    eq(engagements.customerId, input.customerId),
    sql`${engagements.status} = 'rejected'`,
    input.sort === "nearest" ? sql`${engagements.fit} is not null` : undefined,
    input.gate ? eq(engagements.rejectedBy, input.gate) : undefined,
    input.sourceId ? eq(engagements.sourceId, input.sourceId) : undefined,
    input.since ? gte(engagements.createdAt, input.since) : undefined,
    searched,
  );
}

/** An engagement that was rejected, or was until someone rescued it, with the data needed to judge it. */
export async function findRejectedEngagement(
  db: Db,
  input: { customerId: string; engagementId: string },
): Promise<PendingEngagement | null> {
  const [row] = await db
    .select({ engagement: engagements, post: posts, source: sources })
    .from(engagements)
    .innerJoin(posts, eq(posts.id, engagements.postId))
    .innerJoin(sources, eq(sources.id, engagements.sourceId))
    .where(and(eq(engagements.customerId, input.customerId), eq(engagements.id, input.engagementId)));
  if (!row) return null;
  const { engagement, post, source } = row;
  const found = { ...engagement, post, source };
  if (engagement.status === "rejected") return found;
  const [rescue] = await findRescues(db, { customerId: input.customerId, engagementIds: [engagement.id] });
  return rescue ? found : null;
}

/** Makes a rejected engagement pending, so that it can be judged again; false if it is no longer rejected. */
export async function reopenEngagement(
  db: Db,
  input: { customerId: string; engagementId: string },
): Promise<boolean> {
  const rows = await db
    .update(engagements)
    .set({ status: "pending" })
    .where(
      and(
        eq(engagements.customerId, input.customerId),
        eq(engagements.id, input.engagementId),
        eq(engagements.status, "rejected"),
      ),
    )
    .returning({ id: engagements.id });
  return rows.length > 0;
}

/** The signal of an engagement, if it has one. */
export async function findSignalOf(
  db: Db,
  input: { customerId: string; engagementId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ signalId: engagements.signalId })
    .from(engagements)
    .where(and(eq(engagements.customerId, input.customerId), eq(engagements.id, input.engagementId)));
  return row?.signalId ?? null;
}

/** What members said about these engagements, oldest first. */
export async function findRescues(db: Db, input: { customerId: string; engagementIds: string[] }) {
  if (input.engagementIds.length === 0) return [];
  return db
    .select({
      engagementId: rescues.engagementId,
      userId: rescues.userId,
      userName: users.name,
      ...pick(rescues, "gate", "note", "updatedAt"),
    })
    .from(rescues)
    .innerJoin(users, eq(users.id, rescues.userId))
    .where(and(eq(rescues.customerId, input.customerId), inArray(rescues.engagementId, input.engagementIds)))
    .orderBy(rescues.createdAt, rescues.id);
}

export type RescueRow = Awaited<ReturnType<typeof findRescues>>[number];

/**
 * Stores a user's rescue of an engagement. A repeated one replaces the note; false if it says what was already
 * stored.
 */
export async function upsertRescue(
  db: Db,
  input: {
    id: string;
    customerId: string;
    engagementId: string;
    userId: string;
    gate: string;
    note: string | null;
    now: Date;
  },
): Promise<boolean> {
  const { now, ...rescue } = input;
  const rows = await db
    .insert(rescues)
    .values({ ...rescue, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [rescues.engagementId, rescues.userId],
      set: { note: rescue.note, updatedAt: now },
      setWhere: and(
        eq(rescues.customerId, input.customerId),
        sql`${rescues.note} is distinct from excluded.note`,
      ),
    })
    .returning({ id: rescues.id });
  return rows.length > 0;
}
