import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { SkeletonRows } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <>
      <PageHeader title="Privacy" description="Whom you never want to see, and what is kept of one person." />
      <Card>
        <SkeletonRows rows={4} label="Loading suppressions" />
      </Card>
    </>
  );
}
