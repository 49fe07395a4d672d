import { setTimeout as sleep } from "node:timers/promises";
import type { Settings } from "./settings";

const everyMs = 1_000;

/**
 * Returns once the server reaches its database. Throws after `patienceMs`: a product that answers every request with
 * an error is not ready. The server's log says why.
 */
export async function requireDatabase(
  { contactHost, port }: Pick<Settings, "contactHost" | "port">,
  signal: AbortSignal,
  patienceMs = 20_000,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (await isDown(`http://${contactHost}:${port}/api/health`)) {
    signal.throwIfAborted();
    if (Date.now() > deadline) {
      throw new Error("The server runs, but its database does not answer. The server's log above says why.");
    }
    await sleep(everyMs, undefined, { signal });
  }
}

/** A server that does not answer is its supervisor's concern, and not known to have no database. */
async function isDown(health: string): Promise<boolean> {
  try {
    const answer: unknown = await (await fetch(health, { signal: AbortSignal.timeout(10_000) })).json();
    return JSON.stringify(answer).includes('"database":"down"');
  } catch {
    return false;
  }
}
