/** Load generator in a separate process, so that it does not slow down the server. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Pool } from "undici";

/** The request to repeat. */
export interface Asked {
  url: string;
  headers: Record<string, string>;
}

const connections = 16;
const warmUpSeconds = 1;

/** Successful (200) requests per second over keep-alive connections, one request at a time on each. */
export async function measureRequests(asked: Asked, seconds: number): Promise<number> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify({ asked, seconds })], {
    execArgv: ["--import", "tsx"],
  });
  const answered = await Promise.race([
    once(child, "message").then(([perSecond]) => Number(perSecond)),
    once(child, "exit").then(() => Number.NaN),
  ]);
  if (!(answered > 0)) throw new Error(`${asked.url} did not return 200`);
  return answered;
}

async function load({ asked, seconds }: { asked: Asked; seconds: number }): Promise<number> {
  const { origin, pathname, search } = new URL(asked.url);
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const from = performance.now() + warmUpSeconds * 1_000;
  const until = from + seconds * 1_000;
  let answered = 0;
  const ask = async () => {
    while (performance.now() < until) {
      const { statusCode, body } = await pool.request({
        path: pathname + search,
        method: "GET",
        headers: asked.headers,
      });
      await body.dump({ limit: 1_000_000 });
      if (statusCode !== 200) throw new Error(`Got status ${statusCode}`);
      const now = performance.now();
      if (now >= from && now < until) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  await pool.close();
  return answered / seconds;
}

if (process.send) process.send(await load(JSON.parse(process.argv[2] ?? "")), () => process.exit(0));
