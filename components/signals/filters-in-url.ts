import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { classifications, engagementKinds, personas } from "@/db/vocabulary";
import { classificationWords, humanize, signalTypeWords, sourceTypeWords } from "./describe-signal";

export const views = ["active", "archived", "all"] as const;
export type View = (typeof views)[number];

/** The signal list's state in the address: shared by link, kept by Back. `signal` is the one in the pane. */
export const signalParams = {
  view: parseAsStringLiteral(views).withDefault("active"),
  search: parseAsString.withDefault(""),
  minScore: parseAsInteger,
  minIcp: parseAsInteger,
  kind: parseAsStringLiteral(engagementKinds),
  classification: parseAsStringLiteral(classifications),
  days: parseAsInteger,
  sourceType: parseAsString,
  persona: parseAsString,
  industry: parseAsString,
  type: parseAsString,
  source: parseAsString,
  company: parseAsString,
  tags: parseAsString,
  offset: parseAsInteger.withDefault(0),
  signal: parseAsString,
};
export type SignalParams = inferParserType<typeof signalParams>;

const { view: _view, ...narrowing } = signalParams;

/** Sets the list free of every filter; the view stays. */
export const noFilters = Object.fromEntries(Object.keys(narrowing).map((name) => [name, null])) as {
  [Name in keyof typeof narrowing]: null;
};

/** Reads the address on the server. */
export const loadSignalParams = createLoader(signalParams);

const pageSize = "25";

/** The filters that are set, as every query over signals has them. */
export function toFilterQuery({ signal: _, offset: __, ...params }: SignalParams): Record<string, string> {
  const set = Object.entries(params).filter(([, value]) => value !== null && value !== "");
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}

/** What `GET /api/me/signals` is asked for the page of the list. */
export const listInput = (params: SignalParams) => ({
  query: {
    ...toFilterQuery(params),
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

const atLeast = (...values: number[]) =>
  values.map((value) => ({ value: String(value), label: `${value}+` }));
const entries = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const terms = (values: readonly string[]) => values.map((value) => ({ value, label: humanize(value) }));

/** The filters with a few values that are always in sight, in their order. */
export const chiefChoices = {
  minScore: { label: "Strength", options: atLeast(5, 7, 8, 9) },
  minIcp: { label: "Fit", options: atLeast(60, 70, 80, 90) },
  classification: { label: "Role", options: entries(classificationWords) },
  days: {
    label: "Age",
    options: [1, 7, 30, 90].map((days) => ({
      value: String(days),
      label: days === 1 ? "last day" : `last ${days} days`,
    })),
  },
} as const;

/** Those that show when they are set, or when more filters are wanted. */
export const furtherChoices = {
  type: { label: "What they did", options: entries(signalTypeWords) },
  kind: { label: "Engagement", options: terms(engagementKinds) },
  sourceType: { label: "Source kind", options: entries(sourceTypeWords) },
  persona: { label: "Function", options: terms(personas) },
} as const;
