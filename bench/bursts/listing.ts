import { Pool } from "undici";

/** Each reader's limit is 600 requests a minute. */
const intervalMs = 25;

export interface Listing {
  /** How long the lists took that were due in this time, in ms from the moment at which each was due. */
  since(from: number, until: number): number[];
  stop(): void;
}

/** Lists a workspace's signals at fixed times, whether or not earlier lists have been answered. */
export function startListing(origin: string, readers: readonly string[]): Listing {
  const pool = new Pool(origin, { connections: 64, pipelining: 1 });
  const taken: { due: number; tookMs: number }[] = [];
  let n = 0;
  let due = performance.now();
  const list = async (due: number, cookie: string) => {
    const { statusCode, body } = await pool.request({
      path: "/api/me/signals?limit=25",
      method: "GET",
      headers: { cookie },
    });
    await body.dump();
    if (statusCode !== 200) throw new Error(`The list answered ${statusCode}.`);
    taken.push({ due, tookMs: performance.now() - due });
  };
  const timer = setInterval(() => {
    // A late timer makes up for what it missed: the schedule does not wait for anyone.
    for (; due <= performance.now(); due += intervalMs) void list(due, readers[n++ % readers.length] ?? "");
  }, intervalMs / 5);
  return {
    since: (from, until) =>
      taken.filter((one) => one.due >= from && one.due <= until).map((one) => one.tookMs),
    stop: () => {
      clearInterval(timer);
      void pool.close();
    },
  };
}
