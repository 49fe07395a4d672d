import { SourceTableSkeleton } from "@/components/sources/source-table-skeleton";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";

export default function Loading() {
  return (
    <>
      <PageHeader
        title="Sources"
        description="People, companies and phrases whose posts attract your buyers."
      />
      <Card>
        <SourceTableSkeleton />
      </Card>
    </>
  );
}
