"use client";
import { useApiQuery } from "@/components/page/use-api-query";
import { listDeliveryRates } from "@/lib/client/operations";
import { describeRate } from "./describe-stats";

/** The success rate over the last seven days. The line's height is reserved while it loads. */
export function RecentFigure({ destinationId }: { destinationId: string }) {
  const rates = useApiQuery(listDeliveryRates);
  const rate = rates.data?.data.find((one) => one.destinationId === destinationId);
  return (
    <p className="min-h-4.5 tabular-nums">
      {rate && rate.successRate !== null && (
        <>
          {describeRate(rate.successRate)} of {(rate.delivered + rate.failed).toLocaleString("en-US")} in 7
          days
        </>
      )}
    </p>
  );
}
