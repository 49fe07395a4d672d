/** Where a signal stands in a page of its list. */
interface ListPage {
  data: readonly { id: string }[];
  total: number;
  offset: number;
}

export interface Neighbour {
  id: string;
  /** The offset of the page that has it. */
  offset: number;
}

export interface PlaceInList {
  /** From 1. */
  position: number;
  total: number;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/**
 * The signal's place, and those beside it, which may be on the pages before and after; null if the page lacks it.
 */
export function placeInList(
  id: string,
  page: ListPage,
  before: ListPage | undefined,
  after: ListPage | undefined,
): PlaceInList | null {
  const at = page.data.findIndex((one) => one.id === id);
  if (at < 0) return null;
  const onPage = (row: { id: string } | undefined, { offset }: ListPage) => row && { id: row.id, offset };
  return {
    position: page.offset + at + 1,
    total: page.total,
    previous:
      onPage(page.data[at - 1], page) ??
      (before && at === 0 ? onPage(before.data.at(-1), before) : undefined),
    next:
      onPage(page.data[at + 1], page) ??
      (after && at === page.data.length - 1 ? onPage(after.data[0], after) : undefined),
  };
}
