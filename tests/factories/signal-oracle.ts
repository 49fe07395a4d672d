/** A simple reference implementation of the signal list's filters, and random queries to compare both with. */
import fc from "fast-check";
import { type SignalSort, signalSorts, signalStages } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import { foundPeriods } from "@/lib/contracts/built-in-views";
import type { TagGroup } from "@/lib/contracts/packed-tags";
import type { SignalFilters } from "@/lib/contracts/signal-filters";
import { newId } from "@/lib/ids";
import type { SignalRow } from "./many-signals";

export const searches = [
  "ana",
  "LÓPEZ",
  "lop ANA",
  "ünal",
  "unal zoe",
  "%",
  "50%",
  "oneil",
  "o'nei",
  "O’Neil fits",
  "neil",
  "STRASSE",
  "b&",
  "exc",
  "cept",
  "stra",
  "no such",
  "exception",
  "exception of an",
  "Excep_case",
  "rarely excep",
  '"an exception"',
  '"exception an"',
  '"of an exc',
  '"Spoke of" rare',
  "a post ON",
  "a po",
  "spoke ",
  "spoke of",
];

/** The words of a text in `searches`' letters, with a space around each: what the migrations' `signal_words` does. */
const wordsOf = (text: string | null): string => {
  const folded = (text ?? "").normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").replaceAll("ß", "ss");
  const split = (joined: string) => joined.split(/[^\p{L}\p{N}]+/u).join(" ");
  return ` ${split(folded.replace(/['’]/g, ""))} | ${split(folded)} `;
};

/** Whether a row has every word of a search, in any order, the last as a prefix, and what is in quotes as a phrase. */
function isFound({ personName, companyName, whyItMatters, postExcerpt }: SignalRow, search: string): boolean {
  const words = [personName, companyName, whyItMatters, postExcerpt]
    .map(wordsOf)
    .join("|")
    .replace(/ +/g, " ");
  const parts = [...search.matchAll(/"([^"]*)("|$)|[^ "]+/g)];
  const asked = parts.flatMap(([all, quoted, end], n) => {
    const text = wordsOf(quoted ?? all)
      .split("|")[0]
      ?.trim();
    return text ? [{ text, isOpen: n === parts.length - 1 && !end }] : [];
  });
  return (
    asked.length > 0 && asked.every(({ text, isOpen }) => words.includes(` ${text}${isOpen ? "" : " "}`))
  );
}

/** PostgreSQL folds case letter by letter; so does this, for the letters used here. */
const has = (text: string | null, part: string) => text?.toLowerCase().includes(part.toLowerCase()) ?? false;

/** What the filters need besides the rows: this user, their archive and last visit, the tags by signal, the time. */
export interface SignalWorld {
  userId: string;
  archived: Set<string>;
  tags: Map<string, { categoryId: string; valueId: string }[]>;
  now: Date;
  /** Null before the second visit. */
  lastVisitAt: Date | null;
}

/** The newest signal of each person, by ID. */
const newestOfPersons = (rows: SignalRow[]): Set<string> =>
  new Set(new Map(rows.toSorted(newestLast).map(({ id, personId }) => [personId, id])).values());

interface Reading<Value> {
  /** Whether a row matches the filter. */
  holds(row: SignalRow, value: Value, world: SignalWorld & { newest: Set<string> }): boolean;
  /** Values to ask for, as they appear in a URL. */
  values: readonly string[];
}
type Param = keyof SignalFilters;
type Asked = { [Name in Param]: NonNullable<SignalFilters[Name]> };

/** The reference implementation of each filter; a missing one is a type error. */
const readings: { [Name in Param]: Reading<Asked[Name]> } = {
  view: {
    holds: ({ id, doneAt }, view, { archived }) =>
      view === "all" || (doneAt !== null || archived.has(id)) === (view === "archived"),
    values: ["active", "archived", "all"],
  },
  type: {
    holds: (row, name) => {
      const origin = name.replace("COMPANY_PAGE", "(OWN|COMPETITOR)_COMPANY");
      return new RegExp(`^${origin}(_(REACTION|COMMENT|POST))?$`).test(row.type);
    },
    values: [
      "KEYWORD_SEARCH_POST",
      "OWN_COMPANY_COMMENT",
      "COMPANY_PAGE",
      "COMPANY_PAGE_COMMENT",
      "nonsense",
    ],
  },
  kind: { holds: (row, kind) => row.kind === kind, values: ["reaction", "comment"] },
  minScore: { holds: (row, least) => row.strength >= least, values: ["1", "5", "10"] },
  maxScore: { holds: (row, most) => row.strength <= most, values: ["1", "6", "10"] },
  maxIcp: {
    holds: ({ icpScore }, most) => icpScore !== null && icpScore <= most,
    values: ["0", "64", "100"],
  },
  minIcp: {
    holds: ({ icpScore }, least) => icpScore !== null && icpScore >= least,
    values: ["0", "50", "100"],
  },
  minEmployees: {
    holds: ({ employeeCount }, least) => employeeCount !== null && employeeCount >= least,
    values: ["0", "1", "30", "99", "100", "207", "1000", "10000000"],
  },
  maxEmployees: {
    holds: ({ employeeCount }, most) => employeeCount !== null && employeeCount <= most,
    values: ["0", "1", "9", "99", "130", "199", "999", "10000000"],
  },
  classification: {
    holds: (row, asked) => (row.classification ?? "buyer") === asked,
    values: ["buyer", "influencer"],
  },
  days: {
    holds: ({ createdAt }, count, { now }) => createdAt.getTime() >= now.getTime() - days(count),
    values: ["1", "7", "3650"],
  },
  found: {
    holds: ({ createdAt }, _period, { lastVisitAt }) => lastVisitAt === null || createdAt >= lastVisitAt,
    values: foundPeriods,
  },
  source: { holds: (row, source) => row.sourceId === source, values: [] },
  sourceType: {
    holds: (row, type) => row.sourceType === type,
    values: ["own_company", "keyword_search", "nonsense"],
  },
  post: { holds: (row, post) => row.postId === post, values: ["01890000-0000-7000-8000-000000000000"] },
  persona: { holds: (row, part) => has(row.persona, part), values: ["sales", "_", "MARK", "o"] },
  industry: {
    holds: (row, part) => has(row.industry, part),
    values: ["services", "&", "%", "Software Development"],
  },
  search: {
    holds: isFound,
    values: searches,
  },
  company: {
    holds: (row, key) => row.companyKey === key,
    values: ["https://www.network.example/company/a", "b & co", "c%", "c", "B & Co"],
  },
  tags: {
    holds: ({ id }, groups, { tags }) => groups.every((group) => holds(tags.get(id) ?? [], group)),
    values: [],
  },
  assignee: {
    holds: ({ assigneeId }, asked, { userId }) => {
      if (asked === "none") return assigneeId === null;
      if (asked === "me,none") return assigneeId === null || assigneeId === userId;
      return assigneeId !== null && assigneeId === (asked === "me" ? userId : asked);
    },
    values: ["me", "none", "me,none", "01890000-0000-7000-8000-000000000000"],
  },
  stage: {
    holds: (row, stages) => stages.includes(row.stage),
    values: [...signalStages, "new,working", "contacted,won"],
  },
  perPerson: { holds: ({ id }, _newest, { newest }) => newest.has(id), values: ["newest"] },
};
export const filterParams = Object.keys(readings) as Param[];

const newestLast = (a: SignalRow, b: SignalRow) =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** The comparator of each sort: negative comes first; ties go to the newest. */
const orders: Record<SignalSort, (a: SignalRow, b: SignalRow) => number> = {
  newest: () => 0,
  engaged: (a, b) => b.occurredAt.getTime() - a.occurredAt.getTime(),
  strength: (a, b) => b.strength - a.strength,
  fit: (a, b) => (b.icpScore ?? -1) - (a.icpScore ?? -1),
};

/** The rows that match a query, in its order. */
export function matchingSignals(
  rows: SignalRow[],
  world: SignalWorld,
  { sort = "newest", ...query }: SignalFilters & { sort?: SignalSort },
): SignalRow[] {
  const whole = { ...world, newest: newestOfPersons(rows) };
  const isHeld = (row: SignalRow) =>
    filterParams.every((param) => {
      const reading: Reading<unknown> = readings[param];
      const value = query[param];
      return value === undefined || reading.holds(row, value, whole);
    });
  return rows.filter(isHeld).sort((a, b) => orders[sort](a, b) || newestLast(b, a));
}

function holds(tags: { categoryId: string; valueId: string }[], group: TagGroup): boolean {
  const values = tags.filter((tag) => tag.categoryId === group.categoryId).map((tag) => tag.valueId);
  return group.tokens.some((token) => {
    if (token.kind === "any") return values.length > 0;
    if (token.kind === "none") return values.length === 0;
    return values.includes(token.valueId) === (token.kind === "has");
  });
}

/** Random queries as they appear in a URL; each parameter is either set or not. */
export function arbitraryFilters(
  sourceIds: string[],
  tags: fc.Arbitrary<string | undefined> = fc.constant(undefined),
): fc.Arbitrary<Record<string, string | undefined>> {
  const option = (values: readonly string[]) =>
    fc.option(values.length > 0 ? fc.constantFrom(...values) : fc.constant(undefined), {
      nil: undefined,
      freq: 1,
    });
  return fc.record({
    ...Object.fromEntries(filterParams.map((param) => [param, option(readings[param].values)])),
    tags: fc.option(tags, { nil: undefined }),
    source: option([...sourceIds, newId()]),
    sort: option(signalSorts),
    limit: option(["1", "25", "100"]),
    offset: option(["0", "5", "9007199254740991"]),
  });
}
