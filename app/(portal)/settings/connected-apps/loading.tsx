import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { SkeletonRows } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <>
      <PageHeader
        title="Connected apps"
        description="Assistants and other apps that act for a member, and can do no more than the member."
      />
      <Card>
        <SkeletonRows rows={3} label="Loading connected apps" />
      </Card>
    </>
  );
}
