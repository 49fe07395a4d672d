"use client";
import { useQuery } from "@tanstack/react-query";
import { getDeliveryStats } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { describeRate } from "./describe-stats";
import { statsInput } from "./destination-params";

/** How a destination's attempts of the last seven days went, in a few words. Its line is kept free until then. */
export function RecentFigure({ destinationId }: { destinationId: string }) {
  const stats = useQuery(query(getDeliveryStats, statsInput(destinationId, 7)));
  const totals = stats.data?.totals;
  return (
    <p className="min-h-4.5 tabular-nums">
      {totals && totals.successRate !== null && (
        <>
          {describeRate(totals.successRate)} of {(totals.delivered + totals.failed).toLocaleString("en-US")}{" "}
          in 7 days
        </>
      )}
    </p>
  );
}
