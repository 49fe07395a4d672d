import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client";

const batch = 5_000;

/** Deletes matching rows a few thousand at a time, so that no statement runs long; returns the number deleted. */
export async function deleteInBatches(db: Db, table: PgTable, where: SQL): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { count } = await db.execute(sql`
      delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${batch}))`);
    deleted += count;
    if (count < batch) return deleted;
  }
}
