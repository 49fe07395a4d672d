import type { Sql } from "postgres";
import { lastTick, nextTick } from "./cron";
import { timerEvent } from "./lifecycle";
import { channel } from "./queue";
import { asJson, insertEvents } from "./records";
import type { Registry } from "./registry";
import { transaction } from "./transaction";

interface CronRow {
  functionId: string;
  cron: string;
  nextAt: Date;
}

/**
 * Fires due ticks, each once across all engines. Of several missed ticks, only the last is fired. Returns when the
 * next one is due. A tick planned by a clock that ran ahead is brought forward to the next one from now. The tick after
 * that one is left as planned: an engine whose clock is slightly ahead has fired the next one already.
 */
export async function fireCrons(sql: Sql, registry: Registry, now: Date): Promise<Date | undefined> {
  return await transaction(sql, async (tx) => {
    const wanted = [...registry.functions.values()].flatMap((spec) =>
      [...new Set(spec.crons)].map((cron) => {
        const nextAt = nextTick(cron, now);
        return { functionId: spec.id, cron, nextAt, afterNext: nextTick(cron, nextAt) };
      }),
    );
    const json = asJson(wanted);
    await tx`
      delete from engine.cron where (function_id, cron) not in (
        select "functionId", cron from json_to_recordset(${json}::text::json) as wanted("functionId" text, cron text))`;
    if (wanted.length === 0) return undefined;
    await tx`
      insert into engine.cron (function_id, cron, next_at)
      select "functionId", cron, "nextAt"
      from json_to_recordset(${json}::text::json) as wanted("functionId" text, cron text, "nextAt" timestamptz)
      order by 1, 2
      on conflict (function_id, cron) do nothing`;
    await tx`
      update engine.cron set next_at = "nextAt"
      from json_to_recordset(${json}::text::json)
        as wanted("functionId" text, cron text, "nextAt" timestamptz, "afterNext" timestamptz)
      where function_id = "functionId" and cron.cron = wanted.cron and next_at > "afterNext"`;
    const due = await tx<CronRow[]>`
      select function_id as "functionId", cron, next_at as "nextAt" from engine.cron
      where next_at <= ${now} order by function_id, cron for update skip locked`;
    await insertEvents(
      tx,
      due.map(({ functionId, cron }) => timerEvent(functionId, cron, lastTick(cron, now), now)),
      now,
    );
    for (const { functionId, cron } of due) {
      await tx`
        update engine.cron set next_at = ${nextTick(cron, now)} where function_id = ${functionId} and cron = ${cron}`;
    }
    if (due.length > 0) await tx`select pg_notify(${channel}, 'events')`;
    const [next] = await tx<
      { at: Date | null }[]
    >`select min(next_at) as at from engine.cron where next_at > ${now}`;
    return next?.at ?? undefined;
  });
}
