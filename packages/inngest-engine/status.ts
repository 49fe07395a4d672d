import type { Sql } from "postgres";
import type { FunctionSpec } from "./functions";
import type { Registry } from "./registry";

/** How long to wait for the database before it counts as down. */
const databaseMs = 2_000;

/** The response to `GET /health`: 200 if the database responds, otherwise 503. */
export async function readHealth(sql: Sql, registry: Registry, running: number) {
  const database = await Promise.race([
    sql`select 1`.then(
      () => "ok",
      () => "down",
    ),
    new Promise<string>((resolve) => setTimeout(resolve, databaseMs, "down").unref()),
  ]);
  const body = {
    status: database === "ok" ? "ok" : "degraded",
    database,
    app: registry.ready ? "ok" : "away",
    functions: registry.functions.size,
    refused: registry.refused,
    running,
    syncedAt: registry.syncedAt?.toISOString() ?? null,
  };
  return { status: database === "ok" ? 200 : 503, body };
}

/** The response to `GET /fn`: the functions with their triggers, and the number of queued jobs. */
export async function readListing(sql: Sql, registry: Registry) {
  const jobs = await sql<{ functionId: string; state: string; count: number }[]>`
    select function_id as "functionId", count(*)::int as count,
      case when lease_until is not null then 'running' when blocked_on is not null then 'blocked'
        when kind <> 'call' then 'waiting' else 'queued' end as state
    from engine.job group by 1, 3`;
  const [events] = await sql<{ unrouted: number }[]>`
    select count(*)::int as unrouted from engine.event where routed_at is null`;
  const queueOf = (id: string) =>
    Object.fromEntries(jobs.filter((row) => row.functionId === id).map(({ state, count }) => [state, count]));
  return {
    app: registry.appId ?? null,
    functions: [...registry.functions.values()].map((spec) => ({
      ...summarise(spec),
      jobs: queueOf(spec.id),
    })),
    refused: registry.refused,
    unroutedEvents: events?.unrouted ?? 0,
  };
}

function summarise({ id, name, triggers, crons, maxAttempts, concurrency }: FunctionSpec) {
  return {
    id,
    name,
    triggers: triggers.map(({ event, condition }) => ({ event, if: condition?.source })),
    crons,
    maxAttempts,
    concurrency: concurrency.map(({ limit, scope, key }) => ({ limit, scope, key: key?.source })),
  };
}
