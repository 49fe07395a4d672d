/** Pages for listings that grow at the top: a cursor names the last item seen, so that pages stay stable. */

export interface Page<T> {
  items: T[];
  /** Null at the end. */
  next: string | null;
}

/** The items after the cursor, in a list with descending IDs. Undefined if the cursor is from another listing. */
export function pageOf<T extends { id: string }>(
  listing: string,
  items: readonly T[],
  cursor: string | null,
  size: number,
): Page<T> | undefined {
  const after = cursor === null ? null : readCursor(listing, cursor);
  if (after === undefined) return undefined;
  const start = after === null ? 0 : items.findIndex(({ id }) => id < after);
  const page = start === -1 ? [] : items.slice(start, start + size);
  const last = page.at(-1);
  const hasMore = last !== undefined && start + size < items.length;
  return { items: page, next: hasMore ? writeCursor(listing, last.id) : null };
}

const writeCursor = (listing: string, id: string) => Buffer.from(`${listing} ${id}`).toString("base64url");

function readCursor(listing: string, cursor: string): string | undefined {
  const [name, id] = Buffer.from(cursor, "base64url").toString().split(" ");
  return name === listing && id !== undefined && /^\d{19}$/.test(id) ? id : undefined;
}
