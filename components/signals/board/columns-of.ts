import type { SignalSort, SignalStage } from "@/db/vocabulary";
import type { SignalItem } from "@/lib/contracts/signals";

/** What places a signal on the board. */
type Placed = Pick<SignalItem, "id" | "stage" | "strength" | "icpScore" | "createdAt" | "engagedAt">;

/** The pages of a column that have been loaded, and how many signals its stage has in all. */
export interface LoadedColumn<Row> {
  stage: SignalStage;
  /** Undefined until the first page is there. */
  total: number | undefined;
  rows: readonly Row[];
}

export interface PlacedColumn<Row> {
  stage: SignalStage;
  total: number | undefined;
  cards: Row[];
}

/** What the sort orders compare, highest first; the API breaks ties by when a signal was found. */
const ranks: Record<SignalSort, (signal: Placed) => number> = {
  newest: ({ createdAt }) => Date.parse(createdAt),
  engaged: ({ engagedAt }) => Date.parse(engagedAt),
  strength: ({ strength }) => strength,
  fit: ({ icpScore }) => icpScore ?? -1,
};

/**
 * The columns with each signal in the stage that it has now: one that was just moved stands in its new column, at its
 * place in the order, before the pages of both are read again. `unlisted` are on no page at present.
 */
export function columnsOf<Row extends Placed>(
  loaded: readonly LoadedColumn<Row>[],
  unlisted: readonly Row[],
  sort: SignalSort,
): PlacedColumn<Row>[] {
  const rankOf = ranks[sort];
  const compare = (a: Placed, b: Placed) =>
    rankOf(b) - rankOf(a) || Date.parse(b.createdAt) - Date.parse(a.createdAt);
  return loaded.map((column) => {
    const { stage, total } = column;
    const own = byId(column.rows);
    const kept = [...own.values()].filter((row) => row.stage === stage);
    if (total === undefined) return { stage, total, cards: kept };
    const others = [...loaded.flatMap((other) => (other === column ? [] : other.rows)), ...unlisted];
    const arrived = byId(others.filter((row) => row.stage === stage && !own.has(row.id)));
    return {
      stage,
      total: total - (own.size - kept.length) + arrived.size,
      cards: arrived.size > 0 ? [...kept, ...arrived.values()].toSorted(compare) : kept,
    };
  });
}

const byId = <Row extends Placed>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
