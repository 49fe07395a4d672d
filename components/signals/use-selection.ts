import { useRef, useState } from "react";

/** The rows between two rows of a list, both included, in list order. */
export function rangeBetween(ids: readonly string[], from: string, to: string): string[] {
  const [a, b] = [ids.indexOf(from), ids.indexOf(to)];
  return a < 0 || b < 0 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** The rows selected for bulk actions. `ids` are all rows of the page; others that were selected don't count. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** Where a range starts: the row that was changed last. */
  const anchor = useRef<string | null>(null);

  /** Selects or deselects a row; with `isRange`, all rows from the one changed last. */
  function choose(id: string, on: boolean, { isRange = false } = {}) {
    const rows = isRange && anchor.current !== null ? rangeBetween(ids, anchor.current, id) : [id];
    anchor.current = id;
    const next = new Set(chosen);
    for (const row of rows) {
      if (on) next.add(row);
      else next.delete(row);
    }
    setChosen(next);
  }

  return {
    chosenIds: ids.filter((id) => chosen.has(id)),
    choose,
    chooseAll: (on: boolean) => setChosen(new Set(on ? ids : [])),
    /** Selects these rows, for a step of the keyboard that extends the selection. */
    add: (rows: readonly string[]) => setChosen((before) => new Set([...before, ...rows])),
    clear: () => setChosen(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
