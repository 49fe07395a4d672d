import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { SkeletonRows } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <>
      <PageHeader title="Privacy" description="Suppress people and companies, and manage a person's data." />
      <Card>
        <SkeletonRows rows={4} label="Loading suppressions" />
      </Card>
    </>
  );
}
