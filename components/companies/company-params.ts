import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";

const sorts = ["signalCount", "latestSignalAt", "employeeCount", "companyName"] as const;
export type CompanySort = (typeof sorts)[number];

/** URL state of the company list; `company` is the open one. */
export const companyParams = {
  search: parseAsString.withDefault(""),
  days: parseAsInteger,
  sourceType: parseAsString,
  sortBy: parseAsStringLiteral(sorts).withDefault("signalCount"),
  sortDir: parseAsStringLiteral(["asc", "desc"] as const).withDefault("desc"),
  offset: parseAsInteger.withDefault(0),
  company: parseAsString,
};
export type CompanyParams = inferParserType<typeof companyParams>;

/** Reads the URL on the server. */
export const loadCompanyParams = createLoader(companyParams);

/** Query input of `GET /api/me/signals/companies`. */
export function companiesInput(params: CompanyParams) {
  const { offset } = params;
  const { query } = companyExportInput(params);
  return { query: { ...query, limit: "50", offset: offset > 0 ? String(offset) : null } };
}

/** Query input of `GET /api/me/signals/companies/export`. */
export function companyExportInput({ company: _, offset: __, days, search, ...rest }: CompanyParams) {
  return { query: { ...rest, search: search || null, days: days && String(days) } };
}

/** Query input of `GET /api/me/signals` for an open company, archived signals included. */
export const companySignalsInput = (company: string) => ({ query: { company, view: "all", limit: "50" } });
