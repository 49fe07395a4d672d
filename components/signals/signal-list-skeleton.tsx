import { Skeleton } from "@/components/ui/skeleton";

/** The queue and, on wide screens, the reading pane next to it; the skeleton has the same. */
export const queueColumns =
  "mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 max-sm:mt-2 lg:grid-cols-2 2xl:grid-cols-[9fr_11fr]";

const rows = Array.from({ length: 12 }, (_, row) => row);

/** Skeleton rows of signals. */
export function SignalListSkeleton() {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">Loading signals</span>
      <div className="flex h-11 items-center px-4">
        <Skeleton className="h-3.5 w-24" />
      </div>
      {rows.map((row) => (
        <div key={row} className="flex h-12.5 gap-3 px-4 py-2">
          <Skeleton className="mt-0.5 size-4" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-3.5 w-64 max-w-full" />
            <div className="flex justify-between gap-3">
              <Skeleton className="h-3 w-48" />
              <Skeleton className="h-3 w-28" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
