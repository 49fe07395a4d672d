"use client";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Pagination } from "@/components/ui/pagination";
import { SkeletonRows } from "@/components/ui/skeleton";
import { QueryFailed } from "./query-failed";

interface Page<Row> {
  data: Row[];
  total: number;
  limit: number;
  offset: number;
}

/**
 * A paginated list with loading, failed and empty states: `loading` is the skeleton's label, `failed` the error
 * title, `empty` the empty state; `children` render the rows above the pagination.
 */
export function PagedList<Row>({
  query,
  loading,
  skeleton = 6,
  failed,
  empty,
  onOffset,
  children,
}: {
  query: UseQueryResult<Page<Row>>;
  loading: string;
  /** Number of skeleton rows. */
  skeleton?: number;
  failed: string;
  empty: ReactNode;
  onOffset: (offset: number) => void;
  children: (rows: Row[]) => ReactNode;
}) {
  if (query.isPending) return <SkeletonRows rows={skeleton} label={loading} />;
  if (query.isLoadingError) return <QueryFailed title={failed} query={query} />;
  const { data, total, limit, offset } = query.data;
  if (data.length === 0) return empty;
  return (
    <>
      {children(data)}
      <div className="border-line border-t">
        <Pagination total={total} limit={limit} offset={offset} onOffset={onOffset} />
      </div>
    </>
  );
}
