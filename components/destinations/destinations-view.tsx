"use client";
import { Plus, Send } from "lucide-react";
import { useQueryState } from "nuqs";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { loadable } from "@/components/ui/loadable";
import { PageHeader } from "@/components/ui/page-header";
import { listDestinations } from "@/lib/client/operations";
import { HealthCounts } from "./console/health-counts";
import { byUrgency } from "./describe-destination";
import { DestinationCard } from "./destination-card";
import { DestinationListSkeleton } from "./destination-list-skeleton";
import { newParser } from "./destination-params";
import { ChatNotice } from "./kinds/chat-notice";

const DestinationWizard = loadable(() =>
  import("./destination-wizard").then((file) => file.DestinationWizard),
);

/** Destinations with their health. `mayManage` is false for read-only users. */
export function DestinationsView({ mayManage }: { mayManage: boolean }) {
  const [adding, setAdding] = useQueryState("new", newParser);
  const destinations = useApiQuery(listDestinations);
  const add = mayManage && (
    <Button
      variant="primary"
      aria-haspopup="dialog"
      onPointerEnter={DestinationWizard.load}
      onClick={() => setAdding("destination")}
    >
      <Plus aria-hidden />
      Add destination
    </Button>
  );
  // The empty state shows this button itself.
  const isEmpty = destinations.data?.data.length === 0;
  return (
    <>
      <PageHeader
        title="Destinations"
        description={
          mayManage
            ? "Signals are sent here automatically by routing, or manually."
            : "Signals are sent here automatically by routing, or manually. Admins and managers can change destinations."
        }
        actions={!isEmpty && add}
      />
      <ChatNotice />
      {destinations.isPending ? (
        <DestinationListSkeleton />
      ) : destinations.isLoadingError ? (
        <Card>
          <QueryFailed title="The destinations could not be loaded" query={destinations} />
        </Card>
      ) : destinations.data.data.length === 0 ? (
        <Card>
          <EmptyState icon={<Send />} title="No destinations yet" action={add}>
            {mayManage
              ? "Signals stay in the portal until you connect a destination, such as a channel, a table or your own endpoint."
              : "Signals stay in the portal. An admin or manager can connect the first destination."}
          </EmptyState>
        </Card>
      ) : (
        <>
          <HealthCounts destinations={destinations.data.data} />
          <Card className="mt-4">
            <ul aria-label="Destinations">
              {destinations.data.data.toSorted(byUrgency).map((destination) => (
                <DestinationCard key={destination.id} destination={destination} />
              ))}
            </ul>
          </Card>
        </>
      )}
      {mayManage && adding && (
        <DestinationWizard open onOpenChange={(open) => setAdding(open ? "destination" : null)} />
      )}
    </>
  );
}
