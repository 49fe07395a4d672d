import { SignalContentSkeleton } from "@/components/signals/signal-content-skeleton";
import { SignalListSkeleton } from "@/components/signals/signal-list-skeleton";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <>
      <PageHeader
        title="Signals"
        description="People who showed interest and match your ideal customer profile."
        actions={<Skeleton className="h-8 w-64" />}
      />
      <Skeleton className="h-8 w-full max-w-3xl pointer-coarse:h-10" />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(20rem,28rem)_minmax(0,1fr)]">
        <Card>
          <SignalListSkeleton />
        </Card>
        <Card className="hidden p-6 lg:block">
          <SignalContentSkeleton />
        </Card>
      </div>
    </>
  );
}
