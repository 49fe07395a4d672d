import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { SkeletonRows } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <>
      <PageHeader title="Tags" description="Organize signals with your own tags, grouped in categories." />
      <Card>
        <SkeletonRows rows={5} label="Loading tags" />
      </Card>
    </>
  );
}
