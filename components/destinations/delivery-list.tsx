"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { parseAsInteger, useQueryState } from "nuqs";
import { QueryFailed } from "@/components/layout/query-failed";
import { ButtonLink } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { SkeletonRows } from "@/components/ui/skeleton";
import { listDeliveries } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { deliveriesInput } from "./deliveries-input";
import { DeliveryEntry } from "./delivery-entry";

/** The deliveries to one destination, newest first, each with its attempts. */
export function DeliveryList({ destinationId }: { destinationId: string }) {
  const [offset, setOffset] = useQueryState("offset", parseAsInteger.withDefault(0));
  const deliveries = useQuery({
    ...query(listDeliveries, deliveriesInput(destinationId, offset)),
    placeholderData: keepPreviousData,
    // What waits or is under way moves by itself; the page follows while it is looked at.
    refetchInterval: ({ state }) =>
      state.data?.data.some((one) => ["queued", "delivering", "retrying"].includes(one.status))
        ? 5_000
        : false,
  });
  return (
    <Card>
      <CardHeader title="Deliveries" description="Every attempt is kept for 30 days." />
      {deliveries.isPending ? (
        <SkeletonRows rows={4} label="Loading deliveries" />
      ) : deliveries.isError ? (
        <QueryFailed title="The deliveries could not be loaded" query={deliveries} />
      ) : deliveries.data.data.length === 0 ? (
        <EmptyState
          icon={<Send />}
          title="Nothing was sent here yet"
          action={<ButtonLink href="/signals">Deliver a signal by hand</ButtonLink>}
        >
          New signals come by routing, as the settings say.
        </EmptyState>
      ) : (
        <>
          <ul aria-label="Deliveries">
            {deliveries.data.data.map((delivery) => (
              <DeliveryEntry key={delivery.activationId} delivery={delivery} />
            ))}
          </ul>
          <Pagination
            total={deliveries.data.total}
            limit={deliveries.data.limit}
            offset={deliveries.data.offset}
            onOffset={(next) => setOffset(next || null)}
          />
        </>
      )}
    </Card>
  );
}
