import type { Cursor } from "@/db/keyset";
import { rowsPerPart } from "./download";

/** The rows of a list that is sorted by creation time, newest first, each part after the last row of the one before. */
export async function* partsAfter<T>(
  read: (part: { cursor: Cursor | undefined; limit: number }) => Promise<T[]>,
  cursorOf: (row: T) => Cursor,
): AsyncGenerator<T[]> {
  let cursor: Cursor | undefined;
  for (;;) {
    const rows = await read({ cursor, limit: rowsPerPart });
    const last = rows.at(-1);
    if (last) yield rows;
    if (!last || rows.length < rowsPerPart) return;
    cursor = cursorOf(last);
  }
}

/** The rows at places that were found before, from 0 to `count`, part by part. */
export async function* partsAt<T>(
  count: number,
  read: (part: { from: number; limit: number }) => Promise<T[]>,
): AsyncGenerator<T[]> {
  for (let from = 0; from < count; from += rowsPerPart) yield await read({ from, limit: rowsPerPart });
}
