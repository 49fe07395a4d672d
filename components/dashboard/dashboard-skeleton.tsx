import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { Stats } from "@/components/ui/stat";

/** Skeleton of the dashboard. */
export function DashboardSkeleton() {
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">Loading the dashboard</span>
      <div className={dashboardColumns}>
        <Card className="h-80" />
        <Card className="h-40" />
      </div>
      <Card className="h-96 xl:h-56" />
      <Stats as="div">
        {[0, 1, 2, 3].map((stat) => (
          <div key={stat} className="flex h-22 flex-col justify-center gap-2 bg-surface p-4">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-7 w-20" />
          </div>
        ))}
      </Stats>
      <Card className="h-80" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <Card className="h-64" />
        <Card className="h-64" />
      </div>
    </div>
  );
}

/** What to work, and beside it what needs attention. */
export const dashboardColumns =
  "grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]";
