/** `npm run bench -- bursts`: what another workspace waits while 24 callers ask for one operation at the same time. */
import { writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { operations } from "@/lib/contracts/catalogue";
import type { Operation } from "@/lib/contracts/operation";
import { type Listing, startListing } from "./listing";
import { percentileOf } from "./percentile";
import { openScene, type Scene } from "./scene";

const atOnce = 24;
const bursts = 4;
const quietMs = 5_000;
const pauseMs = 150;
/** Until an answer that was begun in the burst has been given. */
const tailMs = 50;
/** What another workspace's list may take at the 99th percentile, in milliseconds. */
const longestMs = 250;

interface Row {
  operation: string;
  /** How often each status was answered. */
  answers: string;
  burstMs: number;
  p50: number;
  p99: number;
}

/** Prints a row per operation, the worst first, and writes bench/bursts/results.json. */
export async function benchBursts(databaseUrl: string): Promise<void> {
  const scene = await openScene(databaseUrl);
  const only = process.env.OPERATION?.split(",");
  try {
    const listing = startListing(scene.origin, scene.readers);
    await delay(2_000);
    const before = await quiet(listing);
    const rows: Row[] = [];
    for (const operation of operations.filter(({ id }) => !only || only.includes(id))) {
      const row = await measure(scene, listing, operation);
      console.log(`${row.operation}: ${row.answers}, p99 ${row.p99} ms`);
      rows.push(row);
    }
    const after = await quiet(listing);
    listing.stop();
    rows.sort((a, b) => b.p99 - a.p99);
    console.table(rows);
    console.table({ "quiet before": before, "quiet after": after });
    const slow = rows.filter(({ p99 }) => p99 > longestMs);
    console.log(`${slow.length} of ${rows.length} operations keep another workspace above ${longestMs} ms.`);
    if (!only) {
      const results = { atOnce, bursts, quiet: { before, after }, operations: rows };
      writeFileSync("bench/bursts/results.json", `${JSON.stringify(results, null, 2)}\n`);
    }
  } finally {
    await scene.close();
  }
}

async function quiet(listing: Listing): Promise<{ p50: number; p99: number }> {
  const from = performance.now();
  await delay(quietMs);
  return figuresOf(await listing.between(from, performance.now()));
}

async function measure(scene: Scene, listing: Listing, operation: Operation): Promise<Row> {
  const waited: number[] = [];
  const statuses = new Map<number, number>();
  let burstMs = 0;
  for (let n = 0; n < bursts; n += 1) {
    const send = await scene.prepareBurst(operation, atOnce);
    const from = performance.now();
    for (const status of await send()) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const until = performance.now();
    burstMs = Math.max(burstMs, Math.round(until - from));
    await delay(pauseMs);
    waited.push(...(await listing.between(from, until + tailMs)));
  }
  return {
    operation: `${operation.method} ${operation.path}`,
    answers: [...statuses].map(([status, count]) => `${count}×${status}`).join(" "),
    burstMs,
    ...figuresOf(waited),
  };
}

const figuresOf = (waited: readonly number[]) => ({
  p50: Math.round(percentileOf(waited, 50)),
  p99: Math.round(percentileOf(waited, 99)),
});
