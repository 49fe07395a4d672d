/** How many calls a bulk action runs concurrently; below a browser's limit of six connections. */
const atOnce = 4;

export interface Outcome<Item, Answer> {
  done: { item: Item; answer: Answer }[];
  refused: { item: Item; error: unknown }[];
}

/** Calls for each item, a few at a time; a failure does not stop the others. `onProgress` gets the finished count. */
export async function inParallel<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
  onProgress?: (ended: number) => void,
): Promise<Outcome<Item, Answer>> {
  const outcome: Outcome<Item, Answer> = { done: [], refused: [] };
  const queue = items.values();
  async function worker() {
    for (const item of queue) {
      try {
        outcome.done.push({ item, answer: await work(item) });
      } catch (error) {
        outcome.refused.push({ item, error });
      }
      onProgress?.(outcome.done.length + outcome.refused.length);
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return outcome;
}
