/** The one source of time above the ports: a test hands in its own. */
export interface Clock {
  now(): Date;
  /** Resolves at that moment, at once where it has passed. */
  reaches(moment: Date): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  reaches: async (moment) => {
    const ms = moment.getTime() - Date.now();
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
  },
};

/** A clock that stands still until it is moved, or waited for: then it is that moment at once. */
export function fixedClock(start: Date | string): Clock & { advance(ms: number): void } {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    reaches: async (moment) => {
      now = Math.max(now, moment.getTime());
    },
    advance: (ms) => {
      now += ms;
    },
  };
}

export const seconds = (n: number) => n * 1_000;
export const minutes = (n: number) => n * 60_000;
export const hours = (n: number) => n * 3_600_000;
export const days = (n: number) => n * 86_400_000;
