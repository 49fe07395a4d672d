/** The query parameters of signal list filters. `db/signal-index/filters.ts` implements the filters. */
import { z } from "zod";
import type { FilterName } from "@/db/signal-index/filter-values";
import { classifications, engagementKinds, signalStages } from "@/db/vocabulary";
import { foundPeriods } from "./built-in-views";
import { daysBack, digits, oneOrMore } from "./operation";
import { PackedTags } from "./packed-tags";
import { maxEmployeeCount, maxTagGroups } from "./request-limits";
import { text } from "./text";

/** The query parameter of each filter. `days` and `found` set `since`; customers can't set the others left out. */
export type FilterParam = Exclude<FilterName, "since" | "until" | "except" | "routing"> | "days" | "found";

/** `FilterParam` defines the parameters: a missing one is a type error. */
export const SignalFilters = z.object({
  type: text()
    .optional()
    .describe("Only signals of this type, or group of types. An unknown type matches none."),
  kind: z
    .enum(engagementKinds)
    .optional()
    .describe("Only signals that started with this kind of engagement."),
  minScore: digits(1, 10).optional().describe("Only signals with at least this strength."),
  maxScore: digits(1, 10).optional().describe("Only signals with at most this strength."),
  minIcp: digits(0, 100).optional().describe("Only signals with at least this fit."),
  maxIcp: digits(0, 100)
    .optional()
    .describe("Only signals with at most this fit. Excludes signals without one."),
  minEmployees: digits(0, maxEmployeeCount)
    .optional()
    .describe(
      "Only signals whose company has at least this many employees. Excludes companies of unknown size.",
    ),
  maxEmployees: digits(0, maxEmployeeCount)
    .optional()
    .describe(
      "Only signals whose company has at most this many employees. Excludes companies of unknown size.",
    ),
  classification: z.enum(classifications).optional().describe("`buyer` also matches unclassified signals."),
  days: daysBack(1, 3650).optional(),
  found: z
    .enum(foundPeriods)
    .optional()
    .describe("Only signals found since the caller's last visit to the list; all before their second visit."),
  source: z.uuid().optional().describe("Only signals from the source with this ID."),
  sourceType: text()
    .optional()
    .describe("Only signals from sources of this type. An unknown type matches none."),
  post: z.uuid().optional().describe("Only signals that the watched post with this ID led to."),
  persona: text().max(200).optional().describe("Matches anywhere in the persona."),
  industry: text().max(200).optional().describe("Matches anywhere in the company's industry."),
  search: text()
    .max(200)
    .optional()
    .describe(
      "Only signals with all of these words in the name, company, context or post, in any order. " +
        "The last one may go on; quotes keep words together. Case, accents, apostrophes and hyphens don't matter. " +
        "One wrong letter in a word of five letters or more that no signal has is forgiven.",
    ),
  company: text()
    .max(500)
    .optional()
    .describe("The company's key: its network URL, or its name in lower case."),
  view: z
    .enum(["active", "archived", "all"])
    .default("active")
    .describe("`active` hides the signals that the caller archived, and those done for everyone."),
  tags: PackedTags.optional().describe(
    "`<categoryId>:<token>|<token>,<categoryId>:<token>`; " +
      "a token is a value's ID, `!` followed by an ID, `none` or `any`. " +
      `At least one token of each group must match. At most ${maxTagGroups} groups, one per category.`,
  ),
  assignee: z
    .union([z.enum(["me", "none", "me,none"]), z.uuid()])
    .optional()
    .describe(
      "Only signals assigned to the caller (`me`), to nobody (`none`), to either (`me,none`) or to the member with this ID.",
    ),
  stage: oneOrMore(signalStages)
    .optional()
    .describe("Only signals in this stage, or in one of several, separated by commas."),
  perPerson: z
    .enum(["newest"])
    .optional()
    .describe("Only the newest signal of each person, if it matches the other filters."),
} satisfies Record<FilterParam, z.ZodType>);
export type SignalFilters = z.infer<typeof SignalFilters>;
