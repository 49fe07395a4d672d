import { pick } from "@/db/pick";
import { findTeammates } from "@/db/queries/signal-work";
import { type CompanyRow, findSignalCompanies } from "@/db/signal-index/companies";
import { findCompanyTrends, findCompanyWork } from "@/db/signal-index/company-facts";
import type { Context } from "@/lib/context";
import { namedOwners, type SignalCompany, type SignalCompanyQuery } from "@/lib/contracts/signal-companies";
import { filtersOf, spelledOf } from "./filters";
import { findSubjectReports } from "./subject-reports";

/** A page of the companies that the matching signals come from. */
export async function listSignalCompanies(ctx: Context, userId: string, query: SignalCompanyQuery) {
  const { sortBy, sortDir, limit, offset, ...filters } = query;
  const read = await filtersOf(ctx, userId, filters);
  const { rows, total } = await findSignalCompanies(ctx.db, { ...read, sortBy, sortDir, limit, offset });
  const subjects = rows.flatMap(({ networkUrl }) => networkUrl ?? []);
  const [reports, standingOf] = await Promise.all([
    findSubjectReports(ctx, subjects),
    findStandings(
      ctx,
      rows.map(({ companyKey }) => companyKey),
    ),
  ]);
  const data = rows.map((row) => ({
    ...presentCompany(row),
    report: (row.networkUrl && reports.get(row.networkUrl)) || null,
    ...standingOf(row.companyKey),
  }));
  return { data, total, limit, offset, ...spelledOf(read) };
}

type Standing = Pick<SignalCompany, "owners" | "ownerCount" | "stage" | "trend" | "strongest">;

/** How these companies stand, by key, in three statements. Those who left the workspace own nothing. */
async function findStandings(
  { db, customerId, clock }: Context,
  companyKeys: string[],
): Promise<(companyKey: string) => Standing> {
  const [works, trends] = await Promise.all([
    findCompanyWork(db, { customerId, companyKeys }),
    findCompanyTrends(db, { customerId, companyKeys, now: clock.now() }),
  ]);
  const userIds = [...new Set([...works.values()].flatMap(({ ownerIds }) => ownerIds))];
  const members = await findTeammates(db, { customerId, userIds });
  return (companyKey) => {
    const work = works.get(companyKey);
    const owners = (work?.ownerIds ?? []).flatMap((id) => members.get(id) ?? []);
    const found = trends.get(companyKey);
    if (!found) throw new Error("A company that was asked for has no trend");
    return {
      owners: owners.slice(0, namedOwners),
      ownerCount: owners.length,
      stage: work?.stage ?? "new",
      trend: pick(found, "weeks", "last30Days", "previous30Days"),
      strongest: work?.strongest ?? null,
    };
  };
}

/** A company without its report and how it stands. */
export function presentCompany({ latestSignalAt, ...row }: CompanyRow) {
  return { ...row, latestSignalAt: latestSignalAt.toISOString() };
}
