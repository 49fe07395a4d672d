/** Every filter of a signal list: its condition on rows, and what sealed blocks store for it. */
import {
  and,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { signalArchives, signals } from "../schema";
import { signalTypesOf } from "../signal-types";
import { contains } from "../text-patterns";
import { bitsFrom, everyBit, ordinalAt } from "./block-bits";
import { isAtLeast, isNumber } from "./decimal";
import {
  archiveFact,
  doneFact,
  employeeFacts,
  fitFact,
  forEveryone,
  hasNewerFact,
  place,
  strengthFact,
} from "./facts";
import type { BlockAnswer, Fact, Filter } from "./filter";
import type { FilterName, FilterValues, SignalListFilters } from "./filter-values";
import { raw } from "./raw-number";
import { matchesRules, routingBits, routingFacts } from "./routing-rules";
import { findsBits, hasSearched } from "./search";
import { groupBits, matchesGroup, tagFacts } from "./tag-groups";

/** The value of the `assignee` attribute for signals that nobody has. */
const unassigned = "none";

const anyBits = (bits: SQL[]): SQL => sql`(${sql.join(bits, sql` | `)})`;

/** `FilterValues` defines the filters. One that is missing here is a type error. */
export const filters = {
  view: {
    rows: (view, { userId }) => {
      const archived = sql`exists (select 1 from ${signalArchives} a
        where a.user_id = ${userId} and a.signal_id = ${signals.id})`;
      if (view === "all") return undefined;
      if (view === "archived") return or(archived, isNotNull(signals.doneAt));
      // Not the negation of the above: the planner joins by `not exists` only where it stands alone.
      return and(not(archived), isNull(signals.doneAt));
    },
    blocks: {
      facts: [archiveFact, doneFact],
      bits: (view, { has, userId }) => {
        if (view === "all") return undefined;
        const archived = sql`(${has("archived", userId)} | ${has("done", forEveryone)})`;
        return view === "archived" ? archived : sql`(~${archived})`;
      },
    },
  },
  type: {
    rows: (type) => inArray(sql`${signals.type}`, [...signalTypesOf(type)]),
    blocks: {
      facts: [{ kind: "value", attribute: "type", column: signals.type }],
      bits: (type, { has }) => anyBits(signalTypesOf(type).map((one) => has("type", one))),
    },
  },
  kind: {
    rows: (kind) => eq(signals.kind, kind),
    blocks: {
      facts: [{ kind: "value", attribute: "kind", column: signals.kind }],
      bits: (kind, { has }) => has("kind", kind),
    },
  },
  minScore: {
    rows: (score) => gte(signals.strength, score),
    blocks: {
      facts: [strengthFact],
      bits: (score, { has }) => has("strength", String(score)),
    },
  },
  maxScore: {
    rows: (score) => lte(signals.strength, score),
    blocks: {
      facts: [strengthFact],
      bits: (score, { has }) => sql`(~${has("strength", String(score + 1))})`,
    },
  },
  minIcp: {
    rows: (score) => gte(signals.icpScore, score),
    blocks: {
      facts: [fitFact],
      bits: (score, { has }) => has("icp", String(score)),
    },
  },
  maxIcp: {
    rows: (score) => lte(signals.icpScore, score),
    blocks: {
      facts: [fitFact],
      bits: (score, { has }) => sql`(${has("icp", "0")} & ~${has("icp", String(score + 1))})`,
    },
  },
  minEmployees: {
    rows: (count) => gte(signals.employeeCount, count),
    blocks: {
      facts: employeeFacts,
      bits: (count, reader) => isAtLeast("employees", count, reader) ?? isNumber("employees", reader),
    },
  },
  maxEmployees: {
    rows: (count) => lte(signals.employeeCount, count),
    blocks: {
      facts: employeeFacts,
      bits: (count, reader) =>
        sql`(${isNumber("employees", reader)} & ~${isAtLeast("employees", count + 1, reader)})`,
    },
  },
  classification: {
    rows: (classification) =>
      classification === "buyer"
        ? or(eq(signals.classification, "buyer"), isNull(signals.classification))
        : eq(signals.classification, classification),
    blocks: {
      facts: [
        {
          kind: "value",
          attribute: "classification",
          column: signals.classification,
          // An unclassified signal counts as a buyer.
          read: (column) => sql`coalesce(${column}, 'buyer')`,
        },
      ],
      bits: (classification, { has }) => has("classification", classification),
    },
  },
  since: {
    rows: (moment) => gte(signals.createdAt, moment),
    blocks: {
      facts: [place],
      part: (moment, { customerId }) => sql`since as materialized (
        select ${ordinalAt(customerId, sql`${moment.toISOString()}`)} as first)`,
      within: (_, { size }) => sql`b.block >= (select first from since) / ${raw(size)}`,
      bits: (_, { size }) => sql`case when b.block = (select first from since) / ${raw(size)}
        then ${bitsFrom(sql`(select first from since)`, size)} else ${everyBit} end`,
    },
  },
  until: {
    rows: (moment) => lt(signals.createdAt, moment),
    blocks: {
      facts: [place],
      part: (moment, { customerId }) => sql`until as materialized (
        select ${ordinalAt(customerId, sql`${moment.toISOString()}`)} as first)`,
      within: (_, { size }) => sql`b.block <= (select first from until) / ${raw(size)}`,
      bits: (_, { size }) => sql`case when b.block = (select first from until) / ${raw(size)}
        then ~${bitsFrom(sql`(select first from until)`, size)} else ${everyBit} end`,
    },
  },
  source: {
    rows: (source) => eq(signals.sourceId, source),
    blocks: {
      facts: [
        {
          kind: "value",
          attribute: "source",
          column: signals.sourceId,
          read: (column) => sql`${column}::text`,
        },
      ],
      bits: (source, { has }) => has("source", source.toLowerCase()),
    },
  },
  sourceType: {
    rows: (type) => sql`${signals.sourceType} = ${type}`,
    blocks: {
      facts: [{ kind: "value", attribute: "sourceType", column: signals.sourceType }],
      bits: (type, { has }) => has("sourceType", type),
    },
  },
  persona: {
    rows: (text) => ilike(signals.persona, contains(text)),
    blocks: {
      facts: [{ kind: "term", attribute: "persona", column: signals.persona }],
      bits: (text, { hasPart }) => hasPart("persona", text),
    },
  },
  industry: {
    rows: (text) => ilike(signals.industry, contains(text)),
    blocks: {
      facts: [{ kind: "term", attribute: "industry", column: signals.industry }],
      bits: (text, { hasPart }) => hasPart("industry", text),
    },
  },
  search: {
    rows: hasSearched,
    blocks: {
      facts: [{ kind: "words", column: signals.words }],
      part: (search, { customerId, size }) => findsBits({ customerId, search, size }),
      bits: () => sql`coalesce((select f.bits from found f where f.block = b.block), ~${everyBit})`,
    },
  },
  post: { rows: (id) => eq(signals.postId, id), blocks: null },
  company: { rows: (key) => eq(signals.companyKey, key), blocks: null },
  tags: {
    rows: (groups) => and(...groups.map(matchesGroup)),
    blocks: {
      facts: [tagFacts],
      bits: (groups, reader) => {
        const bits = groups.map((group) => groupBits(group, reader)).filter((group) => group !== undefined);
        return bits.length > 0 ? sql`(${sql.join(bits, sql` & `)})` : undefined;
      },
    },
  },
  assignee: {
    rows: (userIds) => {
      const members = userIds.filter((userId) => userId !== null);
      return or(
        members.length > 0 ? inArray(signals.assigneeId, members) : undefined,
        members.length < userIds.length ? isNull(signals.assigneeId) : undefined,
      );
    },
    blocks: {
      facts: [
        {
          kind: "value",
          attribute: "assignee",
          column: signals.assigneeId,
          read: (column) => sql`coalesce(${column}::text, ${sql.raw(`'${unassigned}'`)})`,
        },
      ],
      bits: (userIds, { has }) =>
        anyBits(userIds.map((userId) => has("assignee", userId?.toLowerCase() ?? unassigned))),
    },
  },
  stage: {
    rows: (stages) => inArray(signals.stage, [...stages]),
    blocks: {
      facts: [{ kind: "value", attribute: "stage", column: signals.stage }],
      bits: (stages, { has }) => anyBits(stages.map((stage) => has("stage", stage))),
    },
  },
  perPerson: {
    rows: () => eq(signals.hasNewer, false),
    blocks: {
      facts: [hasNewerFact],
      bits: (_, { has }) => sql`(~${has("hasNewer", "true")})`,
    },
  },
  except: { rows: (id) => ne(signals.id, id), blocks: null },
  routing: { rows: matchesRules, blocks: { facts: routingFacts, bits: routingBits } },
} satisfies { [Name in FilterName]: Filter<FilterValues[Name]> };

/** A filter that is set, with its value. */
interface SetFilter {
  filter: Filter<unknown>;
  value: unknown;
}

/** The filters that a query sets, in table order. */
export function setFilters(input: SignalListFilters): SetFilter[] {
  const names = Object.keys(filters) as (keyof typeof filters)[];
  return names.flatMap((name) => {
    const value = input[name];
    return value === undefined ? [] : [{ filter: filters[name], value }];
  });
}

/** The same, if sealed blocks can answer all of them; null if one needs rows. */
export function setBlockFilters(
  input: SignalListFilters,
): { answer: BlockAnswer<unknown>; value: unknown }[] | null {
  const answers = setFilters(input).map(({ filter, value }) => ({ answer: filter.blocks, value }));
  const able = answers.flatMap(({ answer, value }) =>
    answer && (answer.canAnswer?.(value) ?? true) ? [{ answer, value }] : [],
  );
  return able.length === answers.length ? able : null;
}

/** What sealed blocks store for all filters, without duplicates. */
export const keptFacts: Fact[] = [
  ...new Set(Object.values(filters).flatMap(({ blocks }): Fact[] => blocks?.facts ?? [])),
];

/** Whether every signal of the workspace matches. */
export const isUnfiltered = ({ view, ...others }: SignalListFilters): boolean =>
  view === "all" && setFilters({ ...others, view }).length === 1;

/** The combined condition of all filters on rows of `signals`. */
export function matchesFilters(input: SignalListFilters): SQL | undefined {
  const conditions = setFilters(input).map(({ filter, value }) => filter.rows(value, input));
  return and(eq(signals.customerId, input.customerId), ...conditions);
}
