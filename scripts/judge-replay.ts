/** `npm run judge -- --replay`: which of the last 30 days' signals today's reader reads otherwise. */
import { isPooled } from "@/db/addresses";
import { openDb } from "@/db/client";
import { systemClock } from "@/lib/clock";
import { replayReadings } from "@/lib/domain/engagements/replay-readings";

/** Prints one JSON line for each changed signal, and the counts to standard error. Throws without DATABASE_URL. */
export async function judgeReplay(env: NodeJS.ProcessEnv): Promise<void> {
  if (!env.DATABASE_URL)
    throw new Error("Set DATABASE_URL to the database whose signals are to be read again.");
  const { db, close } = openDb(env.DATABASE_URL, { max: 1, pooled: isPooled(env) });
  const counts = { read: 0, changed: 0, rejected: 0, need: 0, no_need: 0, kind: 0 };
  try {
    for await (const { read, changed } of replayReadings({ db, clock: systemClock })) {
      counts.read += read;
      counts.changed += changed.length;
      for (const one of changed) {
        counts[one.effect] += 1;
        console.log(JSON.stringify(one));
      }
    }
  } finally {
    await close();
  }
  console.error(
    `${counts.changed} of ${counts.read} signals are read otherwise: ${counts.rejected} would be no signal, ` +
      `${counts.need} would show a need, ${counts.no_need} would show none, ${counts.kind} would change in kind.`,
  );
}
