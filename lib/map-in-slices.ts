import { setImmediate as nextTurn } from "node:timers/promises";

/** How long one slice may hold everything else up. */
const sliceMs = 10;

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
      await nextTurn();
      since = elapsed();
    }
    mapped.push(map(item));
  }
  return mapped;
}
