import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import type { SignalStage } from "@/db/vocabulary";
import { listSignals } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { SignalItem } from "@/lib/contracts/signals";
import { boardStages, columnInput, type SignalParams } from "../filters-in-url";
import { columnsOf } from "./columns-of";

/** How many pages a column shows at most; the list shows more. */
const mostPages = 4;

/** The board's columns, each with the pages asked for so far. Mount it again for other filters. */
export function useBoard(params: SignalParams) {
  const [pages, setPages] = useState<Partial<Record<SignalStage, number>>>({});
  const pagesOf = (stage: SignalStage): number => pages[stage] ?? 1;
  const stages = boardStages(params);
  const asked = stages.flatMap((stage) =>
    Array.from({ length: pagesOf(stage) }, (_, page) => ({ stage, page })),
  );
  const results = useQueries({
    queries: asked.map(({ stage, page }) => query(listSignals, columnInput(params, stage, page))),
  });
  const loaded = stages.map((stage) => {
    const own = results.filter((_, at) => asked[at]?.stage === stage);
    return { stage, total: own[0]?.data?.total, rows: own.flatMap(({ data }) => data?.data ?? []) };
  });
  const unlisted = useUnlisted(
    loaded.flatMap(({ rows }) => rows),
    results.some(({ isFetching }) => isFetching),
  );
  const isLoading = (stage: SignalStage): boolean =>
    results.some(({ isPending }, at) => asked[at]?.stage === stage && isPending);
  return {
    columns: columnsOf(loaded, unlisted, params.sort).map((column) => ({
      ...column,
      isLoading: isLoading(column.stage),
      hasMore: column.total !== undefined && column.total > column.cards.length,
      isFull: pagesOf(column.stage) >= mostPages,
    })),
    failed: results.find(({ isLoadingError }) => isLoadingError),
    showMore: (stage: SignalStage) => setPages({ ...pages, [stage]: pagesOf(stage) + 1 }),
  };
}

/**
 * The rows that were there and are on none of the pages while some are read again: a moved signal has left one column's
 * page before the other's has it.
 */
function useUnlisted(listed: readonly SignalItem[], isReading: boolean): SignalItem[] {
  const [known, setKnown] = useState(listed);
  const ids = new Set(listed.map(({ id }) => id));
  const unlisted = isReading ? known.filter(({ id }) => !ids.has(id)) : [];
  const now = [...listed, ...unlisted];
  if (now.length !== known.length || now.some((row, at) => row !== known[at])) setKnown(now);
  return unlisted;
}

export type ShownColumn = ReturnType<typeof useBoard>["columns"][number];
