"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useQueryStates } from "nuqs";
import { QueryFailed } from "@/components/layout/query-failed";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Figures } from "@/components/ui/figures";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { TimeChart } from "@/components/ui/time-chart";
import { getDeliveryStats } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { DeliveryStats } from "@/lib/contracts/deliveries";
import { describeDuration, describeRate } from "./describe-stats";
import { consoleParams, statsInput } from "./destination-params";

const windows = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
] as const;

/** How attempts went by day, how long they took, and what waits. */
export function DeliveryStatsCard({ destinationId }: { destinationId: string }) {
  const [{ days }, setParams] = useQueryStates(consoleParams);
  const stats = useQuery({
    ...query(getDeliveryStats, statsInput(destinationId, days)),
    placeholderData: keepPreviousData,
  });
  return (
    <Card>
      <CardHeader
        title="How it goes"
        description="Attempts by day, in UTC."
        actions={
          <Segmented
            label="Period"
            value={days === 30 ? "30" : "7"}
            options={windows}
            onChange={(next) => setParams({ days: next === "30" ? 30 : 7 })}
          />
        }
      />
      {stats.isPending ? (
        <SkeletonRows rows={4} label="Loading the figures" />
      ) : stats.isLoadingError ? (
        <QueryFailed title="The figures could not be loaded" query={stats} />
      ) : (
        <CardBody>
          <Totals totals={stats.data.totals} />
          {stats.data.totals.successRate === null ? (
            <p className="text-ink-muted text-sm">No attempt in these {days} days.</p>
          ) : (
            <TimeChart
              label="Delivered and failed attempts by day"
              barsLabel="Delivered"
              lineLabel="Failed"
              days={stats.data.data.map(({ date, delivered, failed }) => ({
                date,
                bars: delivered,
                line: failed,
              }))}
            />
          )}
        </CardBody>
      )}
    </Card>
  );
}

function Totals({ totals }: { totals: DeliveryStats["totals"] }) {
  const number = (value: number) => value.toLocaleString("en-US");
  const figures = [
    ["Arrived", totals.successRate === null ? "–" : describeRate(totals.successRate)],
    ["Half took at most", describeDuration(totals.p50Ms)],
    ["95% took at most", describeDuration(totals.p95Ms)],
    ["Waiting", number(totals.waiting)],
    ["Held", number(totals.held)],
  ] as const;
  return (
    <div className="mb-4">
      <Figures figures={figures} />
    </div>
  );
}
