import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { activations, companies, destinations, engagements, posts, signals, sources } from "../schema";

/** A signal with its company, post and source; null if the workspace has no such signal. */
export async function findSignalDetail(db: Db, input: { customerId: string; signalId: string }) {
  const [row] = await db
    .select({ signal: signals, company: companies, post: posts, sourceName: sources.displayName })
    .from(signals)
    .innerJoin(posts, eq(posts.id, signals.postId))
    .innerJoin(sources, eq(sources.id, signals.sourceId))
    .leftJoin(companies, eq(companies.id, signals.companyId))
    .where(and(eq(signals.customerId, input.customerId), eq(signals.id, input.signalId)));
  return row ?? null;
}

/** The engagements stacked on a signal, newest first; at most 50. */
export async function findSignalEngagements(db: Db, input: { customerId: string; signalId: string }) {
  return db
    .select({
      ...pick(engagements, "id", "kind", "text", "reactionType"),
      at: engagements.engagedAt,
      ...pick(engagements, "meaning", "meaningProbability", "otherMeaning"),
      postUrl: posts.url,
      postAuthor: posts.authorName,
      postText: posts.text,
    })
    .from(engagements)
    .innerJoin(posts, eq(posts.id, engagements.postId))
    .where(and(eq(engagements.customerId, input.customerId), eq(engagements.signalId, input.signalId)))
    .orderBy(desc(engagements.engagedAt), desc(engagements.id))
    .limit(50);
}

/** A signal's activations with their destination's name, newest first. The plan limits destinations. */
export async function findSignalActivations(db: Db, input: { customerId: string; signalId: string }) {
  return db
    .select({ activation: activations, destinationName: destinations.name })
    .from(activations)
    .innerJoin(destinations, eq(destinations.id, activations.destinationId))
    .where(and(eq(activations.customerId, input.customerId), eq(activations.signalId, input.signalId)))
    .orderBy(desc(activations.createdAt), desc(activations.id))
    .limit(100);
}
