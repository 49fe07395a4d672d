import { Card } from "@/components/ui/card";
import { BackLink } from "@/components/ui/page-header";
import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <>
      <h1 className="sr-only">Destination</h1>
      <BackLink href="/destinations">Destinations</BackLink>
      <div className="mb-5 flex flex-col gap-2">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-4 w-64 max-w-full" />
      </div>
      <div className="space-y-4">
        <Card className="h-64" />
        <Card className="h-96" />
        <Card>
          <SkeletonRows rows={4} label="Loading the destination" />
        </Card>
      </div>
    </>
  );
}
