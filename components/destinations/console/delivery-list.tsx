"use client";
import { Send } from "lucide-react";
import { useQueryStates } from "nuqs";
import { ExportLink } from "@/components/exports/export-link";
import { deliveryBadges } from "@/components/labels/describe-signal";
import { Loaded } from "@/components/page/loaded";
import { useKeptQuery } from "@/components/page/use-api-query";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { SelectChip } from "@/components/ui/filter-chip";
import { Pagination } from "@/components/ui/pagination";
import { policy } from "@/db/policy";
import { activationStatuses } from "@/db/vocabulary";
import { addressOf } from "@/lib/client/call";
import { exportDeliveries, listDeliveries } from "@/lib/client/operations";
import type { Destination } from "@/lib/contracts/destinations";
import { consoleParams, deliveriesInput } from "../destination-params";
import { DeliveryEntry } from "./delivery-entry";
import { RecoverButton } from "./recover-button";

/** Deliveries to one destination, newest first, each with its attempts. */
export function DeliveryList({ destination, mayManage }: { destination: Destination; mayManage: boolean }) {
  const [params, setParams] = useQueryStates(consoleParams, { history: "push" });
  const deliveries = useKeptQuery(listDeliveries, deliveriesInput(destination.id, params));
  const maySend = mayManage && destination.isActive;
  return (
    <Card>
      <CardHeader
        title="Deliveries"
        description={`Attempts are kept for ${policy.deliveryHistoryDays} days.`}
        actions={
          <>
            <SelectChip
              label="Status"
              options={activationStatuses.map((value) => ({ value, label: deliveryBadges[value].label }))}
              value={params.status ?? ""}
              onChange={(value) =>
                setParams({ status: activationStatuses.find((one) => one === value) ?? null, offset: null })
              }
            />
            <ExportLink
              list="deliveries"
              href={addressOf(exportDeliveries, {
                params: { id: destination.id },
                query: { status: params.status },
              })}
              total={deliveries.data?.total}
            />
            {maySend && <RecoverButton destination={destination} />}
          </>
        }
      />
      <Loaded query={deliveries} rows={4} what="deliveries">
        {(data) =>
          data.data.length > 0 ? (
            <>
              <ul aria-label="Deliveries">
                {data.data.map((delivery) => (
                  <DeliveryEntry
                    key={delivery.activationId}
                    delivery={delivery}
                    destinationId={destination.id}
                    maySend={maySend}
                  />
                ))}
              </ul>
              <Pagination
                total={data.total}
                limit={data.limit}
                offset={data.offset}
                onOffset={(next) => setParams({ offset: next || null })}
              />
            </>
          ) : params.status ? (
            <EmptyState
              icon={<Send />}
              title={`No ${deliveryBadges[params.status].label.toLowerCase()} deliveries`}
              action={<Button onClick={() => setParams({ status: null, offset: null })}>Show all</Button>}
            />
          ) : (
            <EmptyState
              icon={<Send />}
              title="No deliveries yet"
              action={<ButtonLink href="/signals">Deliver a signal manually</ButtonLink>}
            >
              New signals are sent automatically according to the routing settings.
            </EmptyState>
          )
        }
      </Loaded>
    </Card>
  );
}
