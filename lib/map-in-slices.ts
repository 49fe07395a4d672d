import { setTimeout as delay } from "node:timers/promises";

/** How long one slice may hold everything else up. */
const sliceMs = 5;
/** Between slices: enough for an answer of the database, which others need several of. */
const restMs = 2;

/** Maps items in order, and lets other work in between whenever a slice of time has passed. */
export async function mapInSlices<T, R>(
  items: readonly T[],
  map: (item: T) => R,
  elapsed: () => number = () => performance.now(),
): Promise<R[]> {
  const mapped: R[] = [];
  let since = elapsed();
  for (const item of items) {
    if (elapsed() - since >= sliceMs) {
      await delay(restMs);
      since = elapsed();
    }
    mapped.push(map(item));
  }
  return mapped;
}
