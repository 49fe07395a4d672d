import { getTableName, sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { openDb } from "../client";
import { watchedColumns, watchedTables } from "./block-facts";

const { db, close } = openDb(process.env.DATABASE_URL ?? "", { max: 1 });
afterAll(close);

it("marks a sealed signal when a column used by the filter table changes, and only then", async () => {
  const [trigger] = await db.execute<{ definition: string }>(sql`
    select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = 'signals_changed'`);
  const watched = [...(trigger?.definition ?? "").matchAll(/\bold\.(\w+)/gi)].map(([, column]) => column);
  expect(watched.sort()).toEqual(["customer_id", ...watchedColumns.map(({ name }) => name)].sort());
});

it.each(watchedTables.map((table) => getTableName(table)))(
  "marks the signals of inserted, updated and deleted %s rows",
  async (table) => {
    const rows = await db.execute<{ event: string }>(sql`
      select event_manipulation as event from information_schema.triggers
      where event_object_table = ${table} and action_statement like '%mark_referred_signals%'`);
    expect(new Set(rows.map(({ event }) => event))).toEqual(new Set(["INSERT", "UPDATE", "DELETE"]));
  },
);
