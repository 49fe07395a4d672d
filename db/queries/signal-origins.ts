import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../client";
import { engagements, posts, signals, sources } from "../schema";

/** Of a post, only its beginning is read: the customer API shows 280 characters. */
const postCharacters = 1_000;

/** What a program reads of signals beside what every list shows: their posts, first engagements, fit and writers. */
export async function findSignalOrigins(db: Db, input: { customerId: string; signalIds: string[] }) {
  if (input.signalIds.length === 0) return [];
  const ids = sql`${`{${input.signalIds.join(",")}}`}::uuid[]`;
  return db
    .select({
      signalId: signals.id,
      icpScore: signals.icpScore,
      persona: signals.persona,
      meaning: signals.meaning,
      writtenBy: signals.writtenBy,
      postUrl: posts.url,
      postText: sql<string>`left(${posts.text}, ${postCharacters})`,
      author: posts.authorName,
      sourceName: sources.displayName,
      kind: engagements.kind,
      // An author's words are the post's.
      text: sql<
        string | null
      >`case ${engagements.kind} when 'post' then ${posts.text} else ${engagements.text} end`,
    })
    .from(signals)
    .innerJoin(posts, eq(posts.id, signals.postId))
    .innerJoin(sources, eq(sources.id, signals.sourceId))
    .innerJoin(engagements, eq(engagements.id, signals.engagementId))
    .where(and(eq(signals.customerId, input.customerId), eq(signals.id, sql`any(${ids})`)));
}

export type SignalOrigin = Awaited<ReturnType<typeof findSignalOrigins>>[number];
