import { type inferParserType, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { choice, paramsOf, search } from "@/components/filters/filter-table";
import { sourceTypeLabels } from "@/components/labels/describe-signal";
import { optionsOf } from "@/components/ui/options";
import type { Source } from "@/lib/contracts/sources";

export const periods = ["7", "30", "all"] as const;
export type Period = (typeof periods)[number];

/** Stats period in the URL. */
export const periodParser = parseAsStringLiteral(periods).withDefault("30");

export const periodChoices: { value: Period; label: string }[] = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "all", label: "All time" },
];

/** `?new=source` opens the dialog that adds one. */
export const newParser = parseAsStringLiteral(["source"] as const);

/** List filters. A workspace has at most 200 sources, so filtering happens in the browser. */
export const sourceFilters = {
  search: search("Search sources", "Search names and phrases"),
  kind: choice("Type", parseAsString, optionsOf(sourceTypeLabels)),
  state: choice("Status", parseAsStringLiteral(["active", "paused"] as const), [
    { value: "active", label: "active" },
    { value: "paused", label: "paused" },
  ]),
};
export const sourceParams = paramsOf(sourceFilters);

/** Whether a source matches the filters; text is searched in its name, phrases and URL. */
export function matchesFilters(
  source: Pick<Source, "type" | "isActive" | "displayName" | "keywords" | "networkUrl">,
  { search, kind, state }: Omit<inferParserType<typeof sourceParams>, "offset">,
): boolean {
  const said = [source.displayName, source.networkUrl ?? "", ...(source.keywords ?? [])]
    .join("\n")
    .toLowerCase();
  return (
    said.includes(search.trim().toLowerCase()) &&
    (kind === null || source.type === kind) &&
    (state === null || source.isActive === (state === "active"))
  );
}
