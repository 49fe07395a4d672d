/** The statements that remove an erased person from reports about others; each is limited to the workspace. */
import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../client";
import { engagements, posts, reports, signals } from "../schema";
import { type PersonIdentity, rowsOf } from "./person-identity";

/** The ids of everything that the person did here. */
export async function findRecordIdsOf(
  db: Db,
  subject: { customerId: string } & PersonIdentity,
): Promise<string[]> {
  const rows = rowsOf(subject, db);
  const found = await Promise.all([
    db.select({ id: engagements.id }).from(engagements).where(rows.engagements),
    db.select({ id: signals.id }).from(signals).where(rows.signals),
    db.select({ id: posts.id }).from(posts).where(rows.posts),
    // Reports also refer to posts by their URL.
    db.select({ id: posts.url }).from(posts).where(rows.posts),
  ]);
  return found.flat().map(({ id }) => id);
}

export type ReadyReport = Pick<typeof reports.$inferSelect, "id" | "type" | "subject" | "content">;

/** Ready reports in the order of their ids, locked, from after a given one. */
export async function lockReadyReports(
  db: Db,
  input: { customerId: string; after: string | null; limit: number },
): Promise<ReadyReport[]> {
  return db
    .select({ id: reports.id, type: reports.type, subject: reports.subject, content: reports.content })
    .from(reports)
    .where(
      and(
        eq(reports.customerId, input.customerId),
        eq(reports.status, "ready"),
        input.after === null ? undefined : gt(reports.id, input.after),
      ),
    )
    .orderBy(reports.id)
    .limit(input.limit)
    .for("update");
}

/** Replaces a report's content; with `committeeSize`, also the figure that lists show. */
export async function replaceReportContent(
  db: Db,
  input: { customerId: string; reportId: string; content: Record<string, unknown>; committeeSize?: number },
): Promise<void> {
  const { committeeSize } = input;
  await db
    .update(reports)
    .set({
      content: input.content,
      ...(committeeSize !== undefined && {
        summary: sql`${reports.summary} || ${JSON.stringify({ committeeSize })}::jsonb`,
      }),
    })
    .where(and(eq(reports.customerId, input.customerId), eq(reports.id, input.reportId)));
}
