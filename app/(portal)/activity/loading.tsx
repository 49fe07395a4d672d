import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { SkeletonRows } from "@/components/ui/skeleton";
import { policy } from "@/db/policy";

export default function Loading() {
  return (
    <>
      <PageHeader
        title="Activity"
        description={`What the service did for this workspace. Kept for ${policy.activityDays} days.`}
      />
      <div className="mb-4 h-7" />
      <Card>
        <SkeletonRows rows={10} label="Loading the activity" />
      </Card>
    </>
  );
}
