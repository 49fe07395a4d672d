/**
 * `npm run bench -- fairness`: what a small workspace waits beside the backlog of a large one. CASE names part of the
 * only case to measure.
 */
import { setTimeout as delay } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { signals } from "@/db/schema";
import type { Context } from "@/lib/context";
import { startDurable } from "../durable";
import type { Compared } from "../rounds";
import { type Receivers, startReceivers } from "./receivers";
import { queueDeliveries, queueEngagements, startSmallWorkspace } from "./work";

/** How long the large workspace's work runs before the small one starts, so that it holds all it can get. */
const headStartMs = 5_000;
const longestWaitMs = 300_000;

interface Waited {
  signalMs: number;
  deliveryMs: number;
}

type Case = [name: string, start: (ctx: Context, receivers: Receivers) => Promise<void>];

const cases: Case[] = [
  [
    "40 slow destinations, 12,000 queued",
    (ctx, { others }) => queueDeliveries(ctx, { destinations: 40, each: 300, url: `${others}/slow` }),
  ],
  [
    "40 hanging destinations, 12,000 queued",
    (ctx, { others }) => queueDeliveries(ctx, { destinations: 40, each: 300, url: `${others}/hang` }),
  ],
  [
    "40 slow destinations of the same host, 12,000 queued",
    (ctx, { small }) =>
      queueDeliveries(ctx, { destinations: 40, each: 300, url: new URL("/slow", small).href }),
  ],
  [
    "a burst of 20,000 to 1,000 destinations",
    (ctx, { others }) => queueDeliveries(ctx, { destinations: 1_000, each: 20, url: `${others}/fast` }),
  ],
  ["20,000 queued engagements", (ctx) => queueEngagements(ctx, 20_000)],
];

/**
 * The medians of `rounds` small workspaces' times to their first signal and first delivery, beside each case,
 * compared with the same on a quiet product just before.
 */
export async function benchFairness(open: () => Context, url: string, rounds: number): Promise<Compared[]> {
  const { current } = open().ports.keys;
  const durable = await startDurable(url, current.bytes.toString("base64"));
  const receivers = await startReceivers();
  const inProduct = () => ({ ...open(), announce: durable.announce });
  const results: Compared[] = [];
  try {
    await measure(inProduct(), receivers);
    for (const [name, start] of cases.filter(([name]) => name.includes(process.env.CASE ?? ""))) {
      const quiet = await repeat(rounds, () => measure(inProduct(), receivers));
      const large = inProduct();
      await start(large, receivers);
      await delay(headStartMs);
      const beside = await repeat(rounds, () => measure(inProduct(), receivers));
      await end(large);
      results.push(
        compared(`first signal beside ${name}`, quiet, beside, ({ signalMs }) => signalMs),
        compared(`first delivery beside ${name}`, quiet, beside, ({ deliveryMs }) => deliveryMs),
      );
    }
    return results;
  } finally {
    durable.stop();
    receivers.stop();
  }
}

async function measure(ctx: Context, receivers: Receivers): Promise<Waited> {
  await receivers.arrivals();
  const started = await startSmallWorkspace(ctx, receivers.small);
  let signalMs: number | undefined;
  while (Date.now() - started < longestWaitMs) {
    await delay(20);
    signalMs ??= (await hasSignal(ctx)) ? Date.now() - started : undefined;
    const [first] = await receivers.arrivals();
    if (signalMs !== undefined && first !== undefined) {
      await stopWork(ctx);
      return { signalMs, deliveryMs: first - started };
    }
  }
  throw new Error(`Nothing arrived within ${longestWaitMs / 1_000} s`);
}

async function hasSignal({ db, customerId }: Context): Promise<boolean> {
  const rows = await db
    .select({ id: signals.id })
    .from(signals)
    .where(eq(signals.customerId, customerId))
    .limit(1);
  return rows.length > 0;
}

/** Ends the large workspace's work, so that the next case starts from a quiet product. */
async function end(ctx: Context): Promise<void> {
  await stopWork(ctx);
  await delay(30_000);
}

/** Ends a workspace's work, so that what it still had to do delays no one. */
async function stopWork({ db, customerId }: Context): Promise<void> {
  await db.execute(sql`update customers set lifecycle = 'suspended' where id = ${customerId}`);
  await db.execute(sql`delete from activations where customer_id = ${customerId}`);
  await db.execute(sql`delete from engagements where customer_id = ${customerId} and signal_id is null`);
  await db.execute(sql`delete from engine.job where tenant = ${customerId} and lease_until is null`);
}

async function repeat(count: number, work: () => Promise<Waited>): Promise<Waited[]> {
  const all: Waited[] = [];
  for (let n = 0; n < count; n++) all.push(await work());
  return all;
}

function compared(
  name: string,
  quiet: Waited[],
  beside: Waited[],
  read: (waited: Waited) => number,
): Compared {
  const median = (all: Waited[]) => all.map(read).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  const [measured, baseline] = [median(beside), median(quiet)];
  return { name, unit: "ms", baselineName: "the same alone", measured, baseline, ratio: measured / baseline };
}
