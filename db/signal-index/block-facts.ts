/** What sealing stores for signals, as SQL over `rows`, as defined by the filter table. */
import { type Column, type SQL, sql } from "drizzle-orm";
import type { Fact } from "./filter";
import { keptFacts } from "./filters";

type FactOf<Kind extends Fact["kind"]> = Extract<Fact, { kind: Kind }>;

const factsOf = <Kind extends Fact["kind"]>(kind: Kind): FactOf<Kind>[] =>
  keptFacts.filter((fact): fact is FactOf<Kind> => fact.kind === kind);

const name = (column: Column): SQL => sql.raw(`"${column.name}"`);
const literal = (text: string): SQL => sql.raw(`'${text}'`);

/** The columns that facts read, without duplicates. */
export const watchedColumns: Column[] = [
  ...new Set(
    keptFacts.flatMap((fact) => {
      if ("columns" in fact) return fact.columns;
      return "column" in fact ? [fact.column] : [];
    }),
  ),
];

/** The tables whose rows facts read. */
export const watchedTables = factsOf("linked").map(({ table }) => table);

/** The attributes whose bitmaps store "at least n". `factPositions` has the number itself. */
export const reachedAttributes: SQL = sql.join(
  factsOf("reached").map(({ attribute }) => literal(attribute)),
  sql`, `,
);

/**
 * The values of each row in `rows`, possibly repeated: a query of (attribute, value, position). `live` means that the
 * signal exists.
 */
export function factPositions(): SQL {
  const texts = [...factsOf("value"), ...factsOf("term"), ...factsOf("reached")].map((fact) => {
    const read = fact.kind === "term" ? undefined : fact.read;
    const value = read ? read(name(fact.column)) : name(fact.column);
    if (fact.kind === "value") return sql`(${literal(fact.attribute)}, ${value})`;
    if (fact.kind === "term") return sql`(${literal(fact.attribute)}, md5(${value}))`;
    return sql`(${literal(fact.attribute)}, case when ${value} is not null then greatest(${value}, 0)::text end)`;
  });
  const ofRows = sql`
    select f.attribute, f.value, position
    from rows cross join lateral (values ${sql.join([sql`('live', '')`, ...texts], sql`, `)}) f (attribute, value)
    where f.value is not null`;
  const linked = factsOf("linked").map(({ query }) => query);
  return sql.join([ofRows, ...linked], sql` union all `);
}

/** The texts behind bitmaps whose value is a hash: a query of (attribute, text). */
export function factTerms(): SQL {
  const terms = factsOf("term").map(
    ({ attribute, column }) =>
      sql`select ${literal(attribute)} as attribute, ${name(column)} as text from rows where ${name(column)} is not null`,
  );
  return sql.join(terms, sql` union `);
}
