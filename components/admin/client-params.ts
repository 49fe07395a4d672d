import { createLoader, type inferParserType, parseAsStringLiteral } from "nuqs/server";
import { paramsOf, queryOf, search, segmented } from "@/components/filters/filter-table";

const approvals = [
  { value: "pending", label: "Pending" },
  { value: "approved", label: "Approved" },
  { value: "denied", label: "Denied" },
  { value: "all", label: "All" },
] as const;

/** Pending clients are shown by default. */
export const clientFilters = {
  approval: segmented(
    "Status",
    parseAsStringLiteral(approvals.map(({ value }) => value)).withDefault("pending"),
    approvals,
    true,
  ),
  q: search("Search clients", "Search names, contacts, companies", true),
};

/** URL state of the list. */
export const clientParams = paramsOf(clientFilters);
export type ClientParams = inferParserType<typeof clientParams>;

/** Reads the URL on the server. */
export const loadClientParams = createLoader(clientParams);

/** Query input of `GET /api/admin/clients`. */
export const clientsInput = ({ approval, ...params }: ClientParams) => ({
  query: { ...queryOf(params), ...(approval !== "all" && { approval }) },
});
