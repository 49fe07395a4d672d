import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { Clock } from "@/lib/clock";

const Moved = z.object({ aheadMs: z.number() });
export type Moved = z.infer<typeof Moved>;

/** The system's clock, moved by as much as the parent process says: at first CLOCK_AHEAD_MS, then by message. */
export function followClock(): Clock {
  let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);
  process.on("message", (message) => {
    const moved = Moved.safeParse(message);
    if (moved.success) aheadMs = moved.data.aheadMs;
  });
  return movedClock(() => aheadMs);
}

/** The system's clock, ahead by so many ms. */
export function movedClock(aheadMs: () => number): Clock {
  const now = () => new Date(Date.now() + aheadMs());
  return {
    now,
    async reaches(moment) {
      while (now() < moment) await delay(20);
    },
  };
}
