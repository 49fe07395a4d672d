"use client";
import { LastTest } from "@/components/destinations/console/last-test";
import { TestResult } from "@/components/destinations/console/test-result";
import {
  describeHealth,
  describeSending,
  saysTestResult,
} from "@/components/destinations/describe-destination";
import { destinationKinds } from "@/components/destinations/kinds/describe-kind";
import { PauseButton } from "@/components/destinations/pause-button";
import { useRoutingDescription } from "@/components/destinations/routing/use-routing-description";
import { messageOf } from "@/components/page/query-failed";
import { StatusBadge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { DialogButton } from "@/components/ui/dialog-button";
import { loadable } from "@/components/ui/loadable";
import { useDestinationTest } from "@/lib/client/destinations";
import type { Destination } from "@/lib/contracts/destinations";

const RoutingDialog = loadable(() =>
  import("@/components/destinations/routing/routing-dialog").then((file) => file.RoutingDialog),
);

/** A destination in the setup: whether it is live, what it will receive, and its test. */
export function SetupDestination({
  destination,
  mayManage,
}: {
  destination: Destination;
  mayManage: boolean;
}) {
  const test = useDestinationTest(destination.id);
  const health = describeHealth(destination);
  const routing = describeSending(health, useRoutingDescription(destination.routing));
  return (
    <li className="space-y-3 px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="truncate font-medium text-ink text-sm">{destination.name}</span>
            <StatusBadge status={health.status}>{health.label}</StatusBadge>
          </p>
          <p className="truncate text-ink-muted text-sm">
            {destinationKinds[destination.type].label} · {destination.configSummary}
          </p>
          <p className="mt-1 text-ink text-sm">{health.pause ?? routing}</p>
          <p role="status" className="mt-1 text-ink-muted text-sm">
            <LastTest test={destination.lastTest} />
          </p>
        </div>
        {mayManage && (
          <div className="flex flex-wrap gap-2">
            <DialogButton
              size="sm"
              load={RoutingDialog.load}
              dialog={(state) => state.open && <RoutingDialog destination={destination} {...state} />}
            >
              Edit routing
            </DialogButton>
            <PauseButton size="sm" destination={destination} resumesOnly />
            <Button size="sm" pending={test.isPending} onClick={() => test.mutate()}>
              {destination.lastTest ? "Test again" : "Send test"}
              <span className="sr-only"> to {destination.name}</span>
            </Button>
          </div>
        )}
      </div>
      {test.isSuccess && !saysTestResult(destination, test.data) && <TestResult test={test.data} />}
      {test.isError && (
        <Callout tone="danger" title="The test could not be run">
          {messageOf(test.error)}
        </Callout>
      )}
    </li>
  );
}
