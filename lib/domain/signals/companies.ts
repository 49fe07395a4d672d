import { type CompanyRow, findSignalCompanies } from "@/db/signal-index/companies";
import type { Context } from "@/lib/context";
import type { SignalCompanyQuery } from "@/lib/contracts/signals";
import { filtersOf } from "./filters";

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
  return { data: rows.map(presentCompany), total, limit, offset };
}

export function presentCompany({ latestSignalAt, ...row }: CompanyRow) {
  return { ...row, latestSignalAt: latestSignalAt.toISOString() };
}
