import { Skeleton } from "@/components/ui/skeleton";

/** Skeleton of one signal. */
export function SignalContentSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading the signal</span>
      <div className="flex gap-3">
        <Skeleton round className="size-10" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-3.5 w-64 max-w-full" />
        </div>
        <Skeleton className="h-8 w-24" />
      </div>
      <Skeleton className="mt-5 h-4 w-72 max-w-full" />
      {[0, 1, 2, 3].map((part) => (
        <div key={part} className="mt-8 flex flex-col gap-2">
          <Skeleton className="h-3.5 w-28" />
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-5/6" />
        </div>
      ))}
    </div>
  );
}
