import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./client";

/** What rate-limiter-flexible expects of a PostgreSQL client. */
export interface RateLimitStore {
  query(statement: {
    text: string;
    values: (string | number | null)[];
  }): Promise<{ rows: unknown[]; rowCount: number }>;
}

/** Lets rate-limiter-flexible store its counters through the same database handle, including test transactions. */
export function rateLimitStore(db: Db): RateLimitStore {
  return {
    async query({ text, values }) {
      const parts = text
        .split(/\$(\d+)/)
        .map(
          (part, index): SQL => (index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1] ?? null}`),
        );
      const rows = await db.execute(sql.join(parts));
      return { rows: [...rows], rowCount: rows.length };
    },
  };
}
