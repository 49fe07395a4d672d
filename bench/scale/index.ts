/** `npm run bench -- scale`: lists, totals, facets, searches, companies, figures with SIGNALS (1,000,000) rows. */
import { deepStrictEqual } from "node:assert/strict";
import { findSignalCompanies } from "@/db/signal-index/companies";
import { countTags } from "@/db/signal-index/facets";
import type { Search, SignalListFilters } from "@/db/signal-index/filter-values";
import { findSignalPage } from "@/db/signal-index/list";
import { countScores } from "@/db/signal-index/scores";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { fitStep } from "@/lib/contracts/fit-steps";
import type { Compared } from "../rounds";
import { buildWorlds, type FullWorkspace } from "./build";
import { writePlans } from "./explain";
import { measureFigures } from "./figures";
import { compareAll, often } from "./measure";
import {
  countPlainly,
  countScoresPlainly,
  countTagsPlainly,
  groupPlainly,
  rollUpPlainly,
  sortPlainly,
} from "./plain";

/** A search for whole words. */
const word = (...words: string[]): Search => ({ words, prefix: null, phrases: [] });

/** Measures each scale goal against plain SQL on the same rows, and checks that the results are equal. */
export async function benchScale(open: () => Context, url: string, rounds: number): Promise<Compared[]> {
  const count = Number(process.env.SIGNALS ?? 1_000_000);
  const worlds = await buildWorlds(open, count, console.log);
  const results = await measureScale(worlds, count, rounds);
  results.push(...(await measureFigures(worlds, rounds)));
  await explainScale(worlds.large, url, count);
  return results;
}

/** Runs only the measurements, on workspaces that are built and sealed. */
export async function measureScale(
  { large, small }: { large: FullWorkspace; small: FullWorkspace },
  count: number,
  rounds: number,
): Promise<Compared[]> {
  const { db, clock } = large.ctx;
  const all = filtersOf(large);
  const three = threeFilters(all);
  const results: Compared[] = [];
  const run = async (
    name: string,
    measured: () => Promise<unknown>,
    baselineName: string,
    baseline: () => Promise<unknown>,
    times = 1,
  ) => {
    const plain = { name: baselineName, ask: baseline, times };
    results.push(...(await compareAll(rounds, [{ name, ask: measured }], plain)));
  };
  const page =
    (filters: SignalListFilters, offset = 0) =>
    () =>
      findSignalPage(db, { ...filters, limit: 25, offset });

  await run("page at 9/10", page(all, Math.floor(count * 0.9)), "the first page", page(all), often);
  await run("list at full size", page(all), "list at 10,000", page(filtersOf(small)), often);

  for (const sort of ["strength", "fit"] as const) {
    for (const offset of [0, Math.floor(count * 0.45)]) {
      const sorted = { ...all, sort, limit: 25, offset };
      const { rows } = await findSignalPage(db, sorted);
      deepStrictEqual(
        rows.map(({ id }) => id),
        await sortPlainly(db, sorted),
        sort,
      );
      const name = `${sort} first, at ${offset === 0 ? "the start" : "45%"}`;
      const measured = () => findSignalPage(db, sorted);
      await run(name, measured, "newest first", page(all, offset), often);
      await run(name, measured, "the same sorted by plain SQL", () => sortPlainly(db, sorted));
    }
  }

  const totals: [string, SignalListFilters][] = [
    ["total, active", all],
    ["total, everything", { ...all, view: "all" }],
    ["total, three filters", three],
    ["total, industry and 90 days", { ...all, industry: "try 1", since: daysAgo(clock.now(), 90) }],
    ["total, 200 to 1,000 employees", { ...all, minEmployees: 200, maxEmployees: 1_000 }],
    ["total, at least 137 employees", { ...all, minEmployees: 137 }],
    ["total, tags of two groups", { ...all, tags: tagsOf(large) }],
    ["search, common word", { ...all, search: word("pipeline") }],
    ["search, rare word", { ...all, search: word("zebrafish") }],
    ["search, part of names", { ...all, search: { words: [], prefix: "vendorg", phrases: [] } }],
    ["search, a rare word and another", { ...all, search: word("zebrafish", "under") }],
    ["search, several common words", { ...all, search: word("spoke", "of", "pipe") }],
    ["search, the beginning of words", { ...all, search: { words: [], prefix: "ai", phrases: [] } }],
    ["search, a phrase", { ...all, search: { ...word("spoke", "of"), phrases: [" spoke of "] } }],
  ];
  for (const [name, filters] of totals) {
    const plainly = await countPlainly(db, filters);
    const { total } = await page(filters)();
    deepStrictEqual(total, plainly, name);
    console.log(`${name}: ${total}`);
    const alone = { name, ask: () => findSignalPage(db, { ...filters, limit: 0, offset: 0 }) };
    const both = { name: `${name}, and its page`, ask: page(filters) };
    const plain = { name: "plain count", ask: () => countPlainly(db, filters) };
    results.push(...(await compareAll(rounds, [alone, both], plain)));
  }
  const categoryIds = large.tags.map(({ categoryId }) => categoryId);
  const counted = await countTags(db, { filters: three, categoryIds });
  const values = [...counted.categories.values()]
    .flatMap(({ byValue }) => [...byValue])
    .filter(([, n]) => n > 0);
  deepStrictEqual(new Map(values), await countTagsPlainly(db, three));
  await run(
    "tag facets, three filters",
    () => countTags(db, { filters: three, categoryIds }),
    "plain join count",
    () => countTagsPlainly(db, three),
  );

  for (const [name, filters] of [
    ["scores, active", all],
    ["scores, three filters", three],
  ] as const) {
    const plainly = () => countScoresPlainly(db, filters, fitStep);
    const counted = () => countScores(db, { filters, fitStep });
    deepStrictEqual(await counted(), await plainly());
    await run(name, counted, "plain count by score", plainly);
  }

  for (const [name, filters] of [
    ["companies, active", all],
    ["companies, three filters", three],
    ["companies, half of all", { ...all, minScore: 6 }],
  ] as const) {
    const sorted = { ...filters, sortBy: "signalCount", sortDir: "desc", limit: 25, offset: 0 } as const;
    const { rows } = await findSignalCompanies(db, sorted);
    const shown = ({ companyKey, signalCount, personCount, averageIcp, topPersona }: Shown) =>
      [companyKey, signalCount, personCount, averageIcp, topPersona] as const;
    deepStrictEqual(rows.map(shown), (await rollUpPlainly(db, filters)).map(shown), name);
    const measured = () => findSignalCompanies(db, sorted);
    await run(name, measured, "the same by plain SQL", () => rollUpPlainly(db, filters));
    await run(`${name}, against a simpler query`, measured, "plain count by company", () =>
      groupPlainly(db, filters),
    );
  }
  return results;
}

/** Writes the query plans of the most expensive queries to docs/explain/signals.md. */
export async function explainScale(large: FullWorkspace, url: string, count: number): Promise<void> {
  const filters = filtersOf(large);
  const three = threeFilters(filters);
  const page = { limit: 25, offset: 0 };
  const categoryIds = large.tags.map(({ categoryId }) => categoryId);
  const intro = `# PostgreSQL query plans with ${count.toLocaleString("en")} signals

Written by \`npm run bench -- scale\`. Nodes below half a millisecond are omitted; the first line of buffers is
for the whole statement.`;
  await writePlans(url, "docs/explain/signals.md", intro, [
    {
      name: "The page at 9/10 of the list, and its total",
      ask: (db) => findSignalPage(db, { ...filters, ...page, offset: Math.floor(count * 0.9) }),
    },
    { name: "Tag facets under three filters", ask: (db) => countTags(db, { filters: three, categoryIds }) },
    {
      name: "A search for a common word",
      ask: (db) => findSignalPage(db, { ...filters, ...page, search: word("pipeline") }),
    },
    {
      name: "A search for a rare word and another",
      ask: (db) => findSignalPage(db, { ...filters, ...page, search: word("zebrafish", "under") }),
    },
    {
      name: "A search for several common words",
      ask: (db) => findSignalPage(db, { ...filters, ...page, search: word("spoke", "of", "pipe") }),
    },
    {
      name: "Companies by their signals, under three filters",
      ask: (db) => findSignalCompanies(db, { ...three, ...page, sortBy: "signalCount", sortDir: "desc" }),
    },
  ]);
}

const threeFilters = (filters: SignalListFilters): SignalListFilters => ({
  ...filters,
  type: "TYPE_0",
  minScore: 4,
  persona: "persona_1",
});

interface Shown {
  companyKey: string | null;
  signalCount: number;
  personCount: number;
  averageIcp: number | null;
  topPersona: string | null;
}

const filtersOf = ({ ctx, userId }: FullWorkspace): SignalListFilters => ({
  customerId: ctx.customerId,
  userId,
  view: "active",
});

const daysAgo = (now: Date, n: number) => new Date(now.getTime() - days(n));

/** First category: a certain value or no tag. Second category: not a certain value. */
function tagsOf({ tags: [first, second] }: FullWorkspace): NonNullable<SignalListFilters["tags"]> {
  const [wanted] = first?.valueIds ?? [];
  const [unwanted] = second?.valueIds ?? [];
  if (!first || !second || !wanted || !unwanted) throw new Error("There are no tags");
  return [
    { categoryId: first.categoryId, tokens: [{ kind: "has", valueId: wanted }, { kind: "none" }] },
    { categoryId: second.categoryId, tokens: [{ kind: "lacks", valueId: unwanted }] },
  ];
}
