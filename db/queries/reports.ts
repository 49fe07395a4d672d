import { and, count, desc, eq, getTableColumns, gt, ilike, inArray, lte, ne, or } from "drizzle-orm";
import type { Db } from "../client";
import { engagements, people, profileLookups, reports, signals } from "../schema";
import { contains } from "../text-patterns";
import type { Person } from "./people";
import type { Signal } from "./signals";

export type Report = typeof reports.$inferSelect;
export type NewReport = Pick<Report, "id" | "type" | "subject" | "slug" | "name" | "sourceReportId">;
export type ReportType = Report["type"];
/** A report without its findings, as lists show it. */
export type ListedReport = Omit<Report, "content">;

const underWay = inArray(reports.status, ["queued", "running"]);

const { content: _, ...listed } = getTableColumns(reports);

/** A page of reports, newest first, and the total number of matches; `q` matches names. */
export async function findReportPage(
  db: Db,
  input: { customerId: string; type?: ReportType; q?: string; limit: number; offset: number },
): Promise<{ rows: ListedReport[]; total: number }> {
  const where = and(
    eq(reports.customerId, input.customerId),
    input.type ? eq(reports.type, input.type) : undefined,
    input.q ? ilike(reports.name, contains(input.q)) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select(listed)
      .from(reports)
      .where(where)
      .orderBy(desc(reports.createdAt), desc(reports.id))
      .limit(input.limit)
      .offset(input.offset),
    db.select({ total: count() }).from(reports).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** A report, of any type unless one is given; null if there is none. */
export async function findReport(
  db: Db,
  input: { customerId: string; reportId: string; type?: ReportType },
): Promise<Report | null> {
  const [row] = await db
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.customerId, input.customerId),
        eq(reports.id, input.reportId),
        input.type ? eq(reports.type, input.type) : undefined,
      ),
    );
  return row ?? null;
}

/** The newest report with this slug; null if there is none. */
export async function findReportBySlug(
  db: Db,
  input: { customerId: string; slug: string; type: ReportType },
): Promise<Report | null> {
  const [row] = await db
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.customerId, input.customerId),
        eq(reports.slug, input.slug),
        eq(reports.type, input.type),
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(1);
  return row ?? null;
}

/** The newest report about any of these addresses that is running, or is ready and was started after `since`. */
export async function findReusableReport(
  db: Db,
  input: { customerId: string; type: ReportType; subjects: string[]; since: Date },
): Promise<Report | null> {
  const [row] = await db
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.customerId, input.customerId),
        eq(reports.type, input.type),
        inArray(reports.subject, input.subjects),
        or(underWay, and(eq(reports.status, "ready"), gt(reports.createdAt, input.since))),
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(1);
  return row ?? null;
}

/** The newest report about each of these subjects, by address; those that failed are left out. */
export async function findNewestReports(
  db: Db,
  input: { customerId: string; subjects: string[] },
): Promise<Map<string, Pick<Report, "id" | "type" | "subject" | "slug" | "status" | "createdAt">>> {
  if (input.subjects.length === 0) return new Map();
  const { id, type, subject, slug, status, createdAt } = reports;
  const rows = await db
    .selectDistinctOn([subject], { id, type, subject, slug, status, createdAt })
    .from(reports)
    .where(
      and(eq(reports.customerId, input.customerId), inArray(subject, input.subjects), ne(status, "failed")),
    )
    .orderBy(subject, desc(createdAt), desc(id));
  return new Map(rows.map((row) => [row.subject, row]));
}

/** Inserts a queued report. No report about the same subject may be running. */
export async function insertReport(
  db: Db,
  input: { customerId: string; now: Date } & NewReport,
): Promise<Report> {
  const { now, ...report } = input;
  const [row] = await db
    .insert(reports)
    .values({ ...report, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error("An insert returned no row");
  return row;
}

/** A report of either type, locked until the transaction ends; null if there is none. */
export async function lockReport(
  db: Db,
  input: { customerId: string; reportId: string },
): Promise<Report | null> {
  const [row] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.customerId, input.customerId), eq(reports.id, input.reportId)))
    .for("update");
  return row ?? null;
}

export async function updateReport(
  db: Db,
  input: { customerId: string; reportId: string; set: Partial<Omit<Report, "id" | "customerId">> },
): Promise<void> {
  await db
    .update(reports)
    .set(input.set)
    .where(and(eq(reports.customerId, input.customerId), eq(reports.id, input.reportId)));
}

/** Reports under way without progress since a time, oldest first, locked. */
export async function lockStalledReportsAcrossCustomers(
  db: Db,
  input: { since: Date; limit: number },
): Promise<Report[]> {
  return db
    .select()
    .from(reports)
    .where(and(underWay, lte(reports.updatedAt, input.since)))
    .orderBy(reports.createdAt, reports.id)
    .limit(input.limit)
    .for("update", { skipLocked: true });
}

/** People known to work at a company, most recently seen first. */
export async function findCompanyPeople(
  db: Db,
  input: { customerId: string; companyId: string; limit: number },
): Promise<Person[]> {
  return db
    .select()
    .from(people)
    .where(and(eq(people.customerId, input.customerId), eq(people.companyId, input.companyId)))
    .orderBy(desc(people.id))
    .limit(input.limit);
}

/** A person's newest signals, and their total number. */
export async function findPersonSignals(
  db: Db,
  input: { customerId: string; personId: string; limit: number },
): Promise<{ rows: Signal[]; total: number }> {
  const where = and(eq(signals.customerId, input.customerId), eq(signals.personId, input.personId));
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(signals)
      .where(where)
      .orderBy(desc(signals.createdAt), desc(signals.id))
      .limit(input.limit),
    db.select({ total: count() }).from(signals).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** The number of a person's engagements with the workspace's watched posts, under all their addresses. */
export async function countPersonEngagements(
  db: Db,
  input: { customerId: string; personId: string },
): Promise<number> {
  const addresses = db
    .select({ url: profileLookups.requestedUrl })
    .from(profileLookups)
    .where(and(eq(profileLookups.customerId, input.customerId), eq(profileLookups.personId, input.personId)));
  const [row] = await db
    .select({ total: count() })
    .from(engagements)
    .where(and(eq(engagements.customerId, input.customerId), inArray(engagements.personUrl, addresses)));
  return row?.total ?? 0;
}
