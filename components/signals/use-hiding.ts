import { inParallel, type ParallelResults } from "@/lib/client/in-parallel";
import { useFinishing, useSnoozing } from "@/lib/client/signal-work";
import { useArchiving } from "@/lib/client/signals";
import type { SignalItem } from "@/lib/contracts/signals";

type Hidden = Pick<SignalItem, "id" | "archived" | "done" | "snoozedUntil">;

/** Signals by how they were hidden from the reader's queue: not at all, for good, until a time, or from everyone's. */
export function byHiding<S extends Hidden>(signals: readonly S[]) {
  const snoozed = new Map<string, S[]>();
  for (const signal of signals) {
    if (signal.snoozedUntil === null) continue;
    snoozed.set(signal.snoozedUntil, [...(snoozed.get(signal.snoozedUntil) ?? []), signal]);
  }
  return {
    shown: signals.filter(({ archived }) => !archived),
    archived: signals.filter(
      ({ archived, done, snoozedUntil }) => archived && done === null && snoozedUntil === null,
    ),
    finished: signals.filter(({ done }) => done !== null),
    snoozed: [...snoozed].map(([until, signals]) => ({ until, signals })),
  };
}

/** Hides signals from the reader's queue, or shows them, as those passed say: undoes archiving and snoozing. */
export function useHiding() {
  const archiving = useArchiving();
  const snoozing = useSnoozing();
  const finishing = useFinishing();

  async function restore(signals: readonly Hidden[]): Promise<ParallelResults<unknown, unknown>> {
    const { shown, archived, finished, snoozed } = byHiding(signals);
    const now = Date.now();
    const results: ParallelResults<unknown, unknown>[] = [];
    if (shown.length > 0) results.push(await archiving.mutateAsync({ signals: shown, archived: false }));
    if (archived.length > 0) results.push(await archiving.mutateAsync({ signals: archived, archived: true }));
    for (const { until, signals } of snoozed) {
      const time = new Date(until);
      // A time that has come meanwhile has returned them.
      const change =
        time.getTime() > now
          ? snoozing.mutateAsync({ signals, until: time })
          : archiving.mutateAsync({ signals, archived: false });
      results.push(await change);
    }
    // Last: snoozing would return them to everyone's queue.
    const [first] = finished;
    if (first) {
      const by = first.done?.by ?? null;
      results.push(
        await inParallel([finished], (signals) => finishing.mutateAsync({ signals, isDone: true, by })),
      );
    }
    return {
      done: results.flatMap(({ done }) => done),
      refused: results.flatMap(({ refused }) => refused),
    };
  }

  return { restore };
}
