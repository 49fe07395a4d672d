/** What a person did, and what was done about their signals, newest first. */
import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import {
  activations,
  destinations,
  engagements,
  people,
  posts,
  reports,
  signalComments,
  signals,
} from "../schema";

interface Asked {
  customerId: string;
  personId: string;
  limit: number;
}

/** A person of the workspace; null if there is none with this ID. */
export async function findPersonById(db: Db, input: { customerId: string; personId: string }) {
  const [row] = await db
    .select(pick(people, "id", "name", "title", "headline", "networkUrl", "location", "companyName"))
    .from(people)
    .where(and(eq(people.customerId, input.customerId), eq(people.id, input.personId)));
  return row ?? null;
}

/** Comments, reactions and posts of the person, also those that were never looked up, with their posts. */
export async function findPersonEngagements(
  db: Db,
  { customerId, personId, networkUrl, limit }: Asked & { networkUrl: string },
) {
  return db
    .select({
      ...pick(engagements, "id", "kind", "text", "reactionType", "meaning", "status", "gates", "signalId"),
      at: engagements.engagedAt,
      ...{ postUrl: posts.url, postAuthor: posts.authorName, postText: posts.text },
    })
    .from(engagements)
    .innerJoin(posts, eq(posts.id, engagements.postId))
    .where(
      and(
        eq(engagements.customerId, customerId),
        or(eq(engagements.personId, personId), eq(engagements.personUrl, networkUrl)),
      ),
    )
    .orderBy(desc(engagements.engagedAt), desc(engagements.id))
    .limit(limit);
}

const isOf = ({ customerId, personId }: Asked) =>
  and(eq(signals.customerId, customerId), eq(signals.personId, personId));

/** Deliveries of the person's signals. */
export async function findPersonDeliveries(db: Db, input: Asked) {
  const at = sql<Date>`coalesce(${activations.deliveredAt}, ${activations.createdAt})`.mapWith(
    activations.createdAt,
  );
  return db
    .select({
      ...pick(activations, "id", "signalId", "destinationId", "status"),
      at,
      destinationName: destinations.name,
    })
    .from(activations)
    .innerJoin(signals, eq(signals.id, activations.signalId))
    .innerJoin(destinations, eq(destinations.id, activations.destinationId))
    .where(isOf(input))
    .orderBy(desc(at), desc(activations.id))
    .limit(input.limit);
}

/** What members wrote about the person's signals. */
export async function findPersonComments(db: Db, input: Asked) {
  return db
    .select({ ...pick(signalComments, "id", "signalId", "authorId", "text"), at: signalComments.createdAt })
    .from(signalComments)
    .innerJoin(signals, eq(signals.id, signalComments.signalId))
    .where(isOf(input))
    .orderBy(desc(signalComments.createdAt), desc(signalComments.id))
    .limit(input.limit);
}

/** Reports about the person at this address, without those that failed. */
export async function findPersonReports(
  db: Db,
  { customerId, networkUrl, limit }: { customerId: string; networkUrl: string; limit: number },
) {
  return db
    .select({ ...pick(reports, "id", "slug", "status"), at: reports.createdAt })
    .from(reports)
    .where(
      and(
        eq(reports.customerId, customerId),
        eq(reports.type, "person"),
        eq(reports.subject, networkUrl),
        ne(reports.status, "failed"),
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit);
}
