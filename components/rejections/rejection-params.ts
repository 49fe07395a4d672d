import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { choice, paramsOf, queryOf, search } from "@/components/filters/filter-table";
import { ageOptions, type Option } from "@/components/ui/options";
import { gateIds, type RejectionSort, rejectionSorts } from "@/db/vocabulary";
import { gateOptions } from "./describe-rejection";

export const rejectionFilters = {
  search: search("Search people who are not signals", "Search people and texts"),
  gate: choice("Reason", parseAsStringLiteral(gateIds), gateOptions),
  source: choice("Source", parseAsString),
  days: choice("Found", parseAsInteger, ageOptions(1, 7, 30, 90)),
};

/** URL state of the list of rejections. */
export const rejectionParams = {
  ...paramsOf(rejectionFilters),
  sort: parseAsStringLiteral(rejectionSorts).withDefault("newest"),
};

/** Reads the URL on the server. */
export const loadRejectionParams = createLoader(rejectionParams);

/** Query input of `GET /api/me/rejections`. */
export const rejectionsInput = (params: inferParserType<typeof rejectionParams>) => ({
  query: { ...queryOf(params), limit: "50" },
});

export const sortChoices: Option<RejectionSort>[] = [
  { value: "newest", label: "Newest" },
  { value: "nearest", label: "Nearest to a signal" },
];
