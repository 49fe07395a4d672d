import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgTransaction } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import * as schema from "./schema";
import { sharedClient } from "./shared-client";

type Schema = typeof schema;
/** A connection pool, or the transaction that a verb runs in: queries take either. */
export type Db =
  | PostgresJsDatabase<Schema>
  | PgTransaction<PostgresJsQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

export interface OpenDb {
  db: PostgresJsDatabase<Schema>;
  close(): Promise<void>;
}

export interface DbOptions {
  max?: number;
  /** Behind a pooler of transactions (PgBouncer): nothing that belongs to a connection may be relied on. */
  pooled?: boolean;
}

/**
 * Opens a pool of at most `max` (10) connections; without a pooler statements are cut off after 30 s. What is
 * prepared is planned for its parameters all the same: workspaces differ a thousandfold, and partial indexes serve
 * known values alone.
 */
export function openDb(url: string, { max = 10, pooled = false }: DbOptions = {}): OpenDb {
  const client = postgres(url, {
    max,
    prepare: !pooled,
    idle_timeout: 60,
    connect_timeout: 5,
    onnotice: () => {},
    // The schema knows its types; asking for them costs a round trip, and breaks badly when it is cut off.
    fetch_types: false,
    connection: {
      application_name: "signal-to-action",
      ...(!pooled && { statement_timeout: 30_000, plan_cache_mode: "force_custom_plan" }),
    },
  });
  return {
    db: drizzle({ client: sharedClient(client, { max, prepare: !pooled }), schema }),
    close: () => client.end({ timeout: 5 }),
  };
}
