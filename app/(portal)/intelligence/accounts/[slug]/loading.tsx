import { Card } from "@/components/ui/card";
import { SkeletonRows } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <Card className="mt-8 max-w-4xl">
      <SkeletonRows rows={8} label="Loading the report" />
    </Card>
  );
}
