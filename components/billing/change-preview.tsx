"use client";
import { messageOf } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { formatCents } from "@/components/plan/format-price";
import { onDay } from "@/components/plan/plan-words";
import { PlanRefusal } from "@/components/remedies/plan-refusal";
import { Button } from "@/components/ui/button";
import { Detail, DetailsList } from "@/components/ui/details-list";
import { Skeleton } from "@/components/ui/skeleton";
import type { PlanChoice } from "@/lib/client/billing";
import { previewPlanChange } from "@/lib/client/operations";
import { Consequences, hasConsequences } from "./consequences";

const signed = new Intl.NumberFormat("en-US", { signDisplay: "exceptZero" });

/** What a change of plan costs now, the credits it brings now, and what it pauses. */
export function ChangePreview({ choice, isIntervalNew }: { choice: PlanChoice; isIntervalNew: boolean }) {
  const preview = useApiQuery(previewPlanChange, { body: choice });
  if (preview.isPending) {
    return (
      <div role="status" className="space-y-2 rounded-lg border border-line bg-sunken p-4">
        <span className="sr-only">Calculating what is due</span>
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    );
  }
  if (preview.isLoadingError) {
    return (
      <div className="space-y-2">
        <PlanRefusal error={preview.error} title="What is due could not be calculated">
          {messageOf(preview.error)}
        </PlanRefusal>
        <Button size="sm" pending={preview.isFetching} onClick={() => void preview.refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  const { dueCents, creditCents, currency, nextInvoiceAt, creditsNow, consequences } = preview.data;
  return (
    <div className="rounded-lg border border-line bg-sunken px-4 py-2">
      <DetailsList>
        <Detail label="Due now">
          <strong className="font-medium tabular-nums">{formatCents(dueCents, currency)}</strong>
        </Detail>
        {creditCents > 0 && (
          <Detail label="Credited">
            {formatCents(creditCents, currency)}{" "}
            <span className="text-ink-muted">for the rest of the period you paid for</span>
          </Detail>
        )}
        {creditsNow !== 0 && (
          <Detail label="Credits now">
            <strong className="font-medium tabular-nums">{signed.format(creditsNow)}</strong>{" "}
            <span className="text-ink-muted">
              {isIntervalNew
                ? "with the new period, after what is left of this one"
                : "for the rest of this period"}
            </span>
          </Detail>
        )}
        {dueCents === 0 && creditCents === 0 && (
          <Detail label="This period">
            Nothing is refunded. You keep this period's credits, and the smaller limits apply now.
          </Detail>
        )}
        <Detail label="Next invoice">{onDay(nextInvoiceAt)}</Detail>
        {hasConsequences(consequences) && (
          <Detail label="What ends">
            <Consequences consequences={consequences} />
          </Detail>
        )}
      </DetailsList>
    </div>
  );
}
