/** Tagged signals, random tag filters, and the facets and companies a reference implementation expects. */
import fc from "fast-check";
import { expect } from "vitest";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { CompanyExportQuery, SignalCompanyQuery } from "@/lib/contracts/signal-companies";
import { SignalScoreFilters, SignalScores } from "@/lib/contracts/signal-scores";
import { SignalExportQuery, SignalListQuery } from "@/lib/contracts/signals";
import { listSignalCompanies } from "@/lib/domain/signals/companies";
import { countSignalScores } from "@/lib/domain/signals/count-scores";
import { exportSignals } from "@/lib/domain/signals/export";
import { exportCompanies } from "@/lib/domain/signals/export-companies";
import { countSignalTags } from "@/lib/domain/signals/facets";
import { listSignals } from "@/lib/domain/signals/list";
import { listTagCategories } from "@/lib/domain/tags/read";
import { newId } from "@/lib/ids";
import { rowsOf } from "./downloads";
import type { SignalRow } from "./many-signals";
import { matchingSignals, type SignalWorld } from "./signal-oracle";
import { insertSignalTags, insertTagCategory, insertTagValue } from "./tags";

export const companyPage = "https://www.network.example/company/a";

export interface Category {
  id: string;
  name: string;
  selectionMode: "single" | "multi";
  values: { id: string; name: string }[];
}

/** Three categories, one of them empty, and tags on about half of the signals. */
export async function tagAll(ctx: Context, rows: SignalRow[]) {
  const make = async (name: string, selectionMode: "single" | "multi", names: string[]) => {
    const { id } = await insertTagCategory(ctx, { name, selectionMode });
    const values = [];
    for (const name of names) values.push(await insertTagValue(ctx, { categoryId: id, name }));
    return { id, name, selectionMode, values: values.map(({ id, name }) => ({ id, name })) };
  };
  const multi = await make("Area", "multi", ["East", "north", "South", "west"]);
  const empty = await make("empty", "single", []);
  const single = await make("Stage", "single", ["cold", "Hot", "Warm"]);
  const tags: SignalWorld["tags"] = new Map();
  for (const [n, { id }] of rows.entries()) {
    const stage = n % 5 < 3 ? single.values.slice(n % 3, (n % 3) + 1) : [];
    const areas = n % 2 ? multi.values.filter((_, at) => (n >> at) & 1) : [];
    tags.set(id, [
      ...stage.map((value) => ({ categoryId: single.id, valueId: value.id })),
      ...areas.map((value) => ({ categoryId: multi.id, valueId: value.id })),
    ]);
  }
  const applied = [...tags].flatMap(([signalId, list]) => list.map(({ valueId }) => ({ signalId, valueId })));
  await insertSignalTags(ctx, applied);
  return { categories: [multi, empty, single] satisfies Category[], tags };
}

/** The expected facets of a query. */
export function expectedFacets(
  rows: SignalRow[],
  categories: Category[],
  world: SignalWorld,
  query: SignalCompanyQuery,
) {
  const carries = (row: SignalRow, is: (tag: { categoryId: string; valueId: string }) => boolean) =>
    (world.tags.get(row.id) ?? []).some(is);
  return {
    categories: categories.map(({ values, ...category }) => {
      const tags = query.tags?.filter(({ categoryId }) => categoryId !== category.id);
      const found = matchingSignals(rows, world, { ...query, tags });
      const any = found.filter((row) => carries(row, ({ categoryId }) => categoryId === category.id));
      return {
        ...category,
        values: values.map(({ id, name }) => {
          const count = found.filter((row) => carries(row, ({ valueId }) => valueId === id)).length;
          return { id, name, count };
        }),
        anyCount: any.length,
        noneCount: found.length - any.length,
      };
    }),
    noneCount: matchingSignals(rows, world, { ...query, tags: undefined }).filter(
      (row) => !carries(row, () => true),
    ).length,
  };
}

/** Compares texts by code point, as the product's database does. */
const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : Number(a > b));

function groupBy<T, K>(list: T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** How a company with these signals stands; owners by ID. */
function expectedStanding(ofCompany: SignalRow[], now: Date) {
  const agesInDays = ofCompany.map(({ createdAt }) => (now.getTime() - createdAt.getTime()) / days(1));
  const between = (from: number, to: number) =>
    agesInDays.filter((age) => age <= from && (to === 0 || age > to)).length;
  const stages = new Set(ofCompany.map(({ stage }) => stage));
  const strength = Math.max(...ofCompany.map((row) => row.strength));
  const strongest = ofCompany
    .filter((row) => row.strength === strength)
    .reduce((a, b) => (b.ordinal > a.ordinal ? b : a));
  const held = groupBy(
    ofCompany.filter(({ stage }) => ["new", "working", "contacted"].includes(stage)),
    ({ assigneeId }) => assigneeId,
  );
  const newest = (all: SignalRow[]) => Math.max(...all.map(({ ordinal }) => ordinal));
  const owners = [...held]
    .sort(([, a], [, b]) => b.length - a.length || newest(b) - newest(a))
    .flatMap(([id]) => id ?? []);
  return {
    owners: owners.slice(0, 3),
    ownerCount: owners.length,
    stage: (["won", "contacted", "working", "new", "not_a_fit"] as const).find((stage) => stages.has(stage)),
    trend: {
      weeks: Array.from({ length: 12 }, (_, n) => between(84 - 7 * n, 77 - 7 * n)),
      last30Days: between(30, 0),
      previous30Days: between(60, 30),
    },
    strongest: { id: strongest.id, strength, personName: strongest.personName },
  };
}

/** All companies of the matching ones of these rows, in the query's order. */
export function expectedCompanies(
  matching: SignalRow[],
  rows: SignalRow[],
  now: Date,
  { sortBy, sortDir }: SignalCompanyQuery,
) {
  const groups = groupBy(matching, ({ companyKey }) => companyKey);
  const companies = [...groups].flatMap(([companyKey, [first, ...rest]]) => {
    if (companyKey === null || !first) return [];
    const all = [first, ...rest];
    const scores = all.flatMap(({ icpScore }) => icpScore ?? []);
    const sum = scores.reduce((a, b) => a + b, 0);
    const often = [...groupBy(all, ({ persona }) => persona ?? "")]
      .filter(([persona]) => persona !== "")
      .sort(([a, some], [b, others]) => others.length - some.length || compare(a, b));
    const row = {
      companyKey,
      companyName: first.companyName ?? companyKey,
      networkUrl: companyKey === companyPage ? companyPage : null,
      industry: first.industry,
      employeeCount: first.employeeCount,
      signalCount: all.length,
      personCount: new Set(all.map(({ personId }) => personId)).size,
      averageIcp: scores.length > 0 ? Math.round((sum * 10) / scores.length) / 10 : null,
      topPersona: often[0]?.[0] ?? null,
      latestSignalAt: first.createdAt.toISOString(),
      report: null,
      ...expectedStanding(
        rows.filter((row) => row.companyKey === companyKey),
        now,
      ),
    };
    return [row];
  });
  const sign = sortDir === "asc" ? 1 : -1;
  return companies.sort((a, b) => {
    const [x, y] =
      sortBy === "companyName" ? [low(a.companyName), low(b.companyName)] : [a[sortBy], b[sortBy]];
    if (x === null || y === null) {
      return Number(x === null) - Number(y === null) || sign * compare(a.companyKey, b.companyKey);
    }
    return sign * (compare(x, y) || compare(a.companyKey, b.companyKey));
  });
}

/** Counts by strength and fit, lowest first. */
function expectedScores(matching: SignalRow[]): SignalScores {
  const cells = Array.from({ length: 200 }, (_, at) => {
    const [strength, fitFrom] = [Math.floor(at / 20) + 1, (at % 20) * 5];
    const fitTo = fitFrom === 95 ? 100 : fitFrom + 4;
    const count = matching.filter(
      (row) =>
        row.strength === strength &&
        row.icpScore !== null &&
        row.icpScore >= fitFrom &&
        row.icpScore <= fitTo,
    ).length;
    return { strength, fitFrom, fitTo, count };
  });
  return {
    cells: cells.filter(({ count }) => count > 0),
    withoutFit: matching.filter(({ icpScore }) => icpScore === null).length,
  };
}

const low = (text: string) => text.toLowerCase();

/** Packed tags in these categories, including unknown ids. */
export function arbitraryTags(categories: Category[]): fc.Arbitrary<string> {
  const groupOf = ({ id, values }: Pick<Category, "id" | "values">) => {
    const value = fc.constantFrom(...values.map((value) => value.id), newId(), newId().toUpperCase());
    const token = fc.oneof(
      { weight: 3, arbitrary: value },
      { weight: 2, arbitrary: value.map((valueId) => `!${valueId}`) },
      { weight: 1, arbitrary: fc.constantFrom("none", "any") },
    );
    return fc.array(token, { minLength: 1, maxLength: 4 }).map((tokens) => `${id}:${tokens.join("|")}`);
  };
  const chosen = fc.subarray([...categories, { id: newId(), values: [] }], { minLength: 1, maxLength: 3 });
  return chosen.chain((list) => fc.tuple(...list.map(groupOf))).map((groups) => groups.join(","));
}

/** A workspace's signals as one of its users sees them. */
export interface SignalScene {
  rows: SignalRow[];
  categories: Category[];
  world: SignalWorld;
  userId: string;
}

/**
 * Runs a query on list, facets, companies and their exports, and compares the results with the reference
 * implementation.
 */
export async function expectAnswers(
  ctx: Context,
  { rows, categories, world, userId }: SignalScene,
  input: Record<string, string | undefined>,
): Promise<void> {
  const { sort, ...asked } = SignalListQuery.parse(input);
  const query = SignalCompanyQuery.parse(input);
  const sorted = matchingSignals(rows, world, { ...asked, sort });
  const matching = matchingSignals(rows, world, asked);
  const { limit, offset } = query;
  const list = await listSignals(ctx, userId, { ...asked, sort });
  expect({ ids: list.data.map(({ id }) => id), total: list.total }).toEqual({
    ids: sorted.slice(offset, offset + limit).map(({ id }) => id),
    total: matching.length,
  });
  const facets = await countSignalTags(ctx, userId, query);
  expect(facets).toEqual(expectedFacets(rows, categories, world, query));
  const { minScore: _s, maxScore: _m, minIcp: _f, maxIcp: _t, ...unscored } = asked;
  const counted = SignalScores.parse(await countSignalScores(ctx, userId, SignalScoreFilters.parse(input)));
  expect(counted).toEqual(expectedScores(matchingSignals(rows, world, unscored)));
  const usage = categories.map(({ values }) =>
    values.map(
      (value) =>
        rows.filter(({ id }) => world.tags.get(id)?.some(({ valueId }) => valueId === value.id)).length,
    ),
  );
  const catalogue = await listTagCategories(ctx);
  expect(catalogue.data.map(({ values }) => values.map(({ usageCount }) => usageCount))).toEqual(usage);
  const companies = expectedCompanies(matching, rows, world.now, query);
  const listed = await listSignalCompanies(ctx, userId, query);
  const byId = listed.data.map((row) => ({ ...row, owners: row.owners.map((owner) => owner.userId) }));
  expect({ ...listed, data: byId }).toEqual({
    data: companies.slice(offset, offset + limit),
    total: companies.length,
    limit,
    offset,
  });
  const exported = await rowsOf(await exportSignals(ctx, userId, SignalExportQuery.parse(input)));
  expect(exported.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
  const files = await rowsOf(await exportCompanies(ctx, userId, CompanyExportQuery.parse(input)));
  expect(files).toEqual(companies.map(asCells));
}

const asCells = (company: ReturnType<typeof expectedCompanies>[number]) => ({
  company: company.companyName,
  company_key: company.companyKey,
  company_url: company.networkUrl ?? "",
  industry: company.industry ?? "",
  employees: String(company.employeeCount ?? ""),
  signals: String(company.signalCount),
  people: String(company.personCount),
  average_fit: String(company.averageIcp ?? ""),
  top_persona: company.topPersona ?? "",
  latest_signal_at: company.latestSignalAt,
});
