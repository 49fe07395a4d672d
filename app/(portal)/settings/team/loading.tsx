import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { SkeletonRows } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <>
      <PageHeader title="Team" description="Members and pending invitations." />
      <Card>
        <SkeletonRows rows={4} label="Loading the team" />
      </Card>
    </>
  );
}
