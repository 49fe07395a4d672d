"use client";
import { Send } from "lucide-react";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { useTabTitle } from "@/components/page/use-tab-title";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { listDestinations } from "@/lib/client/operations";
import { DestinationDetail } from "./destination-detail";
import { DestinationListSkeleton } from "./destination-list-skeleton";

/** The page of one destination, taken from the API's list. */
export function DestinationView({ id, mayManage }: { id: string; mayManage: boolean }) {
  const destinations = useApiQuery(listDestinations);
  const destination = destinations.data?.data.find((one) => one.id === id);
  useTabTitle(destination?.name);
  const heading = <h1 className="sr-only">Destination</h1>;
  if (destinations.isPending) {
    return (
      <>
        {heading}
        <DestinationListSkeleton />
      </>
    );
  }
  if (destinations.isLoadingError) {
    return (
      <Card>
        {heading}
        <QueryFailed title="The destination could not be loaded" query={destinations} />
      </Card>
    );
  }
  if (!destination) {
    return (
      <Card>
        {heading}
        <EmptyState
          icon={<Send />}
          title="This destination was deleted"
          action={<ButtonLink href="/destinations">See all destinations</ButtonLink>}
        >
          Its past deliveries stay on their signals.
        </EmptyState>
      </Card>
    );
  }
  return <DestinationDetail destination={destination} mayManage={mayManage} />;
}
