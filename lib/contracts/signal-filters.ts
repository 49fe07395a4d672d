/** How each filter of a signal list is asked for. `db/signal-index/filters.ts` says how it is answered. */
import { z } from "zod";
import type { FilterName } from "@/db/signal-index/filter-values";
import { classifications, engagementKinds } from "@/db/vocabulary";
import { digits } from "./operation";
import { PackedTags } from "./packed-tags";
import { maxEmployeeCount, maxTagGroups } from "./request-limits";
import { text } from "./text";

/** The parameter of a query that stands for each filter: `days` sets `since`, and two are not for customers to set. */
export type FilterParam = Exclude<FilterName, "since" | "until" | "except"> | "days";

interface FilterInput {
  schema: z.ZodType;
  /** What the API's description says of the parameter. */
  meaning: string;
}

/** Which parameters there are is `FilterParam`'s to say: one that is missing here is a type error. */
export const signalFilters = {
  type: { schema: text().optional(), meaning: "Only of this type." },
  kind: {
    schema: z.enum(engagementKinds).optional(),
    meaning: "Only signals that began with this kind of engagement.",
  },
  minScore: { schema: digits(1, 10).optional(), meaning: "Only signals of at least this strength." },
  minIcp: {
    schema: digits(0, 100).optional(),
    meaning: "Only signals whose composite score is at least this.",
  },
  minEmployees: {
    schema: digits(0, maxEmployeeCount).optional(),
    meaning:
      "Only signals whose company has at least this many employees; companies of unknown size are left out.",
  },
  maxEmployees: {
    schema: digits(0, maxEmployeeCount).optional(),
    meaning:
      "Only signals whose company has at most this many employees; companies of unknown size are left out.",
  },
  classification: {
    schema: z.enum(classifications).optional(),
    meaning: "`buyer` also matches signals that are not classified.",
  },
  days: { schema: digits(1, 3650).optional(), meaning: "Look back this many days." },
  source: { schema: z.uuid().optional(), meaning: "Only of the source with this id." },
  sourceType: { schema: text().optional(), meaning: "Only of sources of this type." },
  persona: { schema: text().max(200).optional(), meaning: "Found anywhere in the persona." },
  industry: { schema: text().max(200).optional(), meaning: "Found anywhere in the company's industry." },
  search: {
    schema: text().max(200).optional(),
    meaning: "Found anywhere in name, company, context or post.",
  },
  company: {
    schema: text().max(500).optional(),
    meaning: "A company's key: its network address, or its name in lower case.",
  },
  view: {
    schema: z.enum(["active", "archived", "all"]).default("active"),
    meaning: "`active` hides what the caller has archived.",
  },
  tags: {
    schema: PackedTags.optional(),
    meaning: `\`<categoryId>:<token>|<token>,<categoryId>:<token>\`; a token is a value's id, \`!\` and an id, \`none\` or \`any\`. One token of each group must hold. At most ${maxTagGroups} groups, each of another category.`,
  },
} satisfies Record<FilterParam, FilterInput>;

type Schemas = { [Param in FilterParam]: (typeof signalFilters)[Param]["schema"] };

export const SignalFilters = z.object(
  // Object.fromEntries forgets which schema belongs to which name.
  Object.fromEntries(Object.entries(signalFilters).map(([name, { schema }]) => [name, schema])) as Schemas,
);
export type SignalFilters = z.infer<typeof SignalFilters>;

/** What the API's description says of each filter. */
export const filterMeanings: Record<string, string> = Object.fromEntries(
  Object.entries(signalFilters).map(([name, { meaning }]) => [name, meaning]),
);
