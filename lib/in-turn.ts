/** The last work that was asked for, by key. */
const last = new Map<string, Promise<unknown>>();

/**
 * Runs work when all that was asked for before under the same key has ended, however it ended. For what costs so much
 * that several at once would keep everyone else waiting. Holds within one process.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const result = (last.get(key) ?? Promise.resolve()).then(work);
  const ended = result.then(
    () => {},
    () => {},
  );
  last.set(key, ended);
  await ended;
  if (last.get(key) === ended) last.delete(key);
  return result;
}
