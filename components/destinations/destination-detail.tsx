"use client";
import { messageOf } from "@/components/layout/query-failed";
import { StatusBadge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Detail, DetailsList } from "@/components/ui/details-list";
import { PageHeader } from "@/components/ui/page-header";
import { RelativeTime } from "@/components/ui/relative-time";
import { useDestinationTest } from "@/lib/client/destinations";
import type { Destination } from "@/lib/contracts/destinations";
import { DeliveryList } from "./delivery-list";
import { describeHealth, describePause, destinationTypeWords } from "./describe-destination";
import { describeRouting } from "./describe-routing";
import { DestinationActions } from "./destination-actions";
import { TestResult } from "./test-result";

/** Health, settings, acts and deliveries of one destination. */
export function DestinationDetail({
  destination,
  mayManage,
}: {
  destination: Destination;
  mayManage: boolean;
}) {
  const test = useDestinationTest(destination.id);
  const health = describeHealth(destination);
  const pause = describePause(destination);
  const manual = destination.pausedReason === "manual";
  const testButton = mayManage && (
    <Button
      variant={pause && !manual ? "primary" : "secondary"}
      pending={test.isPending}
      onClick={() => test.mutate()}
    >
      Test connection
    </Button>
  );
  return (
    <>
      <PageHeader
        back={{ href: "/destinations", label: "Destinations" }}
        title={destination.name}
        description={`${destinationTypeWords[destination.type]} · ${destination.configSummary}`}
        actions={
          mayManage && (
            <>
              {testButton}
              <DestinationActions destination={destination} />
            </>
          )
        }
      />
      <div className="space-y-4">
        {pause && (
          <Callout tone={manual ? "info" : "danger"} title={manual ? "Paused" : "Action required"}>
            {pause}
            {!mayManage && " An admin or a manager can do that."}
          </Callout>
        )}
        {test.isSuccess && <TestResult test={test.data} />}
        {test.isError && (
          <Callout tone="danger" title="The test could not be made">
            {messageOf(test.error)}
          </Callout>
        )}
        <Card>
          <CardHeader title="Settings" />
          <CardBody>
            <DetailsList>
              <Detail label="Health">
                <StatusBadge status={health.status}>{health.words}</StatusBadge>
                {destination.consecutiveFailures > 0 && (
                  <span className="ml-2 text-ink-muted">
                    {destination.consecutiveFailures} failed in a row
                  </span>
                )}
              </Detail>
              <Detail label="Routing">{describeRouting(destination.routing)}</Detail>
              <Detail label="Last delivered">
                {destination.lastDeliveredAt ? <RelativeTime at={destination.lastDeliveredAt} /> : "Never"}
              </Detail>
              {destination.lastFailedAt && (
                <Detail label="Last failed">
                  <RelativeTime at={destination.lastFailedAt} />
                </Detail>
              )}
              <Detail label="Added">
                <RelativeTime at={destination.createdAt} />
              </Detail>
            </DetailsList>
          </CardBody>
        </Card>
        <DeliveryList destinationId={destination.id} />
      </div>
    </>
  );
}
