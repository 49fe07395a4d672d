import { Skeleton } from "@/components/ui/skeleton";

/** Skeleton rows of signals. */
export function SignalListSkeleton() {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">Loading signals</span>
      <div className="flex h-11 items-center px-4">
        <Skeleton className="h-3.5 w-24" />
      </div>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex gap-3 px-4 py-3">
          <Skeleton round className="size-8" />
          <div className="flex h-[8rem] flex-1 flex-col gap-2">
            <Skeleton className="h-3.5 w-36" />
            <Skeleton className="h-3 w-52 max-w-full" />
            <Skeleton className="mt-1 h-3 w-full" />
            <Skeleton className="h-3 w-2/3" />
            <Skeleton className="mt-1 h-3 w-40" />
          </div>
          <Skeleton round className="size-9" />
        </div>
      ))}
    </div>
  );
}
