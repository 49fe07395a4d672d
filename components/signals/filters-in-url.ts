import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import {
  classificationLabels,
  humanize,
  signalTypeLabels,
  sourceTypeLabels,
} from "@/components/labels/describe-signal";
import { ageOptions } from "@/components/ui/options";
import { classifications, engagementKinds, personas, signalSorts, signalStages } from "@/db/vocabulary";
import type { FilterParam } from "@/lib/contracts/signal-filters";

export const views = ["active", "archived", "all"] as const;
export type View = (typeof views)[number];

type Options = readonly { value: string; label: string }[];
/** The input of a filter: fixed choices, the workspace's own sources or companies, or free text. */
type Chip =
  | { kind: "choice"; label: string; options: Options; isPrimary?: boolean }
  | { kind: "source" | "company" | "tags" | "assignee" | "stage" | "text" | "number"; label: string };

export interface FilterControl {
  /** The nuqs parser of the filter's URL parameter. */
  parser: { parse(value: string): unknown };
  /** Null if the filter has its own place on the page. */
  chip: Chip | null;
}

const atLeast = (...values: number[]) =>
  values.map((value) => ({ value: String(value), label: `${value}+` }));
const entries = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const terms = (values: readonly string[]) => values.map((value) => ({ value, label: humanize(value) }));
const ages = ageOptions(1, 7, 30, 90);

/**
 * Every filter's URL parameter and input, in display order. Primary chips are always visible; others show when set or
 * under "More filters".
 */
export const filterControls = {
  view: { parser: parseAsStringLiteral(views).withDefault("active"), chip: null },
  search: { parser: parseAsString.withDefault(""), chip: null },
  minScore: {
    parser: parseAsInteger,
    chip: { kind: "choice", label: "Strength", options: atLeast(5, 7, 8, 9), isPrimary: true },
  },
  minIcp: {
    parser: parseAsInteger,
    chip: { kind: "choice", label: "Fit", options: atLeast(60, 70, 80, 90), isPrimary: true },
  },
  classification: {
    parser: parseAsStringLiteral(classifications),
    chip: { kind: "choice", label: "Role", options: entries(classificationLabels), isPrimary: true },
  },
  days: {
    parser: parseAsInteger,
    chip: { kind: "choice", label: "Age", options: ages, isPrimary: true },
  },
  assignee: { parser: parseAsString, chip: { kind: "assignee", label: "Assigned to" } },
  stage: { parser: parseAsStringLiteral(signalStages), chip: { kind: "stage", label: "Stage" } },
  tags: { parser: parseAsString, chip: { kind: "tags", label: "Tags" } },
  type: {
    parser: parseAsString,
    chip: { kind: "choice", label: "What they did", options: entries(signalTypeLabels) },
  },
  kind: {
    parser: parseAsStringLiteral(engagementKinds),
    chip: { kind: "choice", label: "Engagement", options: terms(engagementKinds) },
  },
  sourceType: {
    parser: parseAsString,
    chip: { kind: "choice", label: "Source type", options: entries(sourceTypeLabels) },
  },
  persona: { parser: parseAsString, chip: { kind: "choice", label: "Function", options: terms(personas) } },
  source: { parser: parseAsString, chip: { kind: "source", label: "Source" } },
  company: { parser: parseAsString, chip: { kind: "company", label: "Company" } },
  industry: { parser: parseAsString, chip: { kind: "text", label: "Industry" } },
  minEmployees: { parser: parseAsInteger, chip: { kind: "number", label: "Min employees" } },
  maxEmployees: { parser: parseAsInteger, chip: { kind: "number", label: "Max employees" } },
} satisfies Record<FilterParam, FilterControl>;

/** The filters that the page has: of the table, not of the contract, so that a missing one is one error there. */
export type FilterName = keyof typeof filterControls;
type FilterParsers = { [Name in FilterName]: (typeof filterControls)[Name]["parser"] };

/**
 * URL state of the signal list, so links and Back keep it. `signal` is the one open in the pane,
 * `saved` the saved view that the filters come from.
 */
export const signalParams = {
  // Object.fromEntries loses the type of each parser.
  ...(Object.fromEntries(
    Object.entries(filterControls).map(([name, { parser }]) => [name, parser]),
  ) as FilterParsers),
  sort: parseAsStringLiteral(signalSorts).withDefault("newest"),
  offset: parseAsInteger.withDefault(0),
  signal: parseAsString,
  saved: parseAsString,
};
export type SignalParams = inferParserType<typeof signalParams>;

const { view: _view, sort: _sort, ...narrowing } = signalParams;

/** Clears all filters but keeps view and sort. */
export const noFilters = Object.fromEntries(Object.keys(narrowing).map((name) => [name, null])) as {
  [Name in keyof typeof narrowing]: null;
};

/** Reads the URL on the server. */
export const loadSignalParams = createLoader(signalParams);

const pageSize = "25";

/** The active filters, in the form that all signal queries use. */
export function toFilterQuery({
  signal,
  saved,
  offset,
  sort,
  ...params
}: SignalParams): Record<string, string> {
  const set = Object.entries(params).filter(([, value]) => value !== null && value !== "");
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}

/** Query input of `GET /api/me/signals/export`. */
export const exportInput = (params: SignalParams) => ({
  query: { ...toFilterQuery(params), sort: params.sort === "newest" ? null : params.sort },
});

/** Query input of `GET /api/me/signals` for the current page, with the totals of the views. */
export const listInput = (params: SignalParams) => ({
  query: {
    ...exportInput(params).query,
    limit: pageSize,
    offset: params.offset > 0 ? String(params.offset) : null,
    totals: "views",
  },
});

/** Whether any filter is active, ignoring view and page. */
export const isFiltered = (params: SignalParams): boolean => Object.keys(toFilterQuery(params)).length > 1;
