import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { SkeletonRows } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <>
      <PageHeader title="Clients" description="Programs that use the customer API, across all workspaces." />
      <Card>
        <SkeletonRows rows={6} label="Loading clients" />
      </Card>
    </>
  );
}
