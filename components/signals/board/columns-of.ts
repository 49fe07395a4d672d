import type { SignalSort, SignalStage } from "@/db/vocabulary";
import type { SignalItem } from "@/lib/contracts/signals";

/** The pages of a column that have been loaded, and how many signals its stage has in all. */
export interface LoadedColumn {
  stage: SignalStage;
  /** Undefined until the first page is there. */
  total: number | undefined;
  rows: readonly SignalItem[];
}

export interface BoardColumn {
  stage: SignalStage;
  total: number | undefined;
  cards: SignalItem[];
}

/** What the sort orders compare, highest first; the API breaks ties by when a signal was found. */
const valuesOf: Record<SignalSort, (signal: SignalItem) => number> = {
  newest: ({ createdAt }) => Date.parse(createdAt),
  engaged: ({ engagedAt }) => Date.parse(engagedAt),
  strength: ({ strength }) => strength,
  fit: ({ icpScore }) => icpScore ?? -1,
};

/**
 * The columns with each signal in the stage that it has now: one that was just moved stands in its new column, at its
 * place in the order, before the pages of both are read again.
 */
export function columnsOf(loaded: readonly LoadedColumn[], sort: SignalSort): BoardColumn[] {
  const rankOf = valuesOf[sort];
  const compare = (a: SignalItem, b: SignalItem) =>
    rankOf(b) - rankOf(a) || Date.parse(b.createdAt) - Date.parse(a.createdAt);
  return loaded.map(({ stage, total, rows }) => {
    const own = new Map(rows.map((row) => [row.id, row]));
    const kept = [...own.values()].filter((row) => row.stage === stage);
    const others = loaded.flatMap((other) => (other.stage === stage ? [] : other.rows));
    const arrived = new Map(
      others.filter((row) => row.stage === stage && !own.has(row.id)).map((row) => [row.id, row]),
    );
    const cards =
      arrived.size > 0 && total !== undefined ? [...kept, ...arrived.values()].toSorted(compare) : kept;
    return {
      stage,
      total: total === undefined ? undefined : total - (own.size - kept.length) + arrived.size,
      cards,
    };
  });
}
