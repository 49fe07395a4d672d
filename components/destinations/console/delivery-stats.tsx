"use client";
import { useQueryStates } from "nuqs";
import { Loaded } from "@/components/page/loaded";
import { useKeptQuery } from "@/components/page/use-api-query";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Figures } from "@/components/ui/figures";
import { Segmented } from "@/components/ui/segmented";
import { TimeChart } from "@/components/ui/time-chart";
import { getDeliveryStats } from "@/lib/client/operations";
import type { DeliveryStats } from "@/lib/contracts/deliveries";
import { consoleParams, statsInput } from "../destination-params";
import { describeDuration, describeRate } from "./describe-stats";

const windows = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
] as const;

/** Attempts by day and how long they took, and how many deliveries are waiting. */
export function DeliveryStatsCard({ destinationId }: { destinationId: string }) {
  const [{ days }, setParams] = useQueryStates(consoleParams, { history: "push" });
  const stats = useKeptQuery(getDeliveryStats, statsInput(destinationId, days));
  return (
    <Card>
      <CardHeader
        title="Delivery performance"
        description="Attempts and how long they took, by day (UTC)."
        actions={
          <Segmented
            label="Period"
            value={days === 30 ? "30" : "7"}
            options={windows}
            onChange={(next) => setParams({ days: next === "30" ? 30 : 7 })}
          />
        }
      />
      <Loaded query={stats} rows={4} what="stats">
        {(data) => (
          <CardBody>
            <Totals totals={data.totals} />
            {data.totals.successRate === null ? (
              <p className="text-ink-muted text-sm">No attempts in the last {days} days.</p>
            ) : (
              <div className="grid gap-6 lg:grid-cols-2">
                <TimeChart
                  label="Delivered and failed attempts by day"
                  title="Attempts"
                  barsLabel="Delivered"
                  lineLabel="Failed"
                  days={data.data.map(({ date, delivered, failed }) => ({
                    date,
                    bars: delivered,
                    line: failed,
                  }))}
                />
                <TimeChart
                  label="Duration of attempts by day"
                  title="Duration"
                  barsLabel="Median"
                  lineLabel="95th percentile"
                  format={describeDuration}
                  axisWidth={36}
                  days={data.data.map(({ date, p50Ms, p95Ms }) => ({ date, bars: p50Ms, line: p95Ms }))}
                />
              </div>
            )}
          </CardBody>
        )}
      </Loaded>
    </Card>
  );
}

function Totals({ totals }: { totals: DeliveryStats["totals"] }) {
  const number = (value: number) => value.toLocaleString("en-US");
  const figures = [
    ["Success rate", totals.successRate === null ? "–" : describeRate(totals.successRate)],
    ["Median duration", describeDuration(totals.p50Ms)],
    ["95th percentile", describeDuration(totals.p95Ms)],
    ["Pending", number(totals.waiting)],
    ["Held", number(totals.held)],
  ] as const;
  return (
    <div className="mb-4">
      <Figures figures={figures} />
    </div>
  );
}
