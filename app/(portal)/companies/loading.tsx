import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { SkeletonRows } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <>
      <PageHeader
        title="Companies"
        description="Your signals by company: who has it, how far it is, and whether interest grows."
      />
      <div className="mb-4 h-8" />
      <Card>
        <SkeletonRows rows={8} label="Loading companies" />
      </Card>
    </>
  );
}
