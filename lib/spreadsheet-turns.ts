/** The writes that one service account has for the spreadsheets of all customers, counted for every instance. */
import type { Db } from "@/db/client";
import type { TakeTurn } from "@/lib/destinations/spreadsheet";
import { consume, type RateLimit } from "@/lib/rate-limit";

/**
 * The vendor takes 60 writes a minute. Short windows keep to that wherever its minute begins: of any 60 s,
 * at most 11 of them have a part, which makes 55 writes; and nobody waits for longer than 6 s.
 */
const spreadsheetWrites: RateLimit = { name: "spreadsheet-writes", requests: 5, seconds: 6 };

/** Counts one write. Whoever is refused one is told in how many seconds to come back. */
export function spreadsheetTurns(db: Db): TakeTurn {
  return async () => {
    const { isExceeded, reset } = await consume(db, spreadsheetWrites, "service-account");
    return isExceeded ? { ok: false, retryAfterSeconds: reset } : { ok: true };
  };
}
