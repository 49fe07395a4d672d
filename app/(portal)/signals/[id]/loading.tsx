import { SignalContentSkeleton } from "@/components/signals/signal-content-skeleton";
import { Card } from "@/components/ui/card";
import { BackLink } from "@/components/ui/page-header";

export default function Loading() {
  return (
    <>
      <h1 className="sr-only">Signal</h1>
      <BackLink href="/signals">Signals</BackLink>
      <Card className="max-w-4xl p-4 sm:p-6">
        <SignalContentSkeleton />
      </Card>
    </>
  );
}
