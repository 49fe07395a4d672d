import { expect, it } from "vitest";
import { minutes, seconds } from "@/lib/clock";
import { at, config } from "@/tests/factories/notes-scene";
import { createKnownDatabases } from "./known-databases";

const database = { dataSourceId: "a-table", properties: [] };
const after = (ms: number) => new Date(at.getTime() + ms);
const numbered = (n: number) => config({ integrationToken: `ntn_${n}` });

it.each([
  ["complete", 0, true],
  ["complete", minutes(10) - 1, true],
  ["complete", minutes(10), false],
  ["incomplete", seconds(2) - 1, true],
  ["incomplete", seconds(2), false],
])("a %s database that is used %i ms after it was read is known: %s", (state, ms, isKnown) => {
  const known = createKnownDatabases();
  known.keep(config(), { database, readAt: at, isComplete: state === "complete" });
  expect(known.find(config(), after(ms)) !== undefined).toBe(isKnown);
});

it("knows an incomplete database for 15 seconds while deliveries follow each other", () => {
  const known = createKnownDatabases();
  known.keep(config(), { database, readAt: at, isComplete: false });
  for (let ms = 1_000; ms < seconds(15); ms += 1_000) {
    expect(known.find(config(), after(ms))).toBeDefined();
  }
  expect(known.find(config(), after(seconds(15) - 1))).toBeDefined();
  expect(known.find(config(), after(seconds(15)))).toBeUndefined();
});

it("keeps the thousand databases that were read last", () => {
  const known = createKnownDatabases();
  for (let n = 0; n < 1_000; n += 1) known.keep(numbered(n), { database, readAt: at, isComplete: true });
  expect(known.find(numbered(0), at)).toBeDefined();
  known.keep(numbered(0), { database, readAt: at, isComplete: true });
  known.keep(numbered(1_000), { database, readAt: at, isComplete: true });
  const isKnown = [0, 1, 2, 1_000].map((n) => known.find(numbered(n), at) !== undefined);
  expect(isKnown).toEqual([true, false, true, true]);
});
