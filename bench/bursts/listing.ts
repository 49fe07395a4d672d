import { Pool } from "undici";

/** Lists alone must leave the thread that answers half free, or they wait for each other. */
const intervalMs = 50;

export interface Listing {
  /**
   * How long the lists took that were due in this time, in ms from the moment at which each was due. Waits until all of
   * them have been answered.
   */
  between(from: number, until: number): Promise<number[]>;
  stop(): void;
}

/** Lists a workspace's signals at fixed times, whether or not earlier lists have been answered. */
export function startListing(origin: string, readers: readonly string[]): Listing {
  const pool = new Pool(origin, { connections: 64, pipelining: 1 });
  let lists: { due: number; took: Promise<number> }[] = [];
  let n = 0;
  let due = performance.now();
  const list = async (due: number, cookie: string): Promise<number> => {
    const { statusCode, body } = await pool.request({
      path: "/api/me/signals?limit=25",
      method: "GET",
      headers: { cookie },
    });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`The list answered ${statusCode}: ${text.slice(0, 300)}`);
    return performance.now() - due;
  };
  const timer = setInterval(() => {
    // A late timer makes up for what it missed: the schedule does not wait for anyone.
    for (; due <= performance.now(); due += intervalMs) {
      lists.push({ due, took: list(due, readers[n++ % readers.length] ?? "") });
    }
  }, intervalMs / 5);
  return {
    async between(from, until) {
      // Nobody asks for earlier ones again.
      lists = lists.filter(({ due }) => due >= from);
      return Promise.all(lists.filter(({ due }) => due <= until).map(({ took }) => took));
    },
    stop: () => {
      clearInterval(timer);
      void pool.close();
    },
  };
}
