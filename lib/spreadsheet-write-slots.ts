/** The rate limit of spreadsheet writes, shared by all customers of one service account and by all instances. */
import type { Db } from "@/db/client";
import type { TakeWriteSlot } from "@/lib/destinations/spreadsheet";
import { consume, type RateLimit } from "@/lib/rate-limit";

/**
 * The vendor allows 60 writes per minute. Short windows stay below that in any minute: 60 s overlap at most 11 windows,
 * which allow 55 writes, and no one waits longer than 6 s.
 */
const spreadsheetWrites: RateLimit = { name: "spreadsheet-writes", requests: 5, seconds: 6 };

/** Counts one write. If it is refused, returns when to retry in seconds. */
export function spreadsheetWriteSlots(db: Db): TakeWriteSlot {
  return async () => {
    const { isExceeded, reset } = await consume(db, spreadsheetWrites, "service-account");
    return isExceeded ? { ok: false, retryAfterSeconds: reset } : { ok: true };
  };
}
