import { SignalContentSkeleton } from "@/components/signals/signal-content-skeleton";
import { queueColumns, SignalListSkeleton } from "@/components/signals/signal-list-skeleton";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <>
      <PageHeader
        dense
        title="Signals"
        description="People who showed interest and match your ideal customer profile."
        actions={<Skeleton className="h-8 w-24 pointer-coarse:h-10 sm:w-64" />}
      />
      <Skeleton className="h-8 w-full max-w-3xl pointer-coarse:h-10 max-sm:hidden" />
      <div className={queueColumns}>
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
