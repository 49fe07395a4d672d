/** Reading a list to its end. */
import { type CallResult, unwrap } from "./api-error.ts";

/** Which part of a list to read. */
export interface PageQuery {
  limit: number;
  offset: number;
}

/** How many items seen last are remembered, so that rows that moved to the next page are not repeated. */
const remembered = 1_000;

/**
 * All items of a list, page by page. Rows that arrive while it is read move the others to later pages; those are
 * not repeated. Stop at any time with `break`. Throws `ApiError` if a page is refused.
 *
 * @param readPage calls the API for one page, for example
 *   `(page) => api.GET("/api/v1/signals", { params: { query: { ...page, minStrength: 7 } } })`
 * @param pageSize items per call, 1 to 100
 */
export async function* paginate<Item extends object>(
  readPage: (page: PageQuery) => Promise<CallResult<{ data: Item[]; total: number }>>,
  pageSize = 100,
): AsyncGenerator<Item, void, undefined> {
  const seen = new Set<unknown>();
  for (let offset = 0; ; offset += pageSize) {
    const { data, total } = unwrap(await readPage({ limit: pageSize, offset }));
    for (const item of data) {
      const id = "id" in item ? item.id : undefined;
      if (id !== undefined) {
        if (seen.has(id)) continue;
        seen.add(id);
      }
      yield item;
    }
    for (const id of [...seen].slice(0, Math.max(0, seen.size - remembered))) seen.delete(id);
    if (data.length < pageSize || offset + data.length >= total) return;
  }
}
