/** Tabs of a spreadsheet, read and written by range as in the vendor's API. */

export type Cell = string | number | boolean;

export interface Grid {
  rows: Cell[][];
  /** The number of columns a tab has room for; rows are added as needed. */
  columnCount: number;
}

/** Zero-based and inclusive; open ends are null. */
export interface Area {
  top: number;
  left: number;
  bottom: number | null;
  right: number | null;
}

/** A range such as `'It''s'!A2:A`; null if it cannot be parsed. */
export function parseRange(range: string): { tab: string; area: Area } | null {
  const [, quoted, bare, cells] = /^(?:'((?:[^']|'')+)'|([^'!]+))!([A-Z0-9:]+)$/.exec(range) ?? [];
  const tab = quoted?.replaceAll("''", "'") ?? bare;
  const [, left = "", top = "", colon, right = "", bottom = ""] =
    /^([A-Z]*)(\d*)(:)?([A-Z]*)(\d*)$/.exec(cells ?? "") ?? [];
  if (tab === undefined || `${left}${top}` === "" || (colon && `${right}${bottom}` === "")) return null;
  const start = { top: top ? Number(top) - 1 : 0, left: left ? columnIndex(left) : 0 };
  const end = colon
    ? { bottom: bottom ? Number(bottom) - 1 : null, right: right ? columnIndex(right) : null }
    : { bottom: start.top, right: start.left };
  return { tab, area: { ...start, ...end } };
}

const columnIndex = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

export const columnLetters = (index: number): string =>
  (index < 26 ? "" : columnLetters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** The values an area shows, without trailing empty ones. */
export function readArea({ rows }: Grid, area: Area, majorDimension: string): string[][] {
  const shown = rows
    .slice(area.top, (area.bottom ?? rows.length) + 1)
    .map((row) => row.slice(area.left, (area.right ?? row.length) + 1).map(String));
  const lists = majorDimension === "COLUMNS" ? transpose(shown) : shown;
  const trimmed = lists.map((list) => list.slice(0, list.findLastIndex((cell) => cell !== "") + 1));
  return trimmed.slice(0, trimmed.findLastIndex((list) => list.length > 0) + 1);
}

function transpose(rows: string[][]): string[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? ""));
}

/** Writes values starting at a cell; null leaves a cell unchanged. */
export function writeArea(grid: Grid, start: Pick<Area, "top" | "left">, values: (Cell | null)[][]): void {
  for (const [down, list] of values.entries()) {
    while (grid.rows.length <= start.top + down) grid.rows.push([]);
    const row = grid.rows[start.top + down];
    if (!row) continue;
    for (const [across, value] of list.entries()) {
      while (row.length < start.left + across) row.push("");
      if (value !== null) row[start.left + across] = value;
    }
  }
}

/** Inserts rows below the table that contains a cell, from the table's first column, and returns where. */
export function insertBelow(
  grid: Grid,
  anchor: Pick<Area, "top" | "left">,
  values: (Cell | null)[][],
): Pick<Area, "top" | "left"> {
  const table = tableAround(grid, anchor);
  const start = table ? { top: table.bottom + 1, left: table.left } : anchor;
  const isBelowAll = start.top >= grid.rows.length;
  if (!isBelowAll) grid.rows.splice(start.top, 0, ...values.map(() => []));
  writeArea(grid, start, values);
  return start;
}

/** Adjacent cells, by row and by column, form one table. */
function tableAround({ rows }: Grid, anchor: Pick<Area, "top" | "left">) {
  const isFilled = (row: number, column: number) => (rows[row]?.[column] ?? "") !== "";
  let table = { top: anchor.top, bottom: anchor.top, left: anchor.left, right: anchor.left };
  const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  for (;;) {
    const { top, bottom, left, right } = table;
    const wide = span(Math.max(0, left - 1), right + 1);
    const high = span(Math.max(0, top - 1), bottom + 1);
    const grown = {
      top: top > 0 && wide.some((column) => isFilled(top - 1, column)) ? top - 1 : top,
      bottom: wide.some((column) => isFilled(bottom + 1, column)) ? bottom + 1 : bottom,
      left: left > 0 && high.some((row) => isFilled(row, left - 1)) ? left - 1 : left,
      right: high.some((row) => isFilled(row, right + 1)) ? right + 1 : right,
    };
    if (JSON.stringify(grown) === JSON.stringify(table)) break;
    table = grown;
  }
  const isEmpty =
    !isFilled(anchor.top, anchor.left) && table.top === table.bottom && table.left === table.right;
  return isEmpty ? null : table;
}
