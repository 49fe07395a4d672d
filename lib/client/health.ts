/** Asking for the service's health, which answers 503 with the same body while something is wrong. */
import type { Health } from "@/lib/contracts/probes";

const address = "/api/health";
const timeoutMs = 8_000;

/** The health now; null if the service can't be reached or answers with something else, as a proxy in front may. */
export async function readHealth(): Promise<Health | null> {
  try {
    const answer = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(timeoutMs) });
    if (answer.status !== 200 && answer.status !== 503) return null;
    const body: unknown = await answer.json();
    return isHealth(body) ? body : null;
  } catch {
    return null;
  }
}

/** The route has validated it; only a proxy's own JSON is to be told apart. */
const isHealth = (body: unknown): body is Health =>
  typeof body === "object" && body !== null && "checks" in body && "time" in body;
