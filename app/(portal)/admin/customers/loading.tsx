import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { SkeletonRows } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <>
      <PageHeader
        title="Customers"
        description="All workspaces, newest first. Counts only: what is found for a customer is theirs."
      />
      <Card>
        <SkeletonRows rows={8} label="Loading customers" />
      </Card>
    </>
  );
}
