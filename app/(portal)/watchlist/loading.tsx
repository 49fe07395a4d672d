import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { SkeletonRows } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <>
      <PageHeader
        title="Watched posts"
        description="Relevant posts from your sources. We collect and score their engagement for two weeks."
      />
      <div className="mb-4 h-7" />
      <Card>
        <SkeletonRows rows={8} label="Loading watched posts" />
      </Card>
    </>
  );
}
