import { type CompanyRow, findSignalCompanies } from "@/db/signal-index/companies";
import type { Context } from "@/lib/context";
import type { SignalCompanyQuery } from "@/lib/contracts/signal-companies";
import { filtersOf } from "./filters";
import { findSubjectReports } from "./subject-reports";

/** A page of the companies that the matching signals come from. */
export async function listSignalCompanies(ctx: Context, userId: string, query: SignalCompanyQuery) {
  const { sortBy, sortDir, limit, offset, ...filters } = query;
  const { rows, total } = await findSignalCompanies(ctx.db, {
    ...filtersOf(ctx, userId, filters),
    sortBy,
    sortDir,
    limit,
    offset,
  });
  const subjects = rows.flatMap(({ networkUrl }) => networkUrl ?? []);
  const reports = await findSubjectReports(ctx, subjects);
  const data = rows.map((row) => ({
    ...presentCompany(row),
    report: (row.networkUrl && reports.get(row.networkUrl)) || null,
  }));
  return { data, total, limit, offset };
}

/** A company without its report. */
export function presentCompany({ latestSignalAt, ...row }: CompanyRow) {
  return { ...row, latestSignalAt: latestSignalAt.toISOString() };
}
