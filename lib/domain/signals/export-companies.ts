import { countPacked, unpack } from "@/db/signal-index/all-places";
import { findAllCompanies, findCompaniesAt } from "@/db/signal-index/companies";
import type { Context } from "@/lib/context";
import type { CompanyExportQuery } from "@/lib/contracts/signal-companies";
import type { Columns } from "@/lib/domain/exports/csv";
import { type Download, startDownload } from "@/lib/domain/exports/download";
import { partsAt } from "@/lib/domain/exports/parts";
import { presentCompany } from "./companies";
import { filtersOf } from "./filters";

const columns: Columns<ReturnType<typeof presentCompany>> = {
  company: ({ companyName }) => companyName,
  company_key: ({ companyKey }) => companyKey,
  company_url: ({ networkUrl }) => networkUrl,
  industry: ({ industry }) => industry,
  employees: ({ employeeCount }) => employeeCount,
  signals: ({ signalCount }) => signalCount,
  people: ({ personCount }) => personCount,
  average_fit: ({ averageIcp }) => averageIcp,
  top_persona: ({ topPersona }) => topPersona,
  latest_signal_at: ({ latestSignalAt }) => latestSignalAt,
};

/**
 * The companies of the signals that match when the export begins, in the order of the list, each with its figures as
 * they are when its part is read.
 */
export async function exportCompanies(
  ctx: Context,
  userId: string,
  query: CompanyExportQuery,
): Promise<Download> {
  return startDownload(ctx, { list: "companies", query, columns, parts: partsOf(ctx, userId, query) });
}

async function* partsOf(ctx: Context, userId: string, { sortBy, sortDir, ...given }: CompanyExportQuery) {
  const filters = await filtersOf(ctx, userId, given);
  const places = await findAllCompanies(ctx.db, { ...filters, sortBy, sortDir });
  yield* partsAt(countPacked(places), async ({ from, limit }) => {
    const rows = await findCompaniesAt(ctx.db, { ...filters, ordinals: unpack(places, from, limit) });
    return rows.map(presentCompany);
  });
}
