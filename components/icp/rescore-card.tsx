"use client";
import { useQuery } from "@tanstack/react-query";
import { notifyFailed } from "@/components/page/notify-failed";
import { Button } from "@/components/ui/button";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { PartBar } from "@/components/ui/part-bar";
import { policy } from "@/db/policy";
import { rescoreQuery, useRescore } from "@/lib/client/icp";
import { describeRescore } from "./describe-proposal";

/** Says that changes hold for new signals, and offers to apply them to existing ones. */
export function RescoreCard({ mayStart }: { mayStart: boolean }) {
  const rescore = useQuery(rescoreQuery);
  const start = useRescore();
  const state = rescore.data;
  const isRunning = state?.status === "running";
  return (
    <Card>
      <CardHeader
        title="Signals you already have"
        description="A change holds for new signals. You can apply it to recent ones too, free of charge."
      />
      <CardBody className="space-y-3">
        <p role="status" className="min-h-5 text-ink-muted text-sm">
          {state && describeRescore(state)}
        </p>
        {isRunning && (
          <PartBar value={state.done} max={Math.max(1, state.total)} label={describeRescore(state)} />
        )}
        {mayStart && (
          <Button
            pending={start.isPending || isRunning}
            onClick={() =>
              start.mutate(undefined, {
                onError: (error) => notifyFailed("Re-scoring did not start", error),
              })
            }
          >
            Re-score the last {policy.whatIfDays} days
          </Button>
        )}
        <p className="text-ink-muted text-xs">
          No signal is removed: one that no longer fits shows its lower fit. Texts and evidence stay as they
          are.
        </p>
      </CardBody>
    </Card>
  );
}
