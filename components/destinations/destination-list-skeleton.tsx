import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** Skeleton of the health summary and the destination list. */
export function DestinationListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading destinations</span>
      <Skeleton className="h-5.5 w-48" />
      <Card className="mt-4 divide-y divide-line">
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex h-23 flex-col justify-center gap-2 px-4">
            <Skeleton className="h-4 w-44" />
            <Skeleton className="h-3.5 w-56 max-w-full" />
            <Skeleton className="h-3.5 w-80 max-w-full" />
          </div>
        ))}
      </Card>
    </div>
  );
}
