import type { Sql } from "postgres";
import { transaction } from "./transaction";

/** One list of statements per version, each run once and in order. Never change a released one: add the next. */
const versions: readonly string[] = [
  `
  create sequence engine.fence;

  -- What was sent. Rows without routed_at wait to be turned into runs; "target" names the one function to start.
  create table engine.event (
    id uuid primary key,
    name text not null,
    body text not null,
    target text,
    parent_run uuid,
    parent_step text,
    received_at timestamptz not null,
    routed_at timestamptz
  );
  create index event_unrouted on engine.event (received_at, id) where routed_at is null;
  create index event_received on engine.event (received_at);

  -- Keys that count once until they expire: event ids, idempotency keys.
  create table engine.seen (
    key text primary key,
    event_id uuid not null,
    expires_at timestamptz not null
  );
  create index seen_expires on engine.seen (expires_at);

  create table engine.run (
    id uuid primary key,
    function_id text not null,
    event_id uuid not null,
    status text not null default 'running' check (status in ('running', 'completed', 'failed', 'cancelled')),
    version int not null default -1,
    parallel boolean not null default false,
    slots jsonb not null default '[]',
    parent_run uuid,
    parent_step text,
    output text,
    error text,
    created_at timestamptz not null,
    ended_at timestamptz
  );
  create index run_event on engine.run (event_id) where status = 'running';
  create index run_ended on engine.run (ended_at) where ended_at is not null;

  -- A step that was planned or is done; "memo" is what the SDK is told of it, as JSON.
  create table engine.step (
    run_id uuid not null,
    id text not null,
    race boolean not null default false,
    memo text,
    seq bigint,
    primary key (run_id, id)
  );
  create sequence engine.step_seq owned by engine.step.seq;

  -- What is to be done next: a call of the app, or the end of a sleep, a wait or an invocation.
  create table engine.job (
    id bigint generated always as identity primary key,
    run_id uuid not null,
    function_id text not null,
    kind text not null check (kind in ('call', 'sleep', 'wait', 'invoke')),
    step text not null,
    generation int not null default 0,
    attempt int not null default 0,
    losses int not null default 0,
    slots jsonb not null default '[]',
    run_at timestamptz not null,
    blocked_on text,
    fence bigint,
    lease_until timestamptz,
    unique (run_id, step, generation)
  ) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000,
    autovacuum_vacuum_cost_delay = 0);
  create index job_ready on engine.job (run_at, id) where lease_until is null and blocked_on is null;
  create index job_blocked on engine.job (blocked_on, run_at, id) where blocked_on is not null;
  create index job_leased on engine.job (lease_until) where lease_until is not null;

  -- Runs that an event ends (cancel) or that go on with it (wait).
  create table engine.pause (
    run_id uuid not null,
    step text not null,
    kind text not null check (kind in ('wait', 'cancel')),
    event_name text not null,
    condition text,
    match_path text not null default '',
    match_key text not null default '',
    expires_at timestamptz,
    primary key (run_id, step)
  );
  create index pause_match on engine.pause (event_name, match_path, match_key);

  create table engine.cron (
    function_id text not null,
    cron text not null,
    next_at timestamptz not null,
    primary key (function_id, cron)
  );

  create table engine.heartbeat (
    id uuid primary key,
    at timestamptz not null
  );
  `,
  `
  -- Who a job works for: its function and the first concurrency key. Sleeps and waits only end, so they have none.
  alter table engine.job add column tenant text not null
    generated always as (case when kind = 'call' then coalesce(slots -> 0 ->> 0, '') else '' end) stored;
  create index job_tenant on engine.job (tenant, run_at, id) where lease_until is null and blocked_on is null;
  `,
  `
  -- When run_at was counted from; null if it is a date that the app named.
  alter table engine.job add column planned_at timestamptz;
  `,
];

const lockKey = 733_201;

/** Migrates schema `engine`. Safe to run from several processes concurrently. */
export async function migrateEngine(sql: Sql): Promise<void> {
  await transaction(sql, async (tx) => {
    await tx`select pg_advisory_xact_lock(${lockKey})`;
    await tx`create schema if not exists engine`;
    await tx`create table if not exists engine.migration (version int primary key, applied_at timestamptz not null)`;
    const [last] = await tx<
      { version: number }[]
    >`select coalesce(max(version), 0) as version from engine.migration`;
    for (const [index, statements] of versions.entries()) {
      if (index < (last?.version ?? 0)) continue;
      await tx.unsafe(statements);
      await tx`insert into engine.migration (version, applied_at) values (${index + 1}, now())`;
    }
  });
}
