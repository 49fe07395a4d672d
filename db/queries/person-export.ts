/** A workspace's stored data about one person, by table: at most `keptLimit` rows each, newest first. */
import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../client";
import { pick } from "../pick";
import {
  activations,
  activities,
  auditEvents,
  companies,
  deliveryAttempts,
  destinations,
  engagements,
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
  suppressions,
  tagCategories,
  tagValues,
} from "../schema";
import { isNaming, type Naming } from "./naming-patterns";
import { type PersonIdentity, rowsOf, within } from "./person-identity";
import { findMentions } from "./person-texts";

export const keptLimit = 1_000;

export interface Kept<T> {
  total: number;
  rows: T[];
}

/** A query without its condition. */
interface Selection<T> {
  where(condition: SQL | undefined): { orderBy(order: SQL): { limit(most: number): PromiseLike<T[]> } };
}

/** Everything, by table. */
export async function findPersonExport(db: Db, subject: { customerId: string } & PersonIdentity & Naming) {
  const { customerId, urls } = subject;
  const rows = rowsOf(subject, db);
  /** A table's rows about the person, with their total number. */
  const keep = async <T>(
    table: PgTable,
    condition: SQL | undefined,
    newest: PgColumn,
    selected: Selection<T>,
  ): Promise<Kept<T>> => {
    const found = selected.where(condition).orderBy(desc(newest)).limit(keptLimit);
    const [total, kept] = await Promise.all([db.$count(table, condition), found]);
    return { total, rows: kept };
  };
  const naming = (column: PgColumn) => isNaming(sql`${column}::text`, subject);
  const inWorkspace = (table: { customerId: PgColumn }, ...any: (SQL | undefined)[]) =>
    and(eq(table.customerId, customerId), or(...any));
  const companiesNamed = inWorkspace(
    companies,
    inArray(companies.id, db.select({ id: people.companyId }).from(people).where(rows.people)),
    inArray(companies.id, db.select({ id: signals.companyId }).from(signals).where(rows.signals)),
  );
  const commented = inWorkspace(signalComments, rows.comments, naming(signalComments.text));
  const mentioned = inWorkspace(
    activities,
    rows.activities,
    naming(activities.title),
    naming(activities.detail),
  );
  const reported = inWorkspace(reports, rows.reports, naming(reports.summary), naming(reports.content));
  const suppressed = inWorkspace(
    suppressions,
    and(eq(suppressions.kind, "person"), within(suppressions.value, urls)),
  );
  const audited = inWorkspace(auditEvents, naming(auditEvents.detail));
  return {
    mentions: await findMentions(db, subject, keptLimit),
    profiles: await keep(people, rows.people, people.createdAt, db.select().from(people)),
    companies: await keep(companies, companiesNamed, companies.createdAt, db.select().from(companies)),
    lookups: await keep(
      profileLookups,
      rows.lookups,
      profileLookups.fetchedAt,
      db.select().from(profileLookups),
    ),
    sources: await keep(sources, rows.sources, sources.createdAt, db.select().from(sources)),
    engagements: await keep(engagements, rows.engagements, engagements.createdAt, selectEngagements(db)),
    posts: await keep(posts, rows.posts, posts.createdAt, db.select().from(posts)),
    signals: await keep(signals, rows.signals, signals.createdAt, db.select().from(signals)),
    tags: await keep(signalTags, rows.tags, signalTags.createdAt, selectTags(db)),
    feedback: await keep(
      signalFeedback,
      rows.feedback,
      signalFeedback.updatedAt,
      db.select().from(signalFeedback),
    ),
    rescues: await keep(rescues, rows.rescues, rescues.updatedAt, selectRescues(db)),
    comments: await keep(
      signalComments,
      commented,
      signalComments.createdAt,
      db.select().from(signalComments),
    ),
    archives: { total: await db.$count(signalArchives, rows.archives) },
    deliveries: await keep(activations, rows.activations, activations.createdAt, selectDeliveries(db)),
    attempts: await keep(deliveryAttempts, rows.attempts, deliveryAttempts.createdAt, selectAttempts(db)),
    reports: await keep(reports, reported, reports.createdAt, db.select().from(reports)),
    activities: await keep(activities, mentioned, activities.createdAt, db.select().from(activities)),
    suppressions: await keep(
      suppressions,
      suppressed,
      suppressions.createdAt,
      db.select().from(suppressions),
    ),
    auditEvents: await keep(auditEvents, audited, auditEvents.createdAt, db.select().from(auditEvents)),
  };
}

const selectEngagements = (db: Db) =>
  db
    .select({
      ...pick(engagements, "id", "kind", "personUrl", "personName", "headline", "reactionType", "text"),
      ...pick(engagements, "engagedAt", "status", "gates", "meaning", "meaningProbability"),
      ...pick(engagements, "otherMeaning", "fit", "receipt"),
      postUrl: posts.url,
      createdAt: engagements.createdAt,
    })
    .from(engagements)
    .innerJoin(posts, eq(posts.id, engagements.postId));

const selectRescues = (db: Db) =>
  db.select(pick(rescues, "engagementId", "gate", "note", "updatedAt")).from(rescues);

const selectTags = (db: Db) =>
  db
    .select({
      signalId: signalTags.signalId,
      category: tagCategories.name,
      name: tagValues.name,
      createdAt: signalTags.createdAt,
    })
    .from(signalTags)
    .innerJoin(tagValues, eq(tagValues.id, signalTags.valueId))
    .innerJoin(tagCategories, eq(tagCategories.id, tagValues.categoryId));

const selectDeliveries = (db: Db) =>
  db
    .select({
      ...pick(activations, "id", "signalId", "destinationId"),
      destinationName: destinations.name,
      ...pick(activations, "status", "deliveredAt", "createdAt"),
    })
    .from(activations)
    .innerJoin(destinations, eq(destinations.id, activations.destinationId));

const selectAttempts = (db: Db) =>
  db
    .select({
      deliveryId: deliveryAttempts.activationId,
      ...pick(deliveryAttempts, "destinationId", "outcome", "status", "responseExcerpt", "createdAt"),
    })
    .from(deliveryAttempts);
