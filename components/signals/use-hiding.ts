import type { ParallelResults } from "@/lib/client/in-parallel";
import { useSnoozing } from "@/lib/client/signal-work";
import { useArchiving } from "@/lib/client/signals";
import type { SignalItem } from "@/lib/contracts/signals";

type Hidden = Pick<SignalItem, "id" | "archived" | "snoozedUntil">;

/** Signals by how they were hidden from the reader's queue: not at all, for good, or until a time. */
export function byHiding<S extends Hidden>(signals: readonly S[]) {
  const snoozed = new Map<string, S[]>();
  for (const signal of signals) {
    if (signal.snoozedUntil === null) continue;
    snoozed.set(signal.snoozedUntil, [...(snoozed.get(signal.snoozedUntil) ?? []), signal]);
  }
  return {
    shown: signals.filter(({ archived }) => !archived),
    archived: signals.filter(({ archived, snoozedUntil }) => archived && snoozedUntil === null),
    snoozed: [...snoozed].map(([until, signals]) => ({ until, signals })),
  };
}

/** Hides signals from the reader's queue, or shows them, as those passed say: undoes archiving and snoozing. */
export function useHiding() {
  const archiving = useArchiving();
  const snoozing = useSnoozing();

  async function restore(signals: readonly Hidden[]): Promise<ParallelResults<unknown, unknown>> {
    const { shown, archived, snoozed } = byHiding(signals);
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
    return {
      done: results.flatMap(({ done }) => done),
      refused: results.flatMap(({ refused }) => refused),
    };
  }

  return { restore };
}
