"use client";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { NewRows } from "@/components/ui/new-rows";
import { Pagination } from "@/components/ui/pagination";
import type { Page } from "./held-page";
import { Loaded } from "./loaded";
import { useHeldPage } from "./use-held-page";

/** How a list that changes by itself announces new rows. */
export interface LiveList<Row> {
  /** Identifies the page and its filters. */
  at: object;
  /** What the rows are, one and several. */
  nouns: readonly [one: string, many: string];
  idOf: (row: Row) => string;
}

/**
 * A paginated list with loading, failed and empty states: `what` are the rows, see `Loaded`, and `failed`
 * replaces the error's title; `children` render the rows above the pagination. With `live`, new rows of a refresh
 * are offered instead of moving the others.
 */
export function PagedList<Row>({
  query,
  what,
  skeleton = 6,
  failed,
  empty,
  live,
  onOffset,
  children,
}: {
  query: UseQueryResult<Page<Row>>;
  what: string;
  /** Number of skeleton rows. */
  skeleton?: number;
  failed?: string;
  empty: ReactNode;
  live?: LiveList<Row>;
  onOffset: (offset: number) => void;
  children: (rows: Row[]) => ReactNode;
}) {
  const held = useHeldPage(query, JSON.stringify(live?.at ?? null), live?.idOf);
  return (
    <Loaded query={query} what={what} rows={skeleton} {...(failed && { failed })}>
      {(loaded) => {
        const { data, total, limit, offset } = held.page ?? loaded;
        if (data.length === 0) return empty;
        return (
          <>
            {live ? (
              <NewRows count={held.fresh} nouns={live.nouns} onShow={held.show}>
                {children(data)}
              </NewRows>
            ) : (
              children(data)
            )}
            <div className="border-line border-t">
              <Pagination total={total} limit={limit} offset={offset} onOffset={onOffset} />
            </div>
          </>
        );
      }}
    </Loaded>
  );
}
