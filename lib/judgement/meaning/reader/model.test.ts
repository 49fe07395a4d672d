import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { buckets } from "../../linear/buckets";
import { toBytes } from "../../linear/linear-model";
import { loadReader, readerFiles } from "./model";

it("stores the rows that buckets have, in ascending order", () => {
  const rows = new Int32Array(buckets).fill(-1);
  rows[3] = 1;
  rows[258] = 0;
  const bytes = toBytes({ rows, grams: Int8Array.of(1, -1, 7, 8) });
  expect([...bytes]).toEqual([2, 0, 0, 0, 3, 0, 0, 0, 2, 1, 0, 0, 1, 255, 7, 8]);
});

it("loads the stored reader once, under a version of ten digits", () => {
  expect(loadReader()).toBe(loadReader());
  expect(loadReader().version).toMatch(/^[0-9a-f]{10}$/);
});

it("loads each stored row", () => {
  expect(readFileSync(readerFiles.weights).equals(toBytes(loadReader().model))).toBe(true);
});
