import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { SkeletonRows } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <>
      <PageHeader title="Intelligence" description="Shareable reports on accounts and people." />
      <div className="mb-4 h-8" />
      <Card>
        <SkeletonRows rows={6} label="Loading reports" />
      </Card>
    </>
  );
}
