import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDb } from "@/db/client";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { spreadsheetWriteSlots } from "./spreadsheet-write-slots";

/** Counters use the machine's clock, which is frozen here. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-11-20T15:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe("spreadsheet writes", () => {
  it("are limited across all instances", () =>
    withDatabase(async ({ db, url }) => {
      const other = openDb(url, { max: 5 });
      const instances = [spreadsheetWriteSlots(db), spreadsheetWriteSlots(other.db)];
      const turns = await Promise.all(instances.flatMap((take) => Array.from({ length: 6 }, take)));
      await other.close();
      const refused = turns.flatMap((turn) => (turn.ok ? [] : [turn.retryAfterSeconds]));
      expect(refused).toEqual(Array(7).fill(6));
    }));

  it("return when to retry", () =>
    withRollback(async ({ db }) => {
      const takeWriteSlot = spreadsheetWriteSlots(db);
      for (let n = 0; n < 5; n++) expect(await takeWriteSlot()).toEqual({ ok: true });
      wait(2_000);
      expect(await takeWriteSlot()).toEqual({ ok: false, retryAfterSeconds: 4 });
      wait(4_001);
      expect(await takeWriteSlot()).toEqual({ ok: true });
    }));

  // The worst case for fixed windows: all writes at the end of each window, or all at the start.
  it.each([500, 5_900])("stay under 60 in any minute, with a step of %i ms", (step) =>
    withRollback(async ({ db }) => {
      const takeWriteSlot = spreadsheetWriteSlots(db);
      const taken: number[] = [];
      for (const start = Date.now(); Date.now() < start + 150_000; wait(taken.length % 5 ? 100 : step)) {
        if ((await takeWriteSlot()).ok) taken.push(Date.now());
      }
      const inMinute = taken.map((from) => taken.filter((at) => at >= from && at < from + 60_000).length);
      expect(Math.max(...inMinute)).toBeLessThanOrEqual(55);
      expect(taken.length).toBeGreaterThan(100);
    }),
  );
});
