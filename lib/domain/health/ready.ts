import type { Db } from "@/db/client";
import { isMigrated } from "@/db/known-schema";
import { inScope } from "@/db/work-scope";
import { type Clock, seconds } from "@/lib/clock";
import type { Readiness } from "@/lib/contracts/probes";
import { readHealth } from "./read";

const statementMs = seconds(2);

/**
 * Whether this instance can serve requests: the database answers, accepts writes and has every migration of this
 * version. One that a newer version has migrated is fine: instances that are being replaced go on until they stop.
 */
export async function readReadiness(ctx: { db: Db; clock: Clock }): Promise<Readiness> {
  const { checks } = await readHealth(ctx);
  const reason =
    checks.database === "ok" ? await migrationsMissing(ctx.db) : databaseReasons[checks.database];
  return { status: reason === null ? "ready" : "not_ready", reason };
}

const databaseReasons = {
  down: "The database does not answer.",
  read_only: "The database refuses writes: its disk is full, or it only reads.",
} as const;

async function migrationsMissing(db: Db): Promise<string | null> {
  const isCurrent = await inScope({ customerId: null, statementMs }, () => isMigrated(db)).catch(() => null);
  if (isCurrent === null) return databaseReasons.down;
  return isCurrent ? null : "The database is not migrated to this version. Run npm run migrate.";
}
