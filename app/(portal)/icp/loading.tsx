import { IcpSkeleton } from "@/components/icp/icp-skeleton";
import { PageHeader } from "@/components/ui/page-header";

export default function Loading() {
  return (
    <>
      <PageHeader
        title="Ideal customer"
        description="Who you sell to. Everyone who engages is scored against this profile."
      />
      <IcpSkeleton />
    </>
  );
}
