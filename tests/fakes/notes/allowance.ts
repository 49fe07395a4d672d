/** An average request rate per second, with bursts of three seconds' worth. */
export function openAllowance(perSecond: number, now: () => number) {
  const burst = Math.max(1, perSecond * 3);
  const left = new Map<string, { requests: number; at: number }>();
  return {
    /** Zero if the request is allowed; otherwise the whole seconds until the next one is. */
    take(token: string): number {
      if (perSecond === Number.POSITIVE_INFINITY) return 0;
      const at = now();
      const before = left.get(token) ?? { requests: burst, at };
      const requests = Math.min(burst, before.requests + ((at - before.at) / 1_000) * perSecond);
      const isIn = requests >= 1;
      left.set(token, { requests: isIn ? requests - 1 : requests, at });
      return isIn ? 0 : Math.ceil((1 - requests) / perSecond);
    },
  };
}
