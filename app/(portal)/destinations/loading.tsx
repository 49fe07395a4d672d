import { DestinationListSkeleton } from "@/components/destinations/destination-list-skeleton";
import { PageHeader } from "@/components/ui/page-header";

export default function Loading() {
  return (
    <>
      <PageHeader title="Destinations" description="Where signals go, by routing or by hand." />
      <DestinationListSkeleton />
    </>
  );
}
