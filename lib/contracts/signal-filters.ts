/** The query parameters of signal list filters. `db/signal-index/filters.ts` implements the filters. */
import { z } from "zod";
import type { FilterName } from "@/db/signal-index/filter-values";
import { classifications, engagementKinds, signalStages } from "@/db/vocabulary";
import { digits } from "./operation";
import { PackedTags } from "./packed-tags";
import { maxEmployeeCount, maxTagGroups } from "./request-limits";
import { text } from "./text";

/** The query parameter of each filter. `days` sets `since`; customers can't set `until`, `except` and `routing`. */
export type FilterParam = Exclude<FilterName, "since" | "until" | "except" | "routing"> | "days";

interface FilterInput {
  schema: z.ZodType;
  /** The parameter's description in the API reference. */
  meaning: string;
}

/** `FilterParam` defines the parameters: a missing one is a type error. */
export const signalFilters = {
  type: { schema: text().optional(), meaning: "Only signals of this type. An unknown type matches none." },
  kind: {
    schema: z.enum(engagementKinds).optional(),
    meaning: "Only signals that started with this kind of engagement.",
  },
  minScore: { schema: digits(1, 10).optional(), meaning: "Only signals with at least this strength." },
  minIcp: {
    schema: digits(0, 100).optional(),
    meaning: "Only signals with at least this fit.",
  },
  minEmployees: {
    schema: digits(0, maxEmployeeCount).optional(),
    meaning:
      "Only signals whose company has at least this many employees. Excludes companies of unknown size.",
  },
  maxEmployees: {
    schema: digits(0, maxEmployeeCount).optional(),
    meaning:
      "Only signals whose company has at most this many employees. Excludes companies of unknown size.",
  },
  classification: {
    schema: z.enum(classifications).optional(),
    meaning: "`buyer` also matches unclassified signals.",
  },
  days: { schema: digits(1, 3650).optional(), meaning: "Look back this many days." },
  source: { schema: z.uuid().optional(), meaning: "Only signals from the source with this ID." },
  sourceType: {
    schema: text().optional(),
    meaning: "Only signals from sources of this type. An unknown type matches none.",
  },
  persona: { schema: text().max(200).optional(), meaning: "Matches anywhere in the persona." },
  industry: { schema: text().max(200).optional(), meaning: "Matches anywhere in the company's industry." },
  search: {
    schema: text().max(200).optional(),
    meaning: "Matches anywhere in the name, company, context or post.",
  },
  company: {
    schema: text().max(500).optional(),
    meaning: "The company's key: its network URL, or its name in lower case.",
  },
  view: {
    schema: z.enum(["active", "archived", "all"]).default("active"),
    meaning: "`active` hides the signals that the caller archived.",
  },
  tags: {
    schema: PackedTags.optional(),
    meaning: `\`<categoryId>:<token>|<token>,<categoryId>:<token>\`; a token is a value's ID, \`!\` followed by an ID, \`none\` or \`any\`. At least one token of each group must match. At most ${maxTagGroups} groups, one per category.`,
  },
  assignee: {
    schema: z.union([z.enum(["me", "none"]), z.uuid()]).optional(),
    meaning: "Only signals assigned to the caller (`me`), to nobody (`none`) or to the member with this ID.",
  },
  stage: { schema: z.enum(signalStages).optional(), meaning: "Only signals in this stage." },
} satisfies Record<FilterParam, FilterInput>;

type Schemas = { [Param in FilterParam]: (typeof signalFilters)[Param]["schema"] };

export const SignalFilters = z.object(
  // Object.fromEntries loses the mapping from name to schema.
  Object.fromEntries(Object.entries(signalFilters).map(([name, { schema }]) => [name, schema])) as Schemas,
);
export type SignalFilters = z.infer<typeof SignalFilters>;

/** The API description of each filter. */
export const filterMeanings: Record<string, string> = Object.fromEntries(
  Object.entries(signalFilters).map(([name, { meaning }]) => [name, meaning]),
);
