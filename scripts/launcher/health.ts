import { once } from "node:events";
import { get } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { Settings } from "./settings";

type Place = Pick<Settings, "contactHost" | "port">;

const everyMs = 1_000;

/**
 * Returns once the server reaches its database. Throws after `patienceMs`: a product that answers every request with
 * an error is not ready. The server's log says why.
 */
export async function requireDatabase(
  place: Place,
  appUrl: string | undefined,
  signal: AbortSignal,
  patienceMs = 20_000,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  const host = appUrl ? new URL(appUrl).host : "localhost";
  while (await isDown(place, host)) {
    signal.throwIfAborted();
    if (Date.now() > deadline) {
      throw new Error("The server runs, but its database does not answer. The server's log above says why.");
    }
    await sleep(everyMs, undefined, { signal });
  }
}

/** A server that does not answer is its supervisor's concern, and not known to have no database. */
async function isDown({ contactHost, port }: Place, host: string): Promise<boolean> {
  // The server answers only to its own hosts, and this address may be none of them.
  const asked = get({
    ...{ hostname: contactHost.replace(/^\[(.*)\]$/, "$1"), port, path: "/api/health" },
    ...{ headers: { host }, agent: false, timeout: 10_000 },
  });
  asked.once("timeout", () => asked.destroy());
  try {
    const [answer] = await once(asked, "response");
    return (await text(answer)).includes('"database":"down"');
  } catch {
    return false;
  }
}
