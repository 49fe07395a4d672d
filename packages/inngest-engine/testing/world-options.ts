/** Immediate retries, frequent polling, and leases of one second. */
export const quick = { port: 0, backoff: () => 20, pollMs: 100, leaseMs: 1_000, graceMs: 2_000 };
