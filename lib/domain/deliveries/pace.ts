import type { Clock } from "@/lib/clock";
import type { Pace } from "@/lib/destinations/destination";

/**
 * Returns a function that waits for the next slot to start a request: `everyMs` after the previous request,
 * including the last one of an earlier batch. It returns false without waiting if the slot is after `deadline`.
 * Without a pace, every slot is now.
 */
export function openPace(
  clock: Clock,
  input: { pace: Pace | undefined; lastAttemptAt: Date | null; deadline: Date },
): () => Promise<boolean> {
  const { pace, lastAttemptAt, deadline } = input;
  if (!pace) return async () => clock.now() <= deadline;
  let next = lastAttemptAt ? lastAttemptAt.getTime() + pace.everyMs : 0;
  return async () => {
    const slot = new Date(Math.max(next, clock.now().getTime()));
    if (slot > deadline) return false;
    next = slot.getTime() + pace.everyMs;
    await clock.reaches(slot);
    return true;
  };
}

/** The later of two times; null if both are null. */
export function laterOf(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
