"use client";
import { cx } from "class-variance-authority";
import { useQueryState } from "nuqs";
import { Loaded } from "@/components/page/loaded";
import { useKeptQuery } from "@/components/page/use-api-query";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { StackedChart } from "@/components/ui/stacked-chart";
import { getCreditBurn } from "@/lib/client/operations";
import type { CreditBurn } from "@/lib/contracts/credits";
import { bundleLabels } from "./bundle-labels";
import { burnDown } from "./burn-down";
import { BurnDownChart } from "./burn-down-chart";
import { burnChoices, burnDaysParser } from "./burn-params";
import { figure } from "./plan-words";

/** Credits left by day with their forecast, and credits used by what they were used for. */
export function BurnCard({ periodEnd }: { periodEnd: string | null }) {
  const [days, setDays] = useQueryState("days", burnDaysParser.withOptions({ history: "push" }));
  const burn = useKeptQuery(getCreditBurn, { query: { days } });
  return (
    <Card>
      <CardHeader
        title="Over time"
        description="Credits left and used, by day (UTC)."
        actions={<Segmented label="Period" value={days} options={burnChoices} onChange={setDays} />}
      />
      <Loaded
        query={burn}
        skeleton={
          <CardBody role="status">
            <span className="sr-only">Loading what was used</span>
            <Skeleton className="h-60 w-full" />
          </CardBody>
        }
        what="what was used"
        failed="What was used could not be loaded"
      >
        {(data) => <Charts burn={data} periodEnd={periodEnd} />}
      </Loaded>
    </Card>
  );
}

function Charts({ burn, periodEnd }: { burn: CreditBurn; periodEnd: string | null }) {
  const { days } = burn;
  const left = burnDown(burn, periodEnd);
  const totals = bundleLabels.map((_, part) =>
    days.reduce((sum, { bundles }) => sum + (bundles[part]?.burned ?? 0), 0),
  );
  if (totals.every((total) => total === 0)) {
    return (
      <EmptyState title="No credits were used">
        Reading posts, collecting engagement and scoring people use credits.
      </EmptyState>
    );
  }
  return (
    <CardBody className="space-y-3">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        {bundleLabels.map((name, part) => (
          <div key={name}>
            <dt className="text-ink-muted text-sm">{name}</dt>
            <dd className="font-semibold text-ink text-lg tabular-nums tracking-tight">
              {figure(totals[part] ?? 0)}
            </dd>
          </div>
        ))}
      </dl>
      <div className={cx("grid gap-6", left.length > 0 && "xl:grid-cols-2")}>
        {left.length > 0 && <BurnDownChart days={left} />}
        <StackedChart
          label="Credits used a day"
          title="Used"
          labels={bundleLabels}
          days={days.map(({ date, bundles }) => ({ date, parts: bundles.map(({ burned }) => burned) }))}
        />
      </div>
    </CardBody>
  );
}
