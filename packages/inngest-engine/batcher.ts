/**
 * Combines single items into batches: the next batch collects items while one is running, so that many callers share
 * a transaction. `work` returns results in item order; if it throws, every caller of that batch gets the error.
 */
export function createBatcher<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  { size = 100, lanes = 1 }: { size?: number; lanes?: number } = {},
): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };
  const waiting: Waiting[] = [];
  let busy = 0;

  const pump = async () => {
    busy += 1;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, size);
      try {
        const results = await work(batch.map(({ item }) => item));
        for (const [index, { resolve, reject }] of batch.entries()) {
          if (index in results) resolve(results[index] as Result);
          else reject(new Error("The batch returned no result for this item."));
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    busy -= 1;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (busy < lanes) setImmediate(() => (busy < lanes && waiting.length > 0 ? void pump() : undefined));
    });
}
