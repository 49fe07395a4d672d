import type { Sql } from "postgres";
import { channel } from "./queue";

/** The loops that a notification wakes. */
export interface Wakes {
  jobs(): void;
  events(): void;
}

/**
 * Receives notifications of new jobs from other engines. Call `check` regularly to verify that notifications still
 * arrive: postgres.js stops listening if it cannot reconnect immediately.
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
