/** Retries come at once, the queue is looked at often, and what a killed engine held is free after a second. */
export const quick = { port: 0, backoff: () => 20, pollMs: 100, leaseMs: 1_000, graceMs: 2_000 };
