/** The only source of time above the ports; tests pass their own. */
export interface Clock {
  now(): Date;
  /** Resolves at that time, or immediately if it has passed. */
  reaches(moment: Date): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  reaches: async (moment) => {
    const ms = moment.getTime() - Date.now();
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
  },
};

/** A clock that stays fixed until it is advanced. Waiting for a time advances it immediately. */
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
