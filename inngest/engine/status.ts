import type { Sql } from "postgres";
import type { FunctionSpec } from "./functions";
import type { Registry } from "./registry";

/** Longest wait for the database before it counts as down. */
const databaseMs = 2_000;

/** What `GET /health` answers: 200 while the database answers, else 503. */
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

/** What `GET /fn` answers: the functions with what they listen to, and how much is queued. */
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
