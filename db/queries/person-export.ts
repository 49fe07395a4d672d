/** A workspace's stored data about one person, by table: at most `keptLimit` rows each, newest first. */
import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../client";
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

/** Combines a table's rows about a person with their total number. */
async function keep<T>(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  rows: PromiseLike<T[]>,
): Promise<Kept<T>> {
  const [total, found] = await Promise.all([db.$count(table, where), rows]);
  return { total, rows: found };
}

/** Everything, by table. */
export async function findPersonExport(db: Db, subject: { customerId: string } & PersonIdentity & Naming) {
  const { customerId, urls } = subject;
  const rows = rowsOf(subject, db);
  const companiesNamed = and(
    eq(companies.customerId, customerId),
    or(
      inArray(companies.id, db.select({ id: people.companyId }).from(people).where(rows.people)),
      inArray(companies.id, db.select({ id: signals.companyId }).from(signals).where(rows.signals)),
    ),
  );
  const feedback = and(
    eq(signalFeedback.customerId, customerId),
    inArray(signalFeedback.signalId, rows.signalIds),
  );
  const commented = and(
    eq(signalComments.customerId, customerId),
    or(inArray(signalComments.signalId, rows.signalIds), isNaming(sql`${signalComments.text}`, subject)),
  );
  const archives = and(
    eq(signalArchives.customerId, customerId),
    inArray(signalArchives.signalId, rows.signalIds),
  );
  const mentioned = and(
    eq(activities.customerId, customerId),
    or(
      inArray(activities.signalId, rows.signalIds),
      isNaming(sql`${activities.title}`, subject),
      isNaming(sql`${activities.detail}`, subject),
    ),
  );
  const reported = and(
    eq(reports.customerId, customerId),
    or(
      rows.reports,
      isNaming(sql`${reports.summary}::text`, subject),
      isNaming(sql`${reports.content}::text`, subject),
    ),
  );
  const suppressed = and(
    eq(suppressions.customerId, customerId),
    eq(suppressions.kind, "person"),
    within(suppressions.value, urls),
  );
  const audited = and(
    eq(auditEvents.customerId, customerId),
    isNaming(sql`${auditEvents.detail}::text`, subject),
  );
  return {
    mentions: await findMentions(db, subject, keptLimit),
    profiles: await keep(
      db,
      people,
      rows.people,
      db.select().from(people).where(rows.people).orderBy(desc(people.createdAt)).limit(keptLimit),
    ),
    companies: await keep(
      db,
      companies,
      companiesNamed,
      db.select().from(companies).where(companiesNamed).orderBy(desc(companies.createdAt)).limit(keptLimit),
    ),
    lookups: await keep(
      db,
      profileLookups,
      rows.lookups,
      db
        .select()
        .from(profileLookups)
        .where(rows.lookups)
        .orderBy(desc(profileLookups.fetchedAt))
        .limit(keptLimit),
    ),
    sources: await keep(
      db,
      sources,
      rows.sources,
      db.select().from(sources).where(rows.sources).orderBy(desc(sources.createdAt)).limit(keptLimit),
    ),
    engagements: await findEngagements(db, rows.engagements),
    posts: await keep(
      db,
      posts,
      rows.posts,
      db.select().from(posts).where(rows.posts).orderBy(desc(posts.createdAt)).limit(keptLimit),
    ),
    signals: await keep(
      db,
      signals,
      rows.signals,
      db.select().from(signals).where(rows.signals).orderBy(desc(signals.createdAt)).limit(keptLimit),
    ),
    tags: await findTags(db, customerId, rows.signalIds),
    feedback: await keep(
      db,
      signalFeedback,
      feedback,
      db
        .select()
        .from(signalFeedback)
        .where(feedback)
        .orderBy(desc(signalFeedback.updatedAt))
        .limit(keptLimit),
    ),
    rescues: await findRescuesOf(db, customerId, rows.engagements),
    comments: await keep(
      db,
      signalComments,
      commented,
      db
        .select()
        .from(signalComments)
        .where(commented)
        .orderBy(desc(signalComments.createdAt))
        .limit(keptLimit),
    ),
    archives: { total: await db.$count(signalArchives, archives) },
    deliveries: await findDeliveries(db, customerId, rows.signalIds),
    attempts: await findAttemptsOf(db, customerId, rows.signalIds),
    reports: await keep(
      db,
      reports,
      reported,
      db.select().from(reports).where(reported).orderBy(desc(reports.createdAt)).limit(keptLimit),
    ),
    activities: await keep(
      db,
      activities,
      mentioned,
      db.select().from(activities).where(mentioned).orderBy(desc(activities.createdAt)).limit(keptLimit),
    ),
    suppressions: await keep(
      db,
      suppressions,
      suppressed,
      db.select().from(suppressions).where(suppressed).orderBy(desc(suppressions.createdAt)).limit(keptLimit),
    ),
    auditEvents: await keep(
      db,
      auditEvents,
      audited,
      db.select().from(auditEvents).where(audited).orderBy(desc(auditEvents.createdAt)).limit(keptLimit),
    ),
  };
}

type SignalIds = ReturnType<typeof rowsOf>["signalIds"];

function findEngagements(db: Db, where: SQL | undefined) {
  const rows = db
    .select({
      id: engagements.id,
      kind: engagements.kind,
      personUrl: engagements.personUrl,
      personName: engagements.personName,
      headline: engagements.headline,
      reactionType: engagements.reactionType,
      text: engagements.text,
      engagedAt: engagements.engagedAt,
      status: engagements.status,
      gates: engagements.gates,
      meaning: engagements.meaning,
      meaningProbability: engagements.meaningProbability,
      otherMeaning: engagements.otherMeaning,
      fit: engagements.fit,
      receipt: engagements.receipt,
      postUrl: posts.url,
      createdAt: engagements.createdAt,
    })
    .from(engagements)
    .innerJoin(posts, eq(posts.id, engagements.postId))
    .where(where)
    .orderBy(desc(engagements.createdAt))
    .limit(keptLimit);
  return keep(db, engagements, where, rows);
}

function findRescuesOf(db: Db, customerId: string, engaged: SQL | undefined) {
  const where = and(
    eq(rescues.customerId, customerId),
    inArray(rescues.engagementId, db.select({ id: engagements.id }).from(engagements).where(engaged)),
  );
  const rows = db
    .select({
      engagementId: rescues.engagementId,
      gate: rescues.gate,
      note: rescues.note,
      updatedAt: rescues.updatedAt,
    })
    .from(rescues)
    .where(where)
    .orderBy(desc(rescues.updatedAt))
    .limit(keptLimit);
  return keep(db, rescues, where, rows);
}

function findTags(db: Db, customerId: string, signalIds: SignalIds) {
  const where = and(eq(signalTags.customerId, customerId), inArray(signalTags.signalId, signalIds));
  const rows = db
    .select({
      signalId: signalTags.signalId,
      category: tagCategories.name,
      name: tagValues.name,
      createdAt: signalTags.createdAt,
    })
    .from(signalTags)
    .innerJoin(tagValues, eq(tagValues.id, signalTags.valueId))
    .innerJoin(tagCategories, eq(tagCategories.id, tagValues.categoryId))
    .where(where)
    .orderBy(desc(signalTags.createdAt))
    .limit(keptLimit);
  return keep(db, signalTags, where, rows);
}

function findDeliveries(db: Db, customerId: string, signalIds: SignalIds) {
  const where = and(eq(activations.customerId, customerId), inArray(activations.signalId, signalIds));
  const rows = db
    .select({
      id: activations.id,
      signalId: activations.signalId,
      destinationId: activations.destinationId,
      destinationName: destinations.name,
      status: activations.status,
      deliveredAt: activations.deliveredAt,
      createdAt: activations.createdAt,
    })
    .from(activations)
    .innerJoin(destinations, eq(destinations.id, activations.destinationId))
    .where(where)
    .orderBy(desc(activations.createdAt))
    .limit(keptLimit);
  return keep(db, activations, where, rows);
}

function findAttemptsOf(db: Db, customerId: string, signalIds: SignalIds) {
  const sent = and(eq(activations.customerId, customerId), inArray(activations.signalId, signalIds));
  const where = and(
    eq(deliveryAttempts.customerId, customerId),
    inArray(deliveryAttempts.activationId, db.select({ id: activations.id }).from(activations).where(sent)),
  );
  const rows = db
    .select({
      deliveryId: deliveryAttempts.activationId,
      destinationId: deliveryAttempts.destinationId,
      outcome: deliveryAttempts.outcome,
      status: deliveryAttempts.status,
      responseExcerpt: deliveryAttempts.responseExcerpt,
      createdAt: deliveryAttempts.createdAt,
    })
    .from(deliveryAttempts)
    .where(where)
    .orderBy(desc(deliveryAttempts.createdAt))
    .limit(keptLimit);
  return keep(db, deliveryAttempts, where, rows);
}
