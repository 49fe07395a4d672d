import { Card } from "@/components/ui/card";
import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";

/**
 * Shown while its `peer`, the page container, is empty. Otherwise a click before the page's own skeleton is loaded
 * would show nothing until the server responds.
 */
export function PageSkeleton() {
  return (
    <div className="hidden peer-empty:block">
      <h1 className="sr-only">Loading</h1>
      <div className="mb-5 flex flex-col gap-2">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-4 w-80 max-w-full" />
      </div>
      <Card>
        <SkeletonRows rows={8} label="Loading the page" />
      </Card>
    </div>
  );
}
