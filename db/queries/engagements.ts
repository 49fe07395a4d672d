import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { customers, engagements, posts, sources } from "../schema";
import type { EngagementStatus, StoredGate, StoredReceipt } from "../schema/signals";
import type { Meaning, SourceType } from "../vocabulary";
import { canSpend, type DueStage } from "./can-spend";

export type Engagement = typeof engagements.$inferSelect;
export type NewEngagement = Omit<typeof engagements.$inferInsert, "customerId">;

/** Identifies an engagement within its post. */
export const engagementKey = (e: { personUrl: string; kind: string; commentId?: string | null }): string =>
  `${e.kind} ${e.commentId ?? ""} ${e.personUrl}`;

/** The stored engagements of a post by these people. */
export async function findPostEngagements(
  db: Db,
  input: { customerId: string; postId: string; personUrls: string[] },
): Promise<Pick<Engagement, "id" | "personUrl" | "kind" | "commentId" | "status">[]> {
  if (input.personUrls.length === 0) return [];
  return db
    .select(pick(engagements, "id", "personUrl", "kind", "commentId", "status"))
    .from(engagements)
    .where(
      and(
        eq(engagements.customerId, input.customerId),
        eq(engagements.postId, input.postId),
        inArray(engagements.personUrl, input.personUrls),
      ),
    );
}

/** Stores engagements; returns only the new ones. */
export async function insertEngagements(
  db: Db,
  input: { customerId: string; engagements: NewEngagement[] },
): Promise<string[]> {
  if (input.engagements.length === 0) return [];
  const rows = await db
    .insert(engagements)
    .values(input.engagements.map((e) => ({ ...e, customerId: input.customerId })))
    .onConflictDoNothing()
    .returning({ id: engagements.id });
  return rows.map((row) => row.id);
}

/**
 * The given engagements and the other pending ones of the same people, so that each person is judged once with
 * everything that was found; at most `limit` more. Returns their ids.
 */
export async function findPendingOfSamePeople(
  db: Db,
  input: { customerId: string; ids: string[]; limit: number },
): Promise<string[]> {
  if (input.ids.length === 0) return [];
  const named = db
    .select({ personUrl: engagements.personUrl })
    .from(engagements)
    .where(and(eq(engagements.customerId, input.customerId), inArray(engagements.id, input.ids)));
  const rows = await db
    .select({ id: engagements.id })
    .from(engagements)
    .where(
      and(
        eq(engagements.customerId, input.customerId),
        inArray(engagements.personUrl, named),
        eq(engagements.status, "pending"),
      ),
    )
    .orderBy(asc(engagements.engagedAt), asc(engagements.id))
    .limit(input.ids.length + input.limit);
  return [...new Set([...input.ids, ...rows.map(({ id }) => id)])];
}

/**
 * The pending engagements of a post, those of one person together, people who wrote something first; returns their
 * ids, at most `limit`.
 */
export async function findPendingOfPost(
  db: Db,
  input: { customerId: string; postId: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: engagements.id })
    .from(engagements)
    .where(
      and(
        eq(engagements.customerId, input.customerId),
        eq(engagements.postId, input.postId),
        eq(engagements.status, "pending"),
      ),
    )
    .orderBy(
      sql`bool_and(${engagements.kind} = 'reaction') over (partition by ${engagements.personUrl})`,
      asc(engagements.personUrl),
      asc(engagements.id),
    )
    .limit(input.limit);
  return rows.map(({ id }) => id);
}

/** A pending engagement with the data needed to qualify it. */
export interface PendingEngagement extends Engagement {
  post: Pick<
    typeof posts.$inferSelect,
    "id" | "url" | "authorName" | "authorKind" | "authorNetworkUrl" | "text" | "postedAt" | "relevanceScore"
  >;
  source: { id: string; type: SourceType; displayName: string; networkUrl: string | null };
}

export async function findPendingEngagements(
  db: Db,
  input: { customerId: string; ids: string[] },
): Promise<PendingEngagement[]> {
  if (input.ids.length === 0) return [];
  const rows = await db
    .select({
      engagement: engagements,
      post: {
        ...pick(posts, "id", "url", "authorName", "authorKind", "authorNetworkUrl", "text", "postedAt"),
        ...pick(posts, "relevanceScore"),
      },
      source: pick(sources, "id", "type", "displayName", "networkUrl"),
    })
    .from(engagements)
    .innerJoin(posts, eq(posts.id, engagements.postId))
    .innerJoin(sources, eq(sources.id, engagements.sourceId))
    .where(
      and(
        eq(engagements.customerId, input.customerId),
        inArray(engagements.id, input.ids),
        eq(engagements.status, "pending"),
      ),
    )
    .orderBy(asc(engagements.engagedAt), asc(engagements.id));
  return rows.map(({ engagement, post, source }) => ({ ...engagement, post, source }));
}

/** Locks those engagements that are still pending; returns their ids. */
export async function lockPendingEngagements(
  db: Db,
  input: { customerId: string; ids: string[] },
): Promise<Set<string>> {
  if (input.ids.length === 0) return new Set();
  const rows = await db
    .select({ id: engagements.id })
    .from(engagements)
    .where(
      and(
        eq(engagements.customerId, input.customerId),
        inArray(engagements.id, input.ids),
        eq(engagements.status, "pending"),
      ),
    )
    .orderBy(asc(engagements.id))
    .for("update");
  return new Set(rows.map((row) => row.id));
}

export interface Judgement {
  id: string;
  status: EngagementStatus;
  gates: StoredGate[];
  personId: string | null;
  signalId: string | null;
  meaning: Meaning | null;
  meaningProbability: number | null;
  otherMeaning: Meaning | null;
  /** The gate that rejected it; null if it was not rejected. */
  rejectedBy: string | null;
  /** The score that was too low; null if it was not scored or was enough. */
  fit: number | null;
  receipt: StoredReceipt | null;
}

/** Stores the results of qualification in one statement. */
export async function judgeEngagements(
  db: Db,
  input: { customerId: string; judgements: Judgement[] },
): Promise<void> {
  if (input.judgements.length === 0) return;
  await db.execute(sql`
    update ${engagements} e
    set status = j.status, gates = j.gates, person_id = j."personId", signal_id = j."signalId", meaning = j.meaning,
      meaning_probability = j."meaningProbability", other_meaning = j."otherMeaning", rejected_by = j."rejectedBy",
      fit = j.fit, receipt = j.receipt
    from jsonb_to_recordset(${JSON.stringify(input.judgements)}::jsonb)
      as j(id uuid, status text, gates jsonb, "personId" uuid, "signalId" uuid, meaning text,
        "meaningProbability" real, "otherMeaning" text, "rejectedBy" text, fit integer, receipt jsonb)
    where e.id = j.id and e.customer_id = ${input.customerId}`);
}

export async function updateEngagement(
  db: Db,
  input: { customerId: string; engagementId: string; set: Partial<Pick<Engagement, "status">> },
): Promise<void> {
  await db
    .update(engagements)
    .set(input.set)
    .where(and(eq(engagements.customerId, input.customerId), eq(engagements.id, input.engagementId)));
}

/** Counts a failed qualification attempt; returns each engagement's number of attempts. */
export async function countTries(
  db: Db,
  input: { customerId: string; ids: string[] },
): Promise<{ id: string; tries: number }[]> {
  if (input.ids.length === 0) return [];
  return db
    .update(engagements)
    .set({ tries: sql`${engagements.tries} + 1` })
    .where(and(eq(engagements.customerId, input.customerId), inArray(engagements.id, input.ids)))
    .returning({ id: engagements.id, tries: engagements.tries });
}

/** Pending engagements that are due again, in workspaces that can pay for them; locked, oldest first. */
export async function lockDueEngagementsAcrossCustomers(
  db: Db,
  input: DueStage & { limit: number },
): Promise<{ id: string; customerId: string; kind: Engagement["kind"] }[]> {
  return db
    .select({ id: engagements.id, customerId: engagements.customerId, kind: engagements.kind })
    .from(engagements)
    .innerJoin(customers, eq(customers.id, engagements.customerId))
    .where(
      and(
        eq(engagements.status, "pending"),
        lte(engagements.dueAt, input.now),
        eq(customers.lifecycle, "active"),
        canSpend({ ...input, stage: "qualification", source: engagements.sourceId }),
      ),
    )
    .orderBy(asc(engagements.dueAt), asc(engagements.id))
    .limit(input.limit)
    .for("update", { of: engagements, skipLocked: true });
}

/** Claims engagements for a run that starts now. */
export async function setEngagementsDueAcrossCustomers(
  db: Db,
  input: { ids: string[]; at: Date },
): Promise<void> {
  if (input.ids.length === 0) return;
  await db.update(engagements).set({ dueAt: input.at }).where(inArray(engagements.id, input.ids));
}
