import type { Db } from "@/db/client";
import { listReadSignalsAcrossCustomers } from "@/db/queries/read-signals";
import type { Meaning } from "@/db/vocabulary";
import { type Clock, days } from "@/lib/clock";
import { isNeed, isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import { readMeaning } from "@/lib/judgement/meaning/read-meaning";

/** A signal that today's reader reads otherwise, and what that would change. */
export interface ChangedReading {
  signalId: string;
  customerId: string;
  was: { meaning: Meaning; probability: number | null };
  is: { meaning: Meaning; probability: number };
  /**
   * `rejected`: it would be no signal. `need`, `no_need`: stronger or weaker. `kind`: another meaning of equal rank.
   */
  effect: "rejected" | "need" | "no_need" | "kind";
}

const lookBack = days(30);

/**
 * The signals of the last 30 days, of all workspaces, whose lead evidence today's reader reads otherwise, a batch at a
 * time; changes nothing. A reading that a language model decided is compared too.
 */
export async function* replayReadings(
  { db, clock }: { db: Db; clock: Clock },
  { batch = 500 }: { batch?: number } = {},
): AsyncGenerator<{ read: number; changed: ChangedReading[] }> {
  const since = new Date(clock.now().getTime() - lookBack);
  let after: string | null = null;
  for (;;) {
    const signals = await listReadSignalsAcrossCustomers(db, { since, after, limit: batch });
    const changed = signals.flatMap(({ id, customerId, meaning, probability, kind, text }) => {
      const is = readMeaning({ kind, text });
      if (is.meaning === meaning) return [];
      const was = { meaning, probability };
      return [{ signalId: id, customerId, was, is, effect: effectOf(meaning, is.meaning) }];
    });
    if (signals.length > 0) yield { read: signals.length, changed };
    if (signals.length < batch) return;
    after = signals.at(-1)?.id ?? null;
  }
}

function effectOf(was: Meaning, is: Meaning): ChangedReading["effect"] {
  if (isUnwanted(is)) return "rejected";
  if (isNeed(was) === isNeed(is)) return "kind";
  return isNeed(is) ? "need" : "no_need";
}
