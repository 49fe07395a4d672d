import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { SkeletonRows } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <>
      <PageHeader
        title="Not signals"
        description="People who engaged and were not made a signal, and why. Say so if one should have been."
      />
      <div className="mb-4 h-8" />
      <Card>
        <SkeletonRows rows={8} label="Loading people who are not signals" />
      </Card>
    </>
  );
}
