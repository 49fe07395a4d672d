/** How many calls a bulk action runs concurrently; below a browser's limit of six connections. */
const maxConcurrent = 4;

export interface ParallelResults<Item, Answer> {
  done: { item: Item; answer: Answer }[];
  refused: { item: Item; error: unknown }[];
}

/** Calls for each item, a few at a time; a failure does not stop the others. `onProgress` gets the finished count. */
export async function inParallel<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
  onProgress?: (ended: number) => void,
): Promise<ParallelResults<Item, Answer>> {
  const results: ParallelResults<Item, Answer> = { done: [], refused: [] };
  const queue = items.values();
  async function worker() {
    for (const item of queue) {
      try {
        results.done.push({ item, answer: await work(item) });
      } catch (error) {
        results.refused.push({ item, error });
      }
      onProgress?.(results.done.length + results.refused.length);
    }
  }
  await Promise.all(Array.from({ length: Math.min(maxConcurrent, items.length) }, worker));
  return results;
}
