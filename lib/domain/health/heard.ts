import type { Db } from "@/db/client";
import { beatAcrossCustomers } from "@/db/queries/heartbeats";
import { type Clock, seconds } from "@/lib/clock";
import { log } from "@/lib/log";

/** Writing each call down would cost as much as some of the calls. */
const quietMs = seconds(10);

/** Creates a function that records that the engine has called, for health: every 10 s at most, and without waiting. */
export function createHeard(open: () => { db: Db; clock: Clock }): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const { db, clock } = open();
    const at = clock.now();
    if (at.getTime() - last < quietMs) return;
    last = at.getTime();
    beatAcrossCustomers(db, { name: "engine_call", at }).catch((error: unknown) =>
      log.warn({ err: error }, "the engine's call was not recorded"),
    );
  };
}
