import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../client";
import { companies, posts, signals, suppressions } from "../schema";
import { watchlistStatuses } from "../vocabulary";

export type SuppressionRow = typeof suppressions.$inferSelect;
type Identity = Pick<SuppressionRow, "kind" | "value">;

/** A page of the workspace's suppressions, newest first, and their total number. */
export async function findSuppressionPage(
  db: Db,
  input: { customerId: string; limit: number; offset: number },
): Promise<{ rows: SuppressionRow[]; total: number }> {
  const mine = eq(suppressions.customerId, input.customerId);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(suppressions)
      .where(mine)
      .orderBy(desc(suppressions.createdAt), desc(suppressions.id))
      .limit(input.limit)
      .offset(input.offset),
    db.$count(suppressions, mine),
  ]);
  return { rows, total };
}

/** Inserts a suppression; null if it already exists. */
export async function insertSuppression(
  db: Db,
  input: { customerId: string; id: string; createdAt: Date } & Identity,
): Promise<SuppressionRow | null> {
  const [row] = await db.insert(suppressions).values(input).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findSuppression(
  db: Db,
  input: { customerId: string } & Identity,
): Promise<SuppressionRow | null> {
  const [row] = await db
    .select()
    .from(suppressions)
    .where(
      and(
        eq(suppressions.customerId, input.customerId),
        eq(suppressions.kind, input.kind),
        eq(suppressions.value, input.value),
      ),
    );
  return row ?? null;
}

/** Deletes a suppression and returns it; null if there is none. */
export async function deleteSuppressionRow(
  db: Db,
  input: { customerId: string; suppressionId: string },
): Promise<SuppressionRow | null> {
  const [row] = await db
    .delete(suppressions)
    .where(and(eq(suppressions.customerId, input.customerId), eq(suppressions.id, input.suppressionId)))
    .returning();
  return row ?? null;
}

/** Which of these addresses of people and companies are suppressed. */
export async function findSuppressedUrls(
  db: Db,
  input: { customerId: string; urls: string[] },
): Promise<Set<string>> {
  if (input.urls.length === 0) return new Set();
  const rows = await db
    .select({ value: suppressions.value })
    .from(suppressions)
    .where(
      and(
        eq(suppressions.customerId, input.customerId),
        inArray(suppressions.kind, ["person", "company"]),
        inArray(suppressions.value, input.urls),
      ),
    );
  return new Set(rows.map((row) => row.value));
}

/** Closes the open posts of an author; returns the number closed. */
export async function closePostsOfAuthor(
  db: Db,
  input: { customerId: string; authorNetworkUrl: string },
): Promise<number> {
  const closed = await db
    .update(posts)
    .set({ status: "closed", closedReason: "suppressed", nextHarvestAt: null })
    .where(
      and(
        eq(posts.customerId, input.customerId),
        eq(posts.authorNetworkUrl, input.authorNetworkUrl),
        inArray(posts.status, [...watchlistStatuses]),
      ),
    )
    .returning({ id: posts.id });
  return closed.length;
}

/** What a suppression may match for each signal: its person, and their company with its website. */
export async function findSuppressionSubjects(db: Db, input: { customerId: string; signalIds: string[] }) {
  if (input.signalIds.length === 0) return [];
  return db
    .select({
      signalId: signals.id,
      personUrl: signals.personUrl,
      companyKey: signals.companyKey,
      companyUrl: companies.networkUrl,
      website: companies.website,
    })
    .from(signals)
    .leftJoin(companies, eq(companies.id, signals.companyId))
    .where(and(eq(signals.customerId, input.customerId), inArray(signals.id, input.signalIds)));
}
