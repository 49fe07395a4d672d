/** How long the engine may take to accept the event. Without it, due work starts at the next minute. */
const patienceMs = 5_000;

/** Starts due work now: new demo data would show nothing for up to a minute. */
export async function announceStart(
  enginePort: number,
  { INNGEST_EVENT_KEY: key }: NodeJS.ProcessEnv,
): Promise<void> {
  await fetch(`http://127.0.0.1:${enginePort}/e/${key}`, {
    method: "POST",
    body: JSON.stringify({ name: "product/started", data: {} }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => {});
}
