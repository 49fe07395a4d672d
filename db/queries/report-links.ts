import { and, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { customers, reportLinks, reports, users } from "../schema";

const shown = {
  ...pick(reportLinks, "id", "label", "createdBy"),
  creatorName: users.name,
  creatorInitials: users.initials,
  creatorEmail: users.email,
  ...pick(reportLinks, "createdAt", "expiresAt", "openCount", "lastOpenedAt"),
};

const isWorking = ({ customerId, reportId, now }: { customerId: string; reportId: string; now: Date }) =>
  and(
    eq(reportLinks.customerId, customerId),
    eq(reportLinks.reportId, reportId),
    gt(reportLinks.expiresAt, now),
  );

/** A report's links that work at a time, newest first, or only the given one. A cap limits them. */
export async function findReportLinks(
  db: Db,
  input: { customerId: string; reportId: string; now: Date; linkId?: string },
) {
  return db
    .select(shown)
    .from(reportLinks)
    .leftJoin(users, eq(users.id, reportLinks.createdBy))
    .where(and(isWorking(input), input.linkId ? eq(reportLinks.id, input.linkId) : undefined))
    .orderBy(desc(reportLinks.createdAt), desc(reportLinks.id));
}
export type ReportLinkRow = Awaited<ReturnType<typeof findReportLinks>>[number];

/** How many links of a report work at a time. */
export const countReportLinks = (db: Db, input: { customerId: string; reportId: string; now: Date }) =>
  db.$count(reportLinks, isWorking(input));

export async function insertReportLink(db: Db, row: typeof reportLinks.$inferInsert): Promise<void> {
  await db.insert(reportLinks).values(row);
}

export async function deleteReportLink(
  db: Db,
  input: { customerId: string; reportId: string; linkId: string },
): Promise<void> {
  await db
    .delete(reportLinks)
    .where(
      and(
        eq(reportLinks.customerId, input.customerId),
        eq(reportLinks.reportId, input.reportId),
        eq(reportLinks.id, input.linkId),
      ),
    );
}

/**
 * The ready report that a link shows, with its workspace's name; null if the link does not work: unknown, revoked or
 * expired, or its workspace is not active.
 */
export async function findSharedReportAcrossCustomers(db: Db, input: { tokenHash: string; now: Date }) {
  const [row] = await db
    .select({ link: reportLinks, report: reports, workspace: customers.name })
    .from(reportLinks)
    .innerJoin(
      reports,
      and(eq(reports.id, reportLinks.reportId), eq(reports.customerId, reportLinks.customerId)),
    )
    .innerJoin(customers, eq(customers.id, reportLinks.customerId))
    .where(
      and(
        eq(reportLinks.tokenHash, input.tokenHash),
        gt(reportLinks.expiresAt, input.now),
        eq(reports.status, "ready"),
        eq(customers.lifecycle, "active"),
      ),
    );
  return row ?? null;
}

/** Counts an opening, unless one was counted after `since`. */
export async function countOpening(
  db: Db,
  input: { customerId: string; linkId: string; now: Date; since: Date },
): Promise<void> {
  await db
    .update(reportLinks)
    .set({ openCount: sql`${reportLinks.openCount} + 1`, lastOpenedAt: input.now })
    .where(
      and(
        eq(reportLinks.customerId, input.customerId),
        eq(reportLinks.id, input.linkId),
        or(isNull(reportLinks.lastOpenedAt), lte(reportLinks.lastOpenedAt, input.since)),
      ),
    );
}

/** How many links that a member made work at a time. */
export async function countReportLinksOf(
  db: Db,
  input: { customerId: string; userId: string; now: Date },
): Promise<number> {
  return db.$count(
    reportLinks,
    and(
      eq(reportLinks.customerId, input.customerId),
      eq(reportLinks.createdBy, input.userId),
      gt(reportLinks.expiresAt, input.now),
    ),
  );
}

/** Revokes all links that a member made. */
export async function deleteReportLinksOf(
  db: Db,
  input: { customerId: string; userId: string },
): Promise<void> {
  await db
    .delete(reportLinks)
    .where(and(eq(reportLinks.customerId, input.customerId), eq(reportLinks.createdBy, input.userId)));
}
