"use client";
import { Plus, Send } from "lucide-react";
import { useState } from "react";
import { TestResult } from "@/components/destinations/console/test-result";
import { describeHealth } from "@/components/destinations/describe-destination";
import { destinationKinds } from "@/components/destinations/kinds/describe-kind";
import { Loaded } from "@/components/page/loaded";
import { messageOf } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { StatusBadge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { loadable } from "@/components/ui/loadable";
import { useDestinationTest } from "@/lib/client/destinations";
import { listDestinations } from "@/lib/client/operations";
import type { Destination } from "@/lib/contracts/destinations";
import { StageTitle } from "./stage-title";
import { StepFooter } from "./step-footer";

const DestinationWizard = loadable(() =>
  import("@/components/destinations/destination-wizard").then((file) => file.DestinationWizard),
);

/** The third step: connect a destination and test it. It can be skipped. */
export function DestinationStep({
  mayConnect,
  onBack,
  onNext,
}: {
  mayConnect: boolean;
  onBack: () => void;
  onNext: () => void;
}) {
  const destinations = useApiQuery(listDestinations);
  const list = destinations.data?.data ?? [];
  // Rendered outside the list: adding a destination fills the list while its secret is still shown.
  const [wizard, setWizard] = useState<"never" | "open" | "closed">("never");
  const connect = mayConnect && <Connect isFirst={list.length === 0} onConnect={() => setWizard("open")} />;
  return (
    <Card>
      <CardHeader
        title={<StageTitle>Where signals go</StageTitle>}
        description="Signals are sent there with the reason they matter and a suggested opener."
        actions={list.length > 0 && connect}
      />
      <Loaded query={destinations} rows={2} what="destinations">
        {() =>
          list.length === 0 ? (
            <EmptyState icon={<Send />} title="No destinations yet" action={connect}>
              {mayConnect
                ? "Connect a channel, a table or your own endpoint and send a test. You can also skip this: signals stay in the portal."
                : "An admin or manager can connect one. Until then, signals stay in the portal."}
            </EmptyState>
          ) : (
            <ul aria-label="Destinations" className="divide-y divide-line border-line border-t">
              {list.map((destination) => (
                <DestinationRow key={destination.id} destination={destination} mayTest={mayConnect} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <StepFooter onBack={onBack}>
        <Button variant={list.length > 0 ? "primary" : "secondary"} onClick={onNext}>
          {list.length > 0 ? "Continue" : "Skip for now"}
        </Button>
      </StepFooter>
      {wizard !== "never" && (
        <DestinationWizard
          open={wizard === "open"}
          onOpenChange={(open) => setWizard(open ? "open" : "closed")}
        />
      )}
    </Card>
  );
}

function Connect({ isFirst, onConnect }: { isFirst: boolean; onConnect: () => void }) {
  return (
    <Button
      variant={isFirst ? "primary" : "secondary"}
      size={isFirst ? "md" : "sm"}
      aria-haspopup="dialog"
      onPointerEnter={DestinationWizard.load}
      onClick={onConnect}
    >
      <Plus aria-hidden />
      {isFirst ? "Connect a destination" : "Connect another"}
    </Button>
  );
}

function DestinationRow({ destination, mayTest }: { destination: Destination; mayTest: boolean }) {
  const test = useDestinationTest(destination.id);
  const health = describeHealth(destination);
  return (
    <li className="space-y-3 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="truncate font-medium text-ink text-sm">{destination.name}</span>
            <StatusBadge status={health.status}>{health.label}</StatusBadge>
          </p>
          <p className="truncate text-ink-muted text-sm">
            {destinationKinds[destination.type].label} · {destination.configSummary}
          </p>
        </div>
        {mayTest && (
          <Button size="sm" pending={test.isPending} onClick={() => test.mutate()}>
            Send test<span className="sr-only"> to {destination.name}</span>
          </Button>
        )}
      </div>
      {test.isSuccess && <TestResult test={test.data} />}
      {test.isError && (
        <Callout tone="danger" title="The test could not be run">
          {messageOf(test.error)}
        </Callout>
      )}
    </li>
  );
}
