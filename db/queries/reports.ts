import { and, desc, eq, getTableColumns, gt, ilike, inArray, lte, ne, or, type SQL } from "drizzle-orm";
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
  const [rows, total] = await Promise.all([
    db
      .select(listed)
      .from(reports)
      .where(where)
      .orderBy(desc(reports.createdAt), desc(reports.id))
      .limit(input.limit)
      .offset(input.offset),
    db.$count(reports, where),
  ]);
  return { rows, total };
}

/** A report, of any type unless one is given; null if there is none. With `lock`, locked until the transaction ends. */
export async function findReport(
  db: Db,
  input: { customerId: string; reportId: string; type?: ReportType; lock?: boolean },
): Promise<Report | null> {
  const { customerId, reportId, type, lock } = input;
  const ofType = type && eq(reports.type, type);
  const query = db
    .select()
    .from(reports)
    .where(and(eq(reports.customerId, customerId), eq(reports.id, reportId), ofType));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? null;
}

/** The workspace's newest report of a type for which `where` holds; null if there is none. */
async function findNewestReport(
  db: Db,
  input: { customerId: string; type: ReportType },
  ...where: (SQL | undefined)[]
): Promise<Report | null> {
  const [row] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.customerId, input.customerId), eq(reports.type, input.type), ...where))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(1);
  return row ?? null;
}

/** The newest report with this slug; null if there is none. */
export const findReportBySlug = (db: Db, input: { customerId: string; slug: string; type: ReportType }) =>
  findNewestReport(db, input, eq(reports.slug, input.slug));

interface About {
  customerId: string;
  type: ReportType;
  subjects: string[];
}

/** The newest report about any of these addresses that is running, or is ready and was started after `since`. */
export const findReusableReport = (db: Db, input: About & { since: Date }) =>
  findNewestReport(
    db,
    input,
    inArray(reports.subject, input.subjects),
    or(underWay, and(eq(reports.status, "ready"), gt(reports.createdAt, input.since))),
  );

/** The newest ready report about any of these addresses, other than the given one; null if there is none. */
export const findPreviousReport = (db: Db, input: About & { reportId: string }) =>
  findNewestReport(
    db,
    input,
    inArray(reports.subject, input.subjects),
    eq(reports.status, "ready"),
    ne(reports.id, input.reportId),
  );

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
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(signals)
      .where(where)
      .orderBy(desc(signals.createdAt), desc(signals.id))
      .limit(input.limit),
    db.$count(signals, where),
  ]);
  return { rows, total };
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
  return db.$count(
    engagements,
    and(eq(engagements.customerId, input.customerId), inArray(engagements.personUrl, addresses)),
  );
}
