/** Says in the log which hosts are refused, and which setting would admit them. */
import { log } from "@/lib/log";

const quietMs = 60_000;
/** Anyone can send any host: more of them in a minute are not logged one by one. */
const mostHosts = 100;

/** Creates a function that logs a refused host, once a minute for each. `now` is in milliseconds. */
export function createHostLog(
  now: () => number = Date.now,
): (host: string | undefined, path: string) => void {
  const logged = new Map<string, number>();
  return (input, path) => {
    const isEngine = /^\/api\/inngest([/?]|$)/.test(path);
    const host = (input ?? "").slice(0, 253);
    const key = `${isEngine} ${host}`;
    const time = now();
    for (const [one, at] of logged) if (time - at >= quietMs) logged.delete(one);
    if (logged.has(key) || logged.size >= mostHosts) return;
    logged.set(key, time);
    if (isEngine) {
      log.warn(
        { host },
        "a call of the job engine was refused, as its host is not served here: set INNGEST_SERVE_ORIGIN to the origin at which the engine reaches this instance, or add the host to ALLOWED_HOSTS",
      );
    } else {
      log.warn(
        { host },
        "requests to a host were refused: add it to ALLOWED_HOSTS if it is this deployment's",
      );
    }
  };
}
