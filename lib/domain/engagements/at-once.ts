export type Settled<T> = { ok: true; value: T } | { ok: false; error: Error };

/** Runs `work` for each key, at most `limit` concurrently. A failure does not affect the other keys. */
export async function forEachAtOnce<T>(
  keys: string[],
  limit: number,
  work: (key: string) => Promise<T>,
): Promise<Map<string, Settled<T>>> {
  const settled = new Map<string, Settled<T>>();
  const queue = [...keys];
  const run = async () => {
    for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
      try {
        settled.set(key, { ok: true, value: await work(key) });
      } catch (error) {
        settled.set(key, { ok: false, error: error instanceof Error ? error : new Error(String(error)) });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, keys.length) }, run));
  return settled;
}
