import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgTransaction } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { withoutForeignParameters } from "./addresses";
import * as schema from "./schema";
import { sharedClient } from "./shared-client";

type Schema = typeof schema;
/** A connection pool, or the transaction that a verb runs in: queries accept both. */
export type Db =
  | PostgresJsDatabase<Schema>
  | PgTransaction<PostgresJsQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

export interface OpenDb {
  db: PostgresJsDatabase<Schema>;
  close(): Promise<void>;
}

export interface DbOptions {
  max?: number;
  /** Behind a transaction pooler (PgBouncer): nothing tied to a connection may be used. */
  pooled?: boolean;
  /** How long an unused connection stays open. Default 60. */
  idleSeconds?: number | undefined;
}

/**
 * Opens a pool of at most `max` (10) connections. Without a pooler, statements are canceled after 30 s. Prepared
 * statements still get custom plans: workspaces differ a thousandfold, and partial indexes need known values.
 */
export function openDb(url: string, options: DbOptions = {}): OpenDb {
  const { max = 10, pooled = false, idleSeconds = 60 } = options;
  const client = postgres(withoutForeignParameters(url), {
    max,
    prepare: !pooled,
    idle_timeout: idleSeconds,
    connect_timeout: 5,
    onnotice: () => {},
    // The schema knows its types. Fetching them costs a round trip and fails badly when interrupted.
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
