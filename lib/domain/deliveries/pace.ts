import type { Clock } from "@/lib/clock";
import type { Pace } from "@/lib/destinations/destination";

/**
 * Waits for the next turn to start a request: `everyMs` after the one before it, the last of an earlier batch
 * included. Answers false, without waiting, where that is later than `deadline`. Without a pace each turn is now.
 */
export function openPace(
  clock: Clock,
  given: { pace: Pace | undefined; lastAttemptAt: Date | null; deadline: Date },
): () => Promise<boolean> {
  const { pace, lastAttemptAt, deadline } = given;
  if (!pace) return async () => clock.now() <= deadline;
  let next = lastAttemptAt ? lastAttemptAt.getTime() + pace.everyMs : 0;
  return async () => {
    const turn = new Date(Math.max(next, clock.now().getTime()));
    if (turn > deadline) return false;
    next = turn.getTime() + pace.everyMs;
    await clock.reaches(turn);
    return true;
  };
}

/** The last moment at which one of two things happened; null where neither did. */
export function laterOf(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
