/**
 * `npm run bench -- exports`: exports SIGNALS (1,000,000) signals from the built product over HTTP, and compares its
 * memory with what it needs at rest and for 10,000 signals, and its speed with plain reading of the same rows.
 */
import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { sessions } from "@/db/schema";
import { encodeSession, sessionCookie } from "@/lib/auth/session-token";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId, newToken } from "@/lib/ids";
import { type Served, serveProduct } from "./http/server";
import { type Compared, compare, perSecond } from "./rounds";
import { buildWorkspace, type FullWorkspace, sealWorkspace, vacuum } from "./scale/build";

const smallCount = 10_000;
const sampleMs = 50;
const rowsPerRead = 1_000;

/** Memory and speed of an export, and that it has every row once. */
export async function benchExports(open: () => Context, url: string, rounds: number): Promise<Compared[]> {
  const count = Number(process.env.SIGNALS ?? 1_000_000);
  const secret = newToken(48);
  const product = await serveProduct(url, { NEXTAUTH_SECRET: secret });
  try {
    const [large, small] = [await build(open(), count), await build(open(), smallCount)];
    await vacuum(large.ctx.db);
    const bigExport = await exportOf(product, large, secret);
    const smallExport = await exportOf(product, small, secret);
    // Warm-up: the first requests trigger compilation, and make the process as large as it is at rest.
    await smallExport();
    const atRest = memoryOf(product);
    const found: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      const [big, little] = [await bigExport(), await smallExport()];
      if (big.rows !== count || little.rows !== smallCount) {
        throw new Error(`Exported ${big.rows} of ${count}, and ${little.rows} of ${smallCount} signals`);
      }
      const plain = await perSecond(() => readPlainly(large.ctx));
      const took = `${toMb(big.bytes)} MB in ${big.seconds.toFixed(1)} s, peak ${toMb(big.peak)} MB`;
      console.log(`${big.rows} rows, ${took}; ${smallCount} rows, peak ${toMb(little.peak)} MB`);
      found.push({ big, little, plain });
    }
    const inMb = { unit: "MB", rounds, measured: taken(found, ({ big }) => big.peak / 1e6) };
    return [
      await compare({
        ...inMb,
        name: "peak memory of the server, exporting signals",
        baselineName: "the server at rest",
        baseline: taken(found, () => atRest / 1e6),
      }),
      await compare({
        ...inMb,
        name: "peak memory of the server, exporting 100 times as many signals",
        measured: taken(found, ({ big }) => big.peak / 1e6),
        baselineName: "exporting 10,000 signals",
        baseline: taken(found, ({ little }) => little.peak / 1e6),
      }),
      await compare({
        name: "signals exported over HTTP",
        unit: "rows/s",
        rounds,
        measured: taken(found, ({ big }) => big.rows / big.seconds),
        baselineName: "reading the same rows of one table in parts",
        baseline: taken(found, ({ plain }) => plain),
      }),
    ];
  } finally {
    await product.stop();
  }
}

interface Round {
  big: Exported;
  little: Exported;
  /** Rows per second. */
  plain: number;
}

/** One figure of each round, in turn. */
function taken(rounds: Round[], figure: (round: Round) => number): () => Promise<number> {
  const figures = rounds.map(figure);
  return async () => figures.shift() ?? 0;
}

async function build(input: Context, count: number): Promise<FullWorkspace> {
  const world = await buildWorkspace({ ...input, customerId: newId() }, count);
  console.log(
    `built ${count} signals; sealed, ${(await sealWorkspace(world.ctx)).toFixed(1)} blocks per second`,
  );
  return world;
}

interface Exported {
  rows: number;
  bytes: number;
  seconds: number;
  /** The largest resident memory of the server in bytes, as sampled. */
  peak: number;
}

/** An export of all signals of the workspace, read as fast as it comes. */
async function exportOf(product: Served, { ctx, userId }: FullWorkspace, secret: string) {
  const id = newId();
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + days(1));
  await ctx.db.insert(sessions).values({ id, userId, createdAt: now, lastSeenAt: now, expiresAt });
  const token = await encodeSession({ secret, token: { jti: id, sub: userId } });
  const headers = { cookie: `${sessionCookie(product.origin)}=${token}`, "accept-encoding": "identity" };
  return async (): Promise<Exported> => {
    const started = performance.now();
    let peak = 0;
    const timer = setInterval(() => {
      peak = Math.max(peak, memoryOf(product));
    }, sampleMs);
    try {
      const answer = await fetch(`${product.origin}/api/me/signals/export?view=all`, { headers });
      if (!answer.ok || !answer.body) throw new Error(`Got status ${answer.status}`);
      const [rows, bytes] = await countRows(answer.body);
      return { rows, bytes, peak, seconds: (performance.now() - started) / 1_000 };
    } finally {
      clearInterval(timer);
    }
  };
}

const quote = 0x22;
const newLine = 0x0a;

/** The rows after the header, and the bytes. Line breaks inside of quotes do not end a row. */
async function countRows(body: ReadableStream<Uint8Array>): Promise<[rows: number, bytes: number]> {
  let [lines, bytes, isQuoted] = [0, 0, false];
  for await (const chunk of body) {
    bytes += chunk.length;
    for (const byte of chunk) {
      if (byte === quote) isQuoted = !isQuoted;
      else if (byte === newLine && !isQuoted) lines += 1;
    }
  }
  return [lines - 1, bytes];
}

async function readPlainly({ db, customerId }: Context): Promise<number> {
  let [rows, before] = [0, 2_147_483_647];
  for (;;) {
    const part = await db.execute<{ ordinal: number }>(sql`
      select * from signals where customer_id = ${customerId} and ordinal < ${before}
      order by ordinal desc limit ${rowsPerRead}`);
    rows += part.length;
    const last = part.at(-1);
    if (!last) return rows;
    before = last.ordinal;
  }
}

/** The resident memory of the server's processes in bytes; they are one process group. */
function memoryOf({ pid }: Served): number {
  let kilobytes = 0;
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name) || groupOf(name) !== pid) continue;
    kilobytes += Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1] ?? 0);
  }
  return kilobytes * 1_024;
}

/** The fifth field; the second is a name in parentheses, which may contain spaces. */
const groupOf = (process: string) => Number(read(`/proc/${process}/stat`).split(") ")[1]?.split(" ")[2]);

/** A process may end at any time. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

const toMb = (bytes: number) => Math.round(bytes / 1e6);
