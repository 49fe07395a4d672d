"use client";
import { messageOf } from "@/components/page/query-failed";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { DialogBody, DialogFooter } from "@/components/ui/dialog";
import { useDestinationTest } from "@/lib/client/destinations";
import type { Destination } from "@/lib/contracts/destinations";
import { destinationKinds } from "../kinds/describe-kind";
import { TestResult } from "./test-result";

/** The last step of adding a destination: checks that the sample signal arrives. It can be skipped. */
export function ConnectionTest({
  destination,
  onDone,
}: {
  destination: Pick<Destination, "id" | "type" | "configSummary">;
  onDone: () => void;
}) {
  const test = useDestinationTest(destination.id);
  return (
    <>
      <DialogBody className="space-y-3">
        <p className="text-ink-muted text-sm">
          Connected to <span className="break-all text-ink">{destination.configSummary}</span>.{" "}
          {destinationKinds[destination.type].test} This does not count as a delivery.
        </p>
        {test.isSuccess && <TestResult test={test.data} />}
        {test.isError && (
          <Callout tone="danger" title="The test could not be run">
            {messageOf(test.error)}
          </Callout>
        )}
      </DialogBody>
      <DialogFooter>
        {test.data?.success ? (
          <>
            <Button onClick={onDone}>Close</Button>
            <ButtonLink href={`/destinations/${destination.id}`} variant="primary">
              Open destination
            </ButtonLink>
          </>
        ) : (
          <>
            <Button onClick={onDone}>{test.isSuccess ? "Close" : "Test later"}</Button>
            <Button variant="primary" pending={test.isPending} onClick={() => test.mutate()}>
              {test.isSuccess || test.isError ? "Test again" : "Send test"}
            </Button>
          </>
        )}
      </DialogFooter>
    </>
  );
}
