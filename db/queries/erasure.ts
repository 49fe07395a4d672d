/** The statements that erase a person from a workspace's rows; each is limited to the workspace. */
import { and, eq, exists, inArray, not, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../client";
import {
  activations,
  activities,
  apiClients,
  companies,
  deliveryAttempts,
  engagements,
  onboardings,
  people,
  posts,
  profileLookups,
  reports,
  rescues,
  signalArchives,
  signalComments,
  signalFeedback,
  signals,
  signalTags,
  sources,
} from "../schema";
import { erasedName, isNaming, type Naming, withFullNames } from "./naming-patterns";
import { type PersonIdentity, rowsOf } from "./person-identity";

type Subject = { customerId: string } & PersonIdentity;

/** Replaces the email address of an erased contact; its domain is reserved and undeliverable (RFC 2606). */
const erasedEmail = "erased@erased.invalid";

/** A number that no other advisory lock of this database uses. */
const erasureLock = 7_301;

/** Waits for transactions that store people in the workspace, and blocks new ones until this transaction ends. */
export async function lockErasure(db: Db, input: { customerId: string }): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${erasureLock}, hashtext(${input.customerId}))`);
}

/**
 * Blocks erasures of the workspace until the transaction ends, so that a caller who then reads the suppressions does
 * not store someone erased meanwhile. Call it before taking any other lock.
 */
export async function holdOffErasure(db: Db, input: { customerId: string }): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${erasureLock}, hashtext(${input.customerId}))`);
}

const remove = async (db: Db, table: PgTable, where: SQL | undefined): Promise<number> =>
  (await db.execute(sql`delete from ${table} where ${where}`)).count;

/** Deletes the person's signals with all dependent rows; returns the number of deleted rows by kind. */
export async function deleteSignalsOf(db: Db, subject: Subject) {
  const mine = rowsOf(subject, db);
  const hanging = {
    activations: await db.$count(activations, mine.activations),
    attempts: await db.$count(deliveryAttempts, mine.attempts),
    tags: await db.$count(signalTags, mine.tags),
    feedback: await db.$count(signalFeedback, mine.feedback),
    comments: await db.$count(signalComments, mine.comments),
    archives: await db.$count(signalArchives, mine.archives),
    activities: await remove(db, activities, mine.activities),
    rescues: await db.$count(rescues, mine.rescues),
  };
  // Engagements reference their signal, but are not deleted with it.
  const engaged = await remove(db, engagements, mine.engagements);
  return { ...hanging, engagements: engaged, signals: await remove(db, signals, mine.signals) };
}

/** Deletes the person's rows under every known address, and reports about them. */
export async function deletePersonRows(
  db: Db,
  subject: Subject,
): Promise<{ people: number; lookups: number; reports: number }> {
  const rows = rowsOf(subject, db);
  const reported = await remove(db, reports, rows.reports);
  const lookups = await remove(db, profileLookups, rows.lookups);
  return { lookups, reports: reported, people: await remove(db, people, rows.people) };
}

/** Other people's signals under posts that the person wrote, with the data needed to reword them. */
export async function findSignalsUnderPostsOf(db: Db, subject: Subject) {
  return db
    .select({ signal: signals, company: companies, engagement: engagements, postedAt: posts.postedAt })
    .from(signals)
    .innerJoin(posts, eq(posts.id, signals.postId))
    .leftJoin(engagements, eq(engagements.id, signals.engagementId))
    .leftJoin(companies, eq(companies.id, signals.companyId))
    .where(and(eq(signals.customerId, subject.customerId), rowsOf(subject, db).posts));
}

/**
 * Removes the person from posts they wrote: posts without other people's engagements are deleted, the others lose
 * author, text and address and are no longer watched. Returns the number of posts.
 */
export async function erasePostsOf(db: Db, subject: Subject & { origin: string }): Promise<number> {
  const { posts: mine } = rowsOf(subject, db);
  const engaged = db.select({ id: engagements.id }).from(engagements).where(eq(engagements.postId, posts.id));
  const signalled = db.select({ id: signals.id }).from(signals).where(eq(signals.postId, posts.id));
  const deleted = await remove(db, posts, and(mine, not(exists(engaged)), not(exists(signalled))));
  const emptied = await db
    .update(posts)
    .set({
      url: sql`${subject.origin} || '/feed/update/erased-' || ${posts.id}`,
      authorName: erasedName,
      authorNetworkUrl: null,
      authorHeadline: null,
      text: "",
      relevanceReason: "The author was erased",
      status: "closed",
      closedReason: "erased",
      nextHarvestAt: null,
    })
    .where(mine)
    .returning({ id: posts.id });
  return deleted + emptied.length;
}

export interface NewWords {
  id: string;
  why_it_matters: string;
  suggested_opener: string;
  talking_points: string[];
}

/** Rewords signals and removes the excerpt of their post. */
export async function rewordSignals(
  db: Db,
  input: { customerId: string; words: NewWords[]; writtenBy: string },
): Promise<void> {
  if (input.words.length === 0) return;
  await db.execute(sql`
    update ${signals} s
    set why_it_matters = w.why_it_matters, suggested_opener = w.suggested_opener,
        talking_points = w.talking_points, written_by = ${input.writtenBy}, post_excerpt = ''
    from jsonb_to_recordset(${JSON.stringify(input.words)}::jsonb)
      as w(id uuid, why_it_matters text, suggested_opener text, talking_points text[])
    where s.id = w.id and s.customer_id = ${input.customerId}`);
}

/**
 * Ends the sources that watch the person, and searches for their name or address: without it, they would find something
 * else. Their rows stay, because other people's signals reference them. Each gets a key of its own, because the person
 * may have been watched, erased and watched again.
 */
export async function eraseSourcesOf(db: Db, subject: Subject & Naming & { now: Date }): Promise<number> {
  const searched = and(
    eq(sources.customerId, subject.customerId),
    isNaming(sql`${sources.keywords}::text`, withFullNames(subject)),
  );
  const rows = await db
    .update(sources)
    .set({
      key: sql`'erased:' || ${sources.id}`,
      networkUrl: null,
      keywords: sql`case when ${sources.keywords} is not null then array[${erasedName}] end`,
      displayName: erasedName,
      isActive: false,
      deletedAt: sql`coalesce(${sources.deletedAt}, ${subject.now.toISOString()}::timestamptz)`,
      nextDiscoveryAt: null,
    })
    .where(or(rowsOf(subject, db).sources, searched))
    .returning({ id: sources.id });
  return rows.length;
}

/** The email addresses that the person gave when registering clients. */
export async function findContactEmailsOf(db: Db, subject: Subject): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: apiClients.contactEmail })
    .from(apiClients)
    .where(and(eq(apiClients.customerId, subject.customerId), inArray(apiClients.networkUrl, subject.urls)));
  return rows.map(({ email }) => email);
}

/** Removes the person from the workspace's setup: their own profile, and suggestions to watch them. */
export async function eraseFromSetup(db: Db, subject: Subject & Naming): Promise<void> {
  const mine = eq(onboardings.customerId, subject.customerId);
  // A person who registered a client gave their own address and contact details.
  await db
    .update(apiClients)
    .set({ networkUrl: null, contactEmail: erasedEmail })
    .where(and(eq(apiClients.customerId, subject.customerId), inArray(apiClients.networkUrl, subject.urls)));
  await db
    .update(onboardings)
    .set({ profileUrl: null })
    .where(and(mine, inArray(onboardings.profileUrl, subject.urls)));
  await db
    .update(onboardings)
    .set({
      suggestions: sql`coalesce((select jsonb_agg(one) from jsonb_array_elements(${onboardings.suggestions}) one
        where not (${isNaming(sql`one::text`, subject)})), '[]'::jsonb)`,
    })
    .where(and(mine, isNaming(sql`${onboardings.suggestions}::text`, subject)));
}

/** Deletes engagements of people who turn out to be suppressed under another address. */
export async function deleteEngagements(db: Db, input: { customerId: string; ids: string[] }): Promise<void> {
  if (input.ids.length === 0) return;
  await db
    .delete(engagements)
    .where(and(eq(engagements.customerId, input.customerId), inArray(engagements.id, input.ids)));
}
