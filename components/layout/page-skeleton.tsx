import { Card } from "@/components/ui/card";
import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";

/**
 * Stands in while its `peer`, which holds the page, is empty: a click that comes before the page's own outline was
 * fetched would show nothing until the server answers.
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
