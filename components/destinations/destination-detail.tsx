"use client";
import { messageOf } from "@/components/page/query-failed";
import { RemedyButton } from "@/components/remedies/remedy-button";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { PageHeader } from "@/components/ui/page-header";
import { useDestinationTest } from "@/lib/client/destinations";
import type { Destination } from "@/lib/contracts/destinations";
import { DeliveryList } from "./console/delivery-list";
import { DeliveryStatsCard } from "./console/delivery-stats";
import { LastTest } from "./console/last-test";
import { MissingFieldsNotice } from "./console/missing-fields-notice";
import { PreviousSecretNotice } from "./console/previous-secret-notice";
import { TestResult } from "./console/test-result";
import { describeHealth, isPausedByTest, saysTestResult } from "./describe-destination";
import { DestinationActions } from "./destination-actions";
import { ConnectedNotice } from "./kinds/chat-notice";
import { destinationKinds } from "./kinds/describe-kind";
import { SettingsCard } from "./settings-card";

/** Health, settings, actions and deliveries of one destination. */
export function DestinationDetail({
  destination,
  mayManage,
}: {
  destination: Destination;
  mayManage: boolean;
}) {
  const test = useDestinationTest(destination.id);
  const { pause, label, needs } = describeHealth(destination);
  const byPlan = destination.pausedReason === "plan";
  const testButton = mayManage && (
    <Button
      variant={pause && needs === "attention" ? "primary" : "secondary"}
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
        description={`${destinationKinds[destination.type].label} · ${destination.configSummary}`}
        actions={
          mayManage && (
            <>
              {testButton}
              <DestinationActions destination={destination} />
            </>
          )
        }
      />
      <ConnectedNotice />
      <div className="space-y-4">
        {pause && (
          <Callout
            tone={needs === "attention" ? "danger" : "info"}
            title={label}
            action={byPlan && <RemedyButton remedy="upgrade" source={null} />}
          >
            <p>
              {pause}
              {!mayManage && !byPlan && " An admin or manager can do that."}
            </p>
            {isPausedByTest(destination) && (
              <p role="status">
                <LastTest test={destination.lastTest} />
              </p>
            )}
          </Callout>
        )}
        <MissingFieldsNotice destination={destination} mayManage={mayManage} />
        <PreviousSecretNotice destination={destination} mayManage={mayManage} />
        {test.isSuccess && !saysTestResult(destination, test.data) && <TestResult test={test.data} />}
        {test.isError && (
          <Callout tone="danger" title="The test could not be run">
            {messageOf(test.error)}
          </Callout>
        )}
        <SettingsCard destination={destination} mayManage={mayManage} />
        <DeliveryStatsCard destinationId={destination.id} />
        <DeliveryList destination={destination} mayManage={mayManage} />
      </div>
    </>
  );
}
