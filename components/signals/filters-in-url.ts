import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { classifications, engagementKinds, personas, signalSorts } from "@/db/vocabulary";
import type { FilterParam } from "@/lib/contracts/signal-filters";
import { classificationWords, humanize, signalTypeWords, sourceTypeWords } from "./describe-signal";

export const views = ["active", "archived", "all"] as const;
export type View = (typeof views)[number];

type Options = readonly { value: string; label: string }[];
/** How a filter is set: a choice of values, of the workspace's own sources or companies, or what is typed. */
type Chip =
  | { kind: "choice"; label: string; options: Options; isPrimary?: boolean }
  | { kind: "source" | "company" | "tags" | "text" | "number"; label: string };

export interface FilterControl {
  /** Reads and writes the filter's parameter in the address: a parser of nuqs. */
  parser: { parse(value: string): unknown };
  /** Null where the filter has a place of its own on the page. */
  chip: Chip | null;
}

const atLeast = (...values: number[]) =>
  values.map((value) => ({ value: String(value), label: `${value}+` }));
const entries = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const terms = (values: readonly string[]) => values.map((value) => ({ value, label: humanize(value) }));
const ages = [1, 7, 30, 90].map((days) => ({
  value: String(days),
  label: days === 1 ? "last day" : `last ${days} days`,
}));

/**
 * Every filter's parameter in the address, and how it is set, in the order of the page. Primary chips always show,
 * the others when they are set or when more filters are asked for.
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
    chip: { kind: "choice", label: "Role", options: entries(classificationWords), isPrimary: true },
  },
  days: {
    parser: parseAsInteger,
    chip: { kind: "choice", label: "Age", options: ages, isPrimary: true },
  },
  tags: { parser: parseAsString, chip: { kind: "tags", label: "Tags" } },
  type: {
    parser: parseAsString,
    chip: { kind: "choice", label: "What they did", options: entries(signalTypeWords) },
  },
  kind: {
    parser: parseAsStringLiteral(engagementKinds),
    chip: { kind: "choice", label: "Engagement", options: terms(engagementKinds) },
  },
  sourceType: {
    parser: parseAsString,
    chip: { kind: "choice", label: "Source type", options: entries(sourceTypeWords) },
  },
  persona: { parser: parseAsString, chip: { kind: "choice", label: "Function", options: terms(personas) } },
  source: { parser: parseAsString, chip: { kind: "source", label: "Source" } },
  company: { parser: parseAsString, chip: { kind: "company", label: "Company" } },
  industry: { parser: parseAsString, chip: { kind: "text", label: "Industry" } },
  minEmployees: { parser: parseAsInteger, chip: { kind: "number", label: "Min employees" } },
  maxEmployees: { parser: parseAsInteger, chip: { kind: "number", label: "Max employees" } },
} satisfies Record<FilterParam, FilterControl>;

type FilterParsers = { [Param in FilterParam]: (typeof filterControls)[Param]["parser"] };

/** The signal list's state in the address: shared by link, kept by Back. `signal` is the one in the pane. */
export const signalParams = {
  // Object.fromEntries forgets which parser belongs to which name.
  ...(Object.fromEntries(
    Object.entries(filterControls).map(([name, { parser }]) => [name, parser]),
  ) as FilterParsers),
  sort: parseAsStringLiteral(signalSorts).withDefault("newest"),
  offset: parseAsInteger.withDefault(0),
  signal: parseAsString,
};
export type SignalParams = inferParserType<typeof signalParams>;

const { view: _view, sort: _sort, ...narrowing } = signalParams;

/** Clears every filter; view and sort stay. */
export const noFilters = Object.fromEntries(Object.keys(narrowing).map((name) => [name, null])) as {
  [Name in keyof typeof narrowing]: null;
};

/** Reads the address on the server. */
export const loadSignalParams = createLoader(signalParams);

const pageSize = "25";

/** The filters that are set, as every query over signals has them. */
export function toFilterQuery({ signal, offset, sort, ...params }: SignalParams): Record<string, string> {
  const set = Object.entries(params).filter(([, value]) => value !== null && value !== "");
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}

/** What `GET /api/me/signals` is asked for the page of the list. */
export const listInput = (params: SignalParams) => ({
  query: {
    ...toFilterQuery(params),
    sort: params.sort === "newest" ? null : params.sort,
    limit: pageSize,
    offset: params.offset > 0 ? String(params.offset) : null,
  },
});

/** What it is asked to learn how many signals a view holds under the same filters. */
export const totalInput = (params: SignalParams, view: View) => ({
  query: { ...toFilterQuery({ ...params, view }), limit: "1" },
});

/** Whether anything but view and page narrows the list. */
export const isFiltered = (params: SignalParams): boolean => Object.keys(toFilterQuery(params)).length > 1;
