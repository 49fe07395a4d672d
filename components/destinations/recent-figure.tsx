"use client";
import { useQuery } from "@tanstack/react-query";
import { listDeliveryRates } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { describeRate } from "./describe-stats";

/** How a destination's attempts of the last seven days went, in a few words. Its line is kept free until then. */
export function RecentFigure({ destinationId }: { destinationId: string }) {
  const rates = useQuery(query(listDeliveryRates));
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
