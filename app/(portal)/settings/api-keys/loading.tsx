import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { SkeletonRows } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <>
      <PageHeader
        title="API keys"
        description="Programs that access this workspace through the customer API."
      />
      <Card>
        <SkeletonRows rows={3} label="Loading API clients" />
      </Card>
    </>
  );
}
