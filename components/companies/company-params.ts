import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { choice, paramsOf, queryOf, search } from "@/components/filters/filter-table";
import { sourceTypeLabels } from "@/components/labels/describe-signal";
import { ageOptions, optionsOf } from "@/components/ui/options";

const sorts = ["signalCount", "latestSignalAt", "employeeCount", "companyName"] as const;
export type CompanySort = (typeof sorts)[number];

export const companyFilters = {
  search: search("Search companies", "Search people and companies"),
  sourceType: choice("Source", parseAsString, optionsOf(sourceTypeLabels)),
  days: choice("Age", parseAsInteger, ageOptions(7, 30, 90)),
};

/** URL state of the company list; `company` is the open one. */
export const companyParams = {
  ...paramsOf(companyFilters),
  sortBy: parseAsStringLiteral(sorts).withDefault("signalCount"),
  sortDir: parseAsStringLiteral(["asc", "desc"] as const).withDefault("desc"),
  company: parseAsString,
};
type CompanyParams = inferParserType<typeof companyParams>;

/** Reads the URL on the server. */
export const loadCompanyParams = createLoader(companyParams);

/** Query input of `GET /api/me/signals/companies`. */
export const companiesInput = ({ company: _, ...params }: CompanyParams) => ({
  query: { ...queryOf(params), limit: "50" },
});

/** Query input of `GET /api/me/signals/companies/export`. */
export const companyExportInput = ({ company: _, offset: __, ...params }: CompanyParams) => ({
  query: queryOf(params),
});

/** Query input of `GET /api/me/signals` for an open company, archived signals included. */
export const companySignalsInput = (company: string) => ({ query: { company, view: "all", limit: "50" } });
