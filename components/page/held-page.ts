/** Which page of a list to show while a background refresh would move its rows. */

export interface Page<Row> {
  data: Row[];
  total: number;
  limit: number;
  offset: number;
}

/** The number of rows that the latest page puts before rows shown now; 0 if it moves none of them. */
export function countNewRows<Row>(shown: Page<Row>, latest: Page<Row>, idOf: (row: Row) => string): number {
  if (shown.data.length === 0) return 0;
  const known = new Set(shown.data.map(idOf));
  const lastKnown = latest.data.findLastIndex((row) => known.has(idOf(row)));
  const grown = latest.total - shown.total;
  // None is left: so many arrived, or the rows are gone.
  if (lastKnown < 0) return Math.max(0, grown);
  const before = latest.data.slice(0, lastKnown).filter((row) => !known.has(idOf(row))).length;
  return before === 0 ? 0 : Math.max(before, grown);
}

/** The rows and total shown now, with the latest contents of each row. */
export function withLatestRows<Row, P extends Page<Row>>(shown: P, latest: P, idOf: (row: Row) => string): P {
  const byId = new Map(latest.data.map((row) => [idOf(row), row]));
  return { ...shown, data: shown.data.map((row) => byId.get(idOf(row)) ?? row) };
}
