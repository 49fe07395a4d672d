import {
  createLoader,
  createParser,
  createSerializer,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { choice, type Filter, paramsOf, queryOf } from "@/components/filters/filter-table";
import {
  classificationLabels,
  humanize,
  signalTypeLabels,
  sourceTypeLabels,
} from "@/components/labels/describe-signal";
import { ageOptions, optionsOf } from "@/components/ui/options";
import {
  classifications,
  engagementKinds,
  personas,
  type SignalSort,
  type SignalStage,
  signalSorts,
  signalStages,
} from "@/db/vocabulary";
import { foundPeriods } from "@/lib/contracts/built-in-views";
import { fitRange, fitSteps } from "@/lib/contracts/fit-steps";
import type { FilterParam } from "@/lib/contracts/signal-filters";

export const views = ["active", "archived", "all"] as const;
export type View = (typeof views)[number];

export const layouts = ["list", "board"] as const;
export type Layout = (typeof layouts)[number];

const atLeast = (...values: number[]) =>
  values.map((value) => ({ value: String(value), label: `${value}+` }));
const atMost = (...values: number[]) =>
  values.map((value) => ({ value: String(value), label: `up to ${value}` }));
const fitRanges = Array.from({ length: fitSteps }, (_, step) => fitRange(step));
const terms = (values: readonly string[]) => values.map((value) => ({ value, label: humanize(value) }));
const primary = { isPrimary: true };

/** One or more stages, separated by commas. */
const parseAsStages = createParser({
  parse: (text) =>
    text.split(",").every((one) => signalStages.some((stage) => stage === one)) ? text : null,
  serialize: String,
});

/**
 * The filters with a chip, in display order. The workspace's own choices are offered by the page. Primary ones are
 * always visible; others show when set or under "More filters".
 */
export const signalFilters = {
  minScore: choice("Strength", parseAsInteger, atLeast(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), primary),
  maxScore: choice("Max strength", parseAsInteger, atMost(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)),
  minIcp: choice("Fit", parseAsInteger, atLeast(...fitRanges.map(({ from }) => from)), primary),
  maxIcp: choice("Max fit", parseAsInteger, atMost(...fitRanges.map(({ to }) => to))),
  classification: choice(
    "Role",
    parseAsStringLiteral(classifications),
    optionsOf(classificationLabels),
    primary,
  ),
  days: choice("Age", parseAsInteger, ageOptions(1, 7, 30, 90), primary),
  found: choice("Found", parseAsStringLiteral(foundPeriods), [
    { value: "since_last_visit", label: "Since your last visit" },
  ]),
  assignee: choice("Assigned to", parseAsString, undefined, primary),
  stage: choice("Stage", parseAsStages, undefined, primary),
  tags: { kind: "tags", label: "Tags", parser: parseAsString, ...primary },
  perPerson: choice("Per person", parseAsStringLiteral(["newest"]), [
    { value: "newest", label: "Newest signal only" },
  ]),
  type: choice("What they did", parseAsString, optionsOf(signalTypeLabels)),
  kind: choice("Engagement", parseAsStringLiteral(engagementKinds), terms(engagementKinds)),
  sourceType: choice("Source type", parseAsString, optionsOf(sourceTypeLabels)),
  persona: choice("Function", parseAsString, terms(personas)),
  source: choice("Source", parseAsString),
  post: choice("Post", parseAsString),
  company: choice("Company", parseAsString),
  industry: { kind: "text", label: "Industry", parser: parseAsString },
  minEmployees: { kind: "number", label: "Min employees", parser: parseAsInteger },
  maxEmployees: { kind: "number", label: "Max employees", parser: parseAsInteger },
} satisfies Record<Exclude<FilterParam, "view" | "search">, Filter>;

/** By when people did something, last first; the API's own default is when it was found. */
export const defaultSort = "engaged" satisfies SignalSort;

/**
 * URL state of the signal list, so links and Back keep it. `signal` is the one open in the pane, `saved` the saved view
 * that the filters come from, `layout` whether the signals stand in a list or on a board.
 */
export const signalParams = {
  view: parseAsStringLiteral(views).withDefault("active"),
  search: parseAsString.withDefault(""),
  ...paramsOf(signalFilters),
  sort: parseAsStringLiteral(signalSorts).withDefault(defaultSort),
  signal: parseAsString,
  saved: parseAsString,
  layout: parseAsStringLiteral(layouts).withDefault("list"),
};
export type SignalParams = inferParserType<typeof signalParams>;

const { view: _view, sort: _sort, layout: _layout, ...narrowing } = signalParams;

/** Clears all filters but keeps view, sort and layout. */
export const noFilters = Object.fromEntries(Object.keys(narrowing).map((name) => [name, null])) as {
  [Name in keyof typeof narrowing]: null;
};

const serialize = createSerializer(signalParams);

/** The list as the query of an address, "?" included: its filters, order and page, and with `signal` what is open. */
export const listSearch = (params: SignalParams, signal: string | null = null): string =>
  serialize({ ...params, signal });

/** The address of the list with these filters and this order. */
export const queueAddress = (params: Partial<SignalParams>): string => `/signals${serialize(params)}`;

/** Reads the URL on the server. */
export const loadSignalParams = createLoader(signalParams);

const pageSize = "25";

/** The active filters, in the form that all signal queries use. */
export const toFilterQuery = ({ signal, saved, layout, offset, sort, ...params }: SignalParams) =>
  queryOf(params);

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

/** Query input of `GET /api/me/signals` for a page, from 0, of one column of the board. */
export const columnInput = (params: SignalParams, stage: SignalStage, page: number) => ({
  query: {
    ...exportInput({ ...params, stage }).query,
    limit: pageSize,
    offset: page > 0 ? String(page * Number(pageSize)) : null,
  },
});

/** The stages that the board shows: all, or those that the filters ask for. */
export const boardStages = ({ stage }: Pick<SignalParams, "stage">): readonly SignalStage[] =>
  stage === null ? signalStages : signalStages.filter((one) => stage.split(",").includes(one));

/** Whether any filter is active, ignoring view and page. */
export const isFiltered = (params: SignalParams): boolean => Object.keys(toFilterQuery(params)).length > 1;
