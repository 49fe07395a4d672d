import { createLoader, type inferParserType, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { paramsOf, queryOf, search, segmented } from "@/components/filters/filter-table";

const types = [
  { value: "all", label: "All" },
  { value: "account", label: "Accounts" },
  { value: "person", label: "People" },
] as const;

export const reportFilters = {
  type: segmented(
    "Report type",
    parseAsStringLiteral(types.map(({ value }) => value)).withDefault("all"),
    types,
  ),
  q: search("Search reports", "Search names"),
};

/** URL state of the list. `new=report` opens the start dialog, prefilled from the other parameters. */
export const reportParams = {
  ...paramsOf(reportFilters),
  new: parseAsStringLiteral(["report"] as const),
  company: parseAsString,
  person: parseAsString,
  /** The account report in whose committee the person was found. */
  from: parseAsString,
};
export type ReportParams = inferParserType<typeof reportParams>;

/** Reads the URL on the server. */
export const loadReportParams = createLoader(reportParams);

/** Query input of `GET /api/me/intelligence`. */
export const reportsInput = ({ type, q, offset }: Pick<ReportParams, "type" | "q" | "offset">) => ({
  query: queryOf({ type, q, offset }),
});

/** Query input of `GET /api/me/signals` that counts a company's signals. */
export const companySignalCountInput = (companyKey: string) => ({
  query: { company: companyKey, view: "all", limit: "1" },
});
