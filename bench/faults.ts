import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { type Context, transaction } from "@/lib/context";
import { wakeDestinations } from "@/lib/domain/destinations/wakes";
import { insertDestination, insertSignal } from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";
import { queueSignals } from "./deliveries";
import { startDurable } from "./durable";
import { type Endpoints, startEndpoints } from "./endpoints";
import { type Compared, compare } from "./rounds";

const faulty = 10;
const healthy = 90;
const waves = 4;
const perWave = 10;

/** Results for the healthy endpoints: deliveries per second, and the 99th percentile of ms from wake-up to arrival. */
interface Run {
  rate: number;
  p99: number;
}

/**
 * Delivers to 90 healthy endpoints together with 10 that hang, dribble and reset, compared with 10 more healthy ones.
 * Uses the durable function and the engine with its default of 32 concurrent calls. Work comes in waves: each starts
 * when the healthy endpoints have finished the previous one. The first wave triggers the faults and is not counted.
 */
export async function benchFaults(open: () => Context, url: string, rounds: number): Promise<Compared[]> {
  const targets = await startEndpoints(healthy, faulty);
  const { current } = open().ports.keys;
  const durable = await startDurable(url, current.bytes.toString("base64"));
  const runs: { faulty: Run[]; without: Run[] } = { faulty: [], without: [] };
  const run = async (of: Run[], others: string[]) => {
    const one = await runWaves(open(), targets, durable, others);
    of.push(one);
    return one.rate;
  };
  try {
    const rate = await compare({
      name: `deliveries to ${healthy} healthy endpoints, with ${faulty} faulty ones`,
      unit: "deliveries/s",
      rounds,
      measured: () => run(runs.faulty, targets.faulty),
      baselineName: "the same without faults",
      baseline: () => run(runs.without, targets.instead),
    });
    let [n, m] = [0, 0];
    const p99 = await compare({
      name: "the same: 99th percentile from wake-up to arrival",
      unit: "ms",
      rounds,
      measured: async () => runs.faulty[n++]?.p99 ?? 0,
      baselineName: "the same without faults",
      baseline: async () => runs.without[m++]?.p99 ?? 0,
    });
    return [rate, p99];
  } finally {
    durable.stop();
    targets.stop();
  }
}

/** Creates a workspace with a destination for each healthy and each other endpoint, and sends waves of signals. */
async function runWaves(
  ctx: Context,
  targets: Endpoints,
  durable: Awaited<ReturnType<typeof startDurable>>,
  others: string[],
): Promise<Run> {
  const { db, customerId } = ctx;
  await insertWorkspace(ctx, { customer: { planSlug: "internal" } });
  const template = await insertSignal(ctx);
  const destinationIds: string[] = [];
  for (const url of [...others, ...targets.healthy]) {
    destinationIds.push((await insertDestination(ctx, { config: { url } })).id);
  }
  const latencies: number[] = [];
  let spent = 0;
  for (let wave = 0; wave <= waves; wave++) {
    for (const destinationId of destinationIds) {
      await queueSignals(ctx, { templateId: template.id, destinationId, count: perWave });
    }
    if (wave === 0) await db.execute(sql`analyze`);
    await targets.arrivals();
    const started = Date.now();
    await transaction({ ...ctx, announce: durable.announce }, (ctx) => wakeDestinations(ctx, destinationIds));
    const arrived: number[] = [];
    while (arrived.length < healthy * perWave) {
      await delay(20);
      arrived.push(...(await targets.arrivals()));
    }
    if (wave === 0) continue;
    spent += Math.max(...arrived) - started;
    latencies.push(...arrived.map((moment) => moment - started));
  }
  await db.execute(sql`update destinations set is_active = false where customer_id = ${customerId}`);
  targets.release();
  latencies.sort((a, b) => a - b);
  return {
    rate: (waves * healthy * perWave) / (spent / 1_000),
    p99: latencies[Math.ceil(latencies.length * 0.99) - 1] ?? 0,
  };
}
