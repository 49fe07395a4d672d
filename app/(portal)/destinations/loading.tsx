import { DestinationListSkeleton } from "@/components/destinations/destination-list-skeleton";
import { PageHeader } from "@/components/ui/page-header";

export default function Loading() {
  return (
    <>
      <PageHeader
        title="Destinations"
        description="Signals are sent here automatically by routing, or manually."
      />
      <DestinationListSkeleton />
    </>
  );
}
