/** Puts a person's names and addresses into every column that can hold them, as the schema states, and erases them. */
import { eq, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { textTables } from "@/db/queries/person-texts";
import { memberAnswers, sources, suppressions, tagValues } from "@/db/schema";
import type { Context } from "@/lib/context";
import { ErasePerson } from "@/lib/contracts/privacy";
import { withRollback } from "@/tests/factories/context";
import { insertKnownPerson, known } from "@/tests/factories/known-person";
import { one } from "@/tests/factories/one";
import { insertRowsWithText } from "@/tests/factories/rows-with-text";
import { insertSource } from "@/tests/factories/workspace";
import { erasePerson } from "./erase";
import { exportPerson } from "./export";

const bare = known.url.replace("https://www.", "");
const planted = `${known.name}, ${known.name.toLowerCase()}, ${known.name.toUpperCase()}, ${known.url} ${bare}! ${known.slug}`;

/** The column's value with the text added. */
function withText(column: PgColumn, text: string): SQL {
  const type = column.getSQLType();
  if (type.endsWith("[]")) return sql`array_append(coalesce(${column}, '{}'), ${text}::text)`;
  if (type !== "jsonb") return sql`concat_ws(' ', ${column}, ${text}::text)`;
  const value = sql`to_jsonb(${text}::text)`;
  return sql`case jsonb_typeof(coalesce(${column}, '{}'))
    when 'object' then coalesce(${column}, '{}') || jsonb_build_object('planted', ${value})
    when 'array' then ${column} || ${value} else ${value} end`;
}

/** Adds the text to every row of the database, and returns the columns that hold it. */
async function plant({ db }: Context, text: string): Promise<string[]> {
  const names: string[] = [];
  for (const { table, columns } of textTables) {
    const set = columns.map(({ column }) => sql`${sql.identifier(column.name)} = ${withText(column, text)}`);
    const { count } = await db.execute(sql`update ${table} set ${sql.join(set, sql`, `)}`);
    if (count > 0) names.push(...columns.map(({ column }) => `${getTableName(table)}.${column.name}`));
  }
  return names;
}

/** The database's rows that still name the person. */
async function findNamed({ db }: Context): Promise<string[]> {
  const tables = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const named: string[] = [];
  for (const { name } of tables) {
    const rows = await db.execute<{ row: string }>(sql`
      select t::text as row from ${sql.identifier(name)} t
      where t::text ~* 'quirina.zephyrsson(?![[:alnum:]]|-lind)' or t::text like '%ACoAAQuirina%'`);
    named.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return named;
}

const stated = textTables.flatMap(({ table, columns }) =>
  columns.map(({ column }) => `${getTableName(table)}.${column.name}`),
);

it("exports and erases a person from every column that can name one", () =>
  withRollback(async ({ ctx }) => {
    await insertKnownPerson(ctx);
    await insertRowsWithText(ctx);
    // If a column is missing: fill its table in `insertRowsWithText`.
    expect(await plant(ctx, planted)).toEqual(stated);

    const found = await exportPerson(ctx, { networkUrl: known.url });
    const shown = new Set(found.mentions.rows.map(({ table, column }) => `${table}.${column}`));
    expect(stated.filter((name) => !shown.has(name))).toEqual([]);

    await erasePerson(ctx, ErasePerson.parse({ networkUrl: known.url }));
    const left = await findNamed(ctx);
    expect(left.filter((row) => !row.startsWith("suppressions: "))).toEqual([]);
    const { customerId } = ctx;
    expect(await ctx.db.$count(memberAnswers, eq(memberAnswers.customerId, customerId))).toBe(0);
    const kept = await ctx.db.select().from(suppressions).where(eq(suppressions.customerId, ctx.customerId));
    expect(left).toHaveLength(kept.filter(({ value }) => value !== known.neighbourUrl).length);
  }));

it("keeps names unique where they must be, and what one word may mean in settings", () =>
  withRollback(async ({ ctx }) => {
    const { person } = await insertKnownPerson(ctx);
    const value = one(await ctx.db.select().from(tagValues).where(eq(tagValues.customerId, ctx.customerId)));
    const tag = (name: string) => ({ ...value, id: sql`gen_random_uuid()`, name });
    await ctx.db.insert(tagValues).values([tag(known.name), tag(`${known.name} `), tag("Growth")]);
    await ctx.db.execute(
      sql`update engagements set person_name = 'Growth' where person_url = ${known.opaqueUrl}`,
    );
    await ctx.db.execute(sql`update signal_comments set text = 'Growth is fond of growth'`);
    await erasePerson(ctx, ErasePerson.parse({ networkUrl: person.networkUrl }));
    const tags = await ctx.db.select().from(tagValues).where(eq(tagValues.customerId, ctx.customerId));
    const names = tags.map(({ name }) => name.replace(/-[0-9a-f]{8}$/, "-…").replace(" -", "-")).toSorted();
    expect(names).toEqual(["Erased person-…", "Erased person-…", "Growth", value.name].toSorted());
    const comments = await ctx.db.execute<{ text: string }>(sql`select text from signal_comments`);
    expect(comments.map(({ text }) => text)).toEqual(["Erased person is fond of growth"]);
  }));

it("ends searches for the person, and can erase someone who was watched again", () =>
  withRollback(async ({ ctx }) => {
    await insertKnownPerson(ctx);
    const search = await insertSource(ctx, {
      ...{ type: "keyword_search", networkUrl: null, key: "keywords:quirina zephyrsson" },
      ...{ keywords: [known.name, "intent data"], displayName: known.name },
    });
    await erasePerson(ctx, ErasePerson.parse({ networkUrl: known.url, suppress: false }));
    const ended = { isActive: false, displayName: "Erased person", keywords: ["Erased person"] };
    expect(one(await ctx.db.select().from(sources).where(eq(sources.id, search.id)))).toMatchObject(ended);
    await insertSource(ctx, { networkUrl: known.url, key: known.url, displayName: known.name });
    const again = await erasePerson(ctx, ErasePerson.parse({ networkUrl: known.url }));
    expect(again.erased.sources).toBe(1);
    expect((await findNamed(ctx)).filter((row) => row.startsWith("sources: "))).toEqual([]);
  }));
