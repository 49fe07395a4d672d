import { Skeleton } from "@/components/ui/skeleton";

/** Skeleton rows of signals. */
export function SignalListSkeleton() {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">Loading signals</span>
      <div className="flex h-11 items-center px-4">
        <Skeleton className="h-3.5 w-24" />
      </div>
      {Array.from({ length: 12 }, (_, row) => row).map((row) => (
        <div key={row} className="flex items-center gap-2 px-4 py-1.5">
          <div className="flex h-10 flex-1 flex-col justify-center gap-2">
            <Skeleton className="h-3.5 w-52 max-w-full" />
            <Skeleton className="h-3 w-full" />
          </div>
          <Skeleton round className="size-9" />
        </div>
      ))}
    </div>
  );
}
