import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import type { SignalItem } from "@/lib/contracts/signals";
import { classificationWords, humanize, sourceTypeWords } from "./describe-signal";

const kinds = ["reaction", "comment"] as const satisfies NonNullable<SignalItem["kind"]>[];
const classifications = ["buyer", "influencer"] as const satisfies NonNullable<
  SignalItem["classification"]
>[];

/** The signal list's state in the address: shared by link, kept by Back. `signal` is the one in the pane. */
export const signalParams = {
  search: parseAsString.withDefault(""),
  minScore: parseAsInteger,
  minIcp: parseAsInteger,
  kind: parseAsStringLiteral(kinds),
  classification: parseAsStringLiteral(classifications),
  days: parseAsInteger,
  sourceType: parseAsString,
  persona: parseAsString,
  industry: parseAsString,
  type: parseAsString,
  source: parseAsString,
  company: parseAsString,
  offset: parseAsInteger.withDefault(0),
  signal: parseAsString,
};
export type SignalParams = inferParserType<typeof signalParams>;

/** Reads the address on the server. */
export const loadSignalParams = createLoader(signalParams);

/** What `GET /api/me/signals` is asked: the filters that are set, as its query has them. */
export function toSignalQuery({ signal: _, ...params }: SignalParams): Record<string, string> {
  const set = Object.entries(params).filter(([, value]) => value !== null && value !== "" && value !== 0);
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}

/** Whether anything but the page narrows the list. */
export const isFiltered = (params: SignalParams): boolean =>
  Object.keys(toSignalQuery({ ...params, offset: 0 })).length > 0;

const atLeast = (...values: number[]) =>
  values.map((value) => ({ value: String(value), label: `${value}+` }));
const entries = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The filters with a few values, in the order in which they are shown. */
export const filterChoices = {
  minScore: { label: "Strength", options: atLeast(5, 7, 8, 9) },
  minIcp: { label: "Fit", options: atLeast(60, 70, 80, 90) },
  classification: { label: "Role", options: entries(classificationWords) },
  kind: { label: "Did", options: kinds.map((kind) => ({ value: kind, label: humanize(kind) })) },
  sourceType: { label: "Source", options: entries(sourceTypeWords) },
  days: {
    label: "Age",
    options: [1, 7, 30, 90].map((days) => ({
      value: String(days),
      label: days === 1 ? "last day" : `last ${days} days`,
    })),
  },
} as const;
