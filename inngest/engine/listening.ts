import type { Sql } from "postgres";
import { channel } from "./queue";

/** Which loops a notification wakes. */
export interface Wakes {
  jobs(): void;
  events(): void;
}

/**
 * Hears of new work from other engines. `check` is to be called now and then: it proves that notifications still
 * come, because postgres.js gives up listening when it cannot connect again at once.
 */
export function listenForWork(sql: Sql, engineId: string, wakes: Wakes): { check(): Promise<void> } {
  let heard = false;

  const listen = () =>
    sql.listen(
      channel,
      (work) => {
        if (work === engineId) heard = true;
        if (work === "jobs" || work === "work") wakes.jobs();
        if (work === "events" || work === "work") wakes.events();
      },
      () => {
        wakes.jobs();
        wakes.events();
      },
    );

  return {
    async check() {
      if (!heard) await listen();
      heard = false;
      await sql`select pg_notify(${channel}, ${engineId})`;
    },
  };
}
