import pMap from "p-map";

export type Settled<T> = { ok: true; value: T } | { ok: false; error: Error };

/** Runs `work` for each key, at most `concurrency` at the same time; one that fails does not stop the others. */
export async function settleEach<T>(
  keys: string[],
  concurrency: number,
  work: (key: string) => Promise<T>,
): Promise<Map<string, Settled<T>>> {
  const settle = async (key: string): Promise<[string, Settled<T>]> => {
    try {
      return [key, { ok: true, value: await work(key) }];
    } catch (error) {
      return [key, { ok: false, error: error instanceof Error ? error : new Error(String(error)) }];
    }
  };
  return new Map(await pMap(keys, settle, { concurrency }));
}
