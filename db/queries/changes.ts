import { sql } from "drizzle-orm";
import type { Db } from "../client";
import type { ChangeTopic } from "../vocabulary";

export type ChangeState = Record<ChangeTopic, string> & { isBusy: boolean };

/**
 * The present state of each topic as a text that differs once its data has changed, and whether work is under way or
 * has ended since `busySince`. Nothing is written for it: each part is the end of an index, a counter, or the few rows
 * under way. Credits change at most twice a minute, because every step of the pipeline moves some; in its first hour, a
 * workspace's setup changes with each of them, so that someone who has just activated it sees every step.
 */
export async function findChangeState(
  db: Db,
  input: { customerId: string; userId: string; now: Date; busySince: Date },
): Promise<ChangeState> {
  const customer = sql`${input.customerId}::uuid`;
  const user = sql`${input.userId}::uuid`;
  const now = input.now.toISOString();
  const busySince = input.busySince.toISOString();
  const [row] = await db.execute<{ [Topic in keyof ChangeState]: ChangeState[Topic] }>(sql`
    with
    made as (
      select next_ordinal, deleted, last_created_at from signal_counters where customer_id = ${customer}),
    rescore as (
      select id, status, done, changed from icp_rescores
      where customer_id = ${customer} order by created_at desc limit 1),
    newest_activity as (
      select id, created_at from activities
      where customer_id = ${customer} order by created_at desc, id desc limit 1),
    newest_post as (
      select id, created_at from posts
      where customer_id = ${customer} order by created_at desc, id desc limit 1),
    newest_engagement as (
      select max(created_at) as created_at from engagements where customer_id = ${customer}),
    newest_entry as (
      select id, created_at from credit_entries
      where customer_id = ${customer} order by created_at desc, id desc limit 1),
    newest_audit as (
      select id from audit_events
      where customer_id = ${customer} order by created_at desc, id desc limit 1),
    connected as (
      select concat_ws(' ', count(*), count(*) filter (where is_active and deleted_at is null),
        max(updated_at), sum(submissions), sum(consecutive_failures), max(last_delivered_at), max(last_failed_at)) as state
      from destinations where customer_id = ${customer}),
    sent as (
      select concat_ws(' ', max(newest.created_at), sum(due.pending), max(due.next_at), bool_or(due.soon)) as state,
        coalesce(bool_or(due.soon), false) as soon
      from destinations
      left join lateral (
        select created_at from activations
        where customer_id = ${customer} and destination_id = destinations.id
        order by created_at desc, id desc limit 1) newest on true
      left join lateral (
        select count(*) as pending, max(next_attempt_at) as next_at,
          bool_or(next_attempt_at < ${now}::timestamptz + interval '1 minute') as soon
        from (
          select next_attempt_at from activations
          where destination_id = destinations.id and status in ('queued', 'retrying', 'delivering')
          order by next_attempt_at limit 100) first_due) due on true
      where destinations.customer_id = ${customer} and destinations.deleted_at is null),
    delivered as (
      select max(delivered_at) as at from activations
      where customer_id = ${customer} and delivered_at is not null),
    failed as (
      select max(created_at) as at from delivery_attempts
      where customer_id = ${customer} and outcome = 'failed'),
    watched as (
      select concat_ws(' ', count(*), count(*) filter (where is_active), count(deleted_at),
        sum(discovery_runs), max(last_discovery_at), max(created_at)) as state
      from sources where customer_id = ${customer}),
    running as (
      select count(*) as reports, concat_ws(' ', count(*), string_agg(id || status || updated_at, ',' order by id)) as state
      from reports where customer_id = ${customer} and status in ('queued', 'running')),
    newest_report as (
      select id from reports
      where customer_id = ${customer} order by created_at desc, id desc limit 1),
    notified as (
      select concat_ws(' ',
        (select max(created_at) from notifications
          where customer_id = ${customer} and user_id = ${user} and is_shown),
        (select count(*) from (
          select from notifications
          where customer_id = ${customer} and user_id = ${user} and is_shown and read_at is null
          limit 1000) unread)) as state),
    worked as (
      select sum(revision) as revision from signal_work_revisions
      where customer_id = ${customer} and (user_id is null or user_id = ${user})),
    setup as (
      select step, status, updated_at from onboardings where customer_id = ${customer}),
    workspace as (
      select lifecycle, activated_at, plan_slug, intake_paused_at from customers where id = ${customer})
    select
      concat_ws(' ', (select concat_ws(' ', next_ordinal, deleted) from made),
        (select concat_ws(' ', id, status, done, changed) from rescore)) as signals,
      (select revision::text from worked) as work,
      (select id::text from newest_activity) as activity,
      concat_ws(' ', (select id from newest_post), (select created_at from newest_engagement)) as posts,
      concat_ws(' | ', (select state from connected), (select state from sent),
        (select at from delivered), (select at from failed)) as deliveries,
      concat_ws(' ', (select state from watched), (select id from newest_audit)) as sources,
      concat_ws(' ', (select state from running), (select id from newest_report)) as reports,
      concat_ws(' ', (select concat_ws(' ', step, status, updated_at) from setup),
        (select lifecycle from workspace),
        (select newest_entry.id from newest_entry, workspace
          where workspace.activated_at > ${now}::timestamptz - interval '1 hour')) as setup,
      concat_ws(' ',
        (select concat_ws(' ', date_trunc('minute', created_at),
          case when created_at < ${now}::timestamptz - interval '1 minute' then id end) from newest_entry),
        (select concat_ws(' ', plan_slug, intake_paused_at) from workspace)) as credits,
      (select state from notified) as notifications,
      (exists (select from rescore where status = 'running')
        or exists (select from setup where status = 'running')
        or (select reports > 0 from running)
        or (select soon from sent)
        or coalesce((select activated_at from workspace) > ${busySince}, false)
        or coalesce((select created_at from newest_activity) > ${busySince}, false)
        or coalesce((select created_at from newest_post) > ${busySince}, false)
        or coalesce((select created_at from newest_engagement) > ${busySince}, false)
        or coalesce((select last_created_at from made) > ${busySince}, false)) as "isBusy"`);
  if (!row) throw new Error("A select without a source returned no row");
  return row;
}
