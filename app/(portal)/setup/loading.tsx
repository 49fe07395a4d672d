import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { SkeletonRows } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Set up your workspace" />
      <Card>
        <SkeletonRows rows={5} label="Loading the setup" />
      </Card>
    </div>
  );
}
