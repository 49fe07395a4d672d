import { and, asc, eq, gt, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { engagements, posts, signals } from "../schema";

/** Signals since a time whose lead evidence is written, of all workspaces, by id, at most `limit` after one. */
export async function listReadSignalsAcrossCustomers(
  db: Db,
  input: { since: Date; after: string | null; limit: number },
) {
  return db
    .select({
      ...pick(signals, "id", "customerId", "meaning"),
      probability: signals.meaningProbability,
      kind: engagements.kind,
      text: sql<
        string | null
      >`case when ${engagements.kind} = 'post' then ${posts.text} else ${engagements.text} end`,
    })
    .from(signals)
    .innerJoin(engagements, eq(engagements.id, signals.engagementId))
    .innerJoin(posts, eq(posts.id, signals.postId))
    .where(
      and(
        gte(signals.createdAt, input.since),
        inArray(engagements.kind, ["comment", "post"]),
        input.after === null ? undefined : gt(signals.id, input.after),
      ),
    )
    .orderBy(asc(signals.id))
    .limit(input.limit);
}
