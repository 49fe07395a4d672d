import type { SignalWork } from "@/lib/contracts/signal-work";
import type { SignalItem } from "@/lib/contracts/signals";
import type { Teammate } from "@/lib/contracts/teammate";

/** What changes for each of the signals; `assignee` is shown until the answer arrives. */
export type WorkChange = Pick<SignalWork, "stage"> & { assignee?: Teammate | null };

type Worked = Pick<SignalItem, "id" | "assignee" | "stage">;

/** The signals that a change would change. */
export const changedBy = <S extends Worked>(signals: readonly S[], { assignee, stage }: WorkChange): S[] =>
  signals.filter(
    (signal) =>
      (assignee !== undefined && signal.assignee?.userId !== assignee?.userId) ||
      (stage !== undefined && signal.stage !== stage),
  );

/** The changes that restore what a change replaced, one for all signals that had the same. */
export function inversesOf<S extends Worked>(
  signals: readonly S[],
  { assignee, stage }: WorkChange,
): { signals: S[]; change: WorkChange }[] {
  const inverses = new Map<string, { signals: S[]; change: WorkChange }>();
  for (const signal of signals) {
    const change: WorkChange = {
      ...(assignee !== undefined && { assignee: signal.assignee }),
      ...(stage !== undefined && { stage: signal.stage }),
    };
    const key = `${change.assignee?.userId} ${change.stage}`;
    const same = inverses.get(key);
    if (same) same.signals.push(signal);
    else inverses.set(key, { signals: [signal], change });
  }
  return [...inverses.values()];
}
