import { Skeleton } from "@/components/ui/skeleton";

/** Skeleton of the source table. */
export function SourceTableSkeleton() {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">Loading sources</span>
      <div className="h-9" />
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex h-13 items-center gap-6 px-4">
          <span className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-3.5 w-40" />
            <Skeleton className="h-3 w-56 max-w-full" />
          </span>
          <Skeleton className="h-5 w-20 max-md:hidden" />
          <Skeleton className="h-4 w-16 max-sm:hidden" />
          <Skeleton className="h-4 w-8" />
          <Skeleton round className="h-5 w-9" />
        </div>
      ))}
    </div>
  );
}
