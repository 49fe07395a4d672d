import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";

const sorts = ["signalCount", "latestSignalAt", "employeeCount", "companyName"] as const;
export type CompanySort = (typeof sorts)[number];

/** The roll-up's state in the address; `company` is the one that is open. */
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

/** Reads the address on the server. */
export const loadCompanyParams = createLoader(companyParams);

/** What `GET /api/me/signals/companies` is asked. */
export function companiesInput({ company: _, days, offset, search, ...rest }: CompanyParams) {
  const asked = { search: search || null, days: days && String(days) };
  return { query: { ...rest, ...asked, limit: "50", offset: offset > 0 ? String(offset) : null } };
}

/** A company's signals, archived ones too: what `GET /api/me/signals` is asked when it opens. */
export const companySignalsInput = (company: string) => ({ query: { company, view: "all", limit: "50" } });
