/** A plain reading of the signal list's filters, to compare the product's with, and random queries for both. */
import fc from "fast-check";
import { days } from "@/lib/clock";
import type { TagGroup } from "@/lib/contracts/packed-tags";
import type { SignalFilters } from "@/lib/contracts/signals";
import { newId } from "@/lib/ids";
import type { SignalRow } from "./many-signals";

export const searches = [
  "ana",
  "LÓPEZ",
  "ünal",
  "%",
  "_",
  "\\",
  "'",
  "50% ",
  "100%",
  "e_c",
  "exc",
  "stra",
  "no such",
  "of an exc",
  "a post ON",
  "post on 100% of",
  "oke of an exc",
  "an excep",
  "an excep_case r",
  "Case Rarely",
  "e rare",
  " rarely",
  "spoke ",
  "of  an",
];
/** PostgreSQL folds case letter by letter; so does this, for the letters that are used here. */
const has = (text: string | null, part: string) => text?.toLowerCase().includes(part.toLowerCase()) ?? false;

/** What the reader needs to know beside the rows: this user's archive, the tags by signal, and the time. */
export interface SignalWorld {
  archived: Set<string>;
  tags: Map<string, { categoryId: string; valueId: string }[]>;
  now: Date;
}

/** The rows that a query is about, newest first: the contract's filters, read one by one. */
export function matchingSignals(rows: SignalRow[], world: SignalWorld, query: SignalFilters): SignalRow[] {
  const { archived, now } = world;
  const { type, kind, minScore, minIcp, classification, source, sourceType, persona, industry, search } =
    query;
  const since = query.days === undefined ? 0 : now.getTime() - days(query.days);
  return rows
    .filter((row) => query.view === "all" || archived.has(row.id) === (query.view === "archived"))
    .filter((row) => !type || row.type === type)
    .filter((row) => !kind || row.kind === kind)
    .filter((row) => row.strength >= (minScore ?? 0))
    .filter((row) => minIcp === undefined || (row.icpScore !== null && row.icpScore >= minIcp))
    .filter((row) => {
      if (classification === "buyer") return row.classification !== "influencer";
      return !classification || row.classification === classification;
    })
    .filter((row) => row.createdAt.getTime() >= since)
    .filter((row) => !source || row.sourceId === source)
    .filter((row) => !sourceType || row.sourceType === sourceType)
    .filter((row) => !persona || has(row.persona, persona))
    .filter((row) => !industry || has(row.industry, industry))
    .filter((row) => !query.company || row.companyKey === query.company)
    .filter(
      (row) =>
        !search ||
        [row.personName, row.companyName, row.whyItMatters, row.postExcerpt].some((text) =>
          has(text, search),
        ),
    )
    .filter((row) => (query.tags ?? []).every((group) => holds(world.tags.get(row.id) ?? [], group)))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
}

function holds(tags: { categoryId: string; valueId: string }[], group: TagGroup): boolean {
  const values = tags.filter((tag) => tag.categoryId === group.categoryId).map((tag) => tag.valueId);
  return group.tokens.some((token) => {
    if (token.kind === "any") return values.length > 0;
    if (token.kind === "none") return values.length === 0;
    return values.includes(token.valueId) === (token.kind === "has");
  });
}

const option = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 });
/** Random queries, as they stand in an address. */
export const arbitraryFilters = (
  sourceIds: string[],
  tags: fc.Arbitrary<string | undefined> = fc.constant(undefined),
) =>
  fc.record({
    tags: fc.option(tags, { nil: undefined }),
    type: option("KEYWORD_SEARCH_POST", "OWN_COMPANY_COMMENT", "nonsense"),
    kind: option("reaction", "comment"),
    minScore: option("1", "5", "10"),
    minIcp: option("0", "50", "100"),
    classification: option("buyer", "influencer"),
    days: option("1", "7", "3650"),
    source: option(...sourceIds, newId()),
    sourceType: option("own_company", "keyword_search", "nonsense"),
    persona: option("sales", "_", "MARK", "o"),
    industry: option("services", "&", "%", "Software Development"),
    search: option(...searches),
    company: option("https://www.network.example/company/a", "b & co", "c%", "c", "B & Co"),
    view: option("active", "archived", "all"),
    limit: option("1", "25", "100"),
    offset: option("0", "5", "9007199254740991"),
  });
