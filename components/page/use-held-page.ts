import { useIsMutating } from "@tanstack/react-query";
import { useState } from "react";
import { countNewRows, type Page, withLatestRows } from "./held-page";

/**
 * A list's page that a background refresh never moves. Changes of its rows show immediately; new rows are counted in
 * `fresh` until `show`. Effects of what the member does here, another page or filter (`at`), and rows for an empty list
 * show immediately, and so does everything in a list without `idOf`.
 */
export function useHeldPage<Row, P extends Page<Row>>(
  query: { data: P | undefined; isPlaceholderData: boolean },
  at: string,
  idOf: ((row: Row) => string) | undefined,
): { page: P | undefined; fresh: number; isOwn: boolean; show: () => void } {
  const isMutating = useIsMutating() > 0;
  const [shown, setShown] = useState<{ at: string; page: P } | null>(null);
  // Stays set until the refresh that follows a change has arrived, which can be in the render that ends the change.
  const [isOwn, setOwn] = useState(false);
  if (isMutating !== isOwn) setOwn(isMutating);
  const latest = query.isPlaceholderData ? undefined : query.data;
  if (latest === undefined || !idOf) return { page: query.data, fresh: 0, isOwn, show: () => {} };
  const held = shown?.at === at ? shown.page : null;
  const fresh = held === null || isOwn || isMutating ? 0 : countNewRows(held, latest, idOf);
  if (held === null || (fresh === 0 && held !== latest)) setShown({ at, page: latest });
  return {
    page: held !== null && fresh > 0 ? withLatestRows(held, latest, idOf) : latest,
    fresh,
    isOwn: isOwn || isMutating,
    show: () => setShown({ at, page: latest }),
  };
}
