"use client";
import { useQueryState } from "nuqs";
import { QueryFailed } from "@/components/page/query-failed";
import { useKeptQuery } from "@/components/page/use-api-query";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { describeDuration } from "@/components/ui/describe-age";
import { PageHeader } from "@/components/ui/page-header";
import { Segmented } from "@/components/ui/segmented";
import { TimeChart } from "@/components/ui/time-chart";
import { useTimeFormat } from "@/components/ui/time-format";
import { getDashboard } from "@/lib/client/operations";
import type { DashboardOverview } from "@/lib/contracts/dashboard";
import { Attention } from "./attention";
import { daysParser, windowChoices } from "./dashboard-days";
import { DashboardSkeleton, dashboardColumns } from "./dashboard-skeleton";
import { FirstSteps } from "./first-steps";
import { Funnel } from "./funnel";
import { Kpis } from "./kpis";
import { SourceRanking } from "./source-ranking";
import { TopCompanies } from "./top-companies";
import { WorkNow } from "./work-now";

/** Key figures for a rolling period. */
export function DashboardView() {
  const [days, setDays] = useQueryState("days", daysParser.withOptions({ history: "push" }));
  const { zone: timeZone } = useTimeFormat();
  const overview = useKeptQuery(getDashboard, { query: { days, timeZone } });
  return (
    <>
      <PageHeader
        title="Dashboard"
        actions={<Segmented label="Period" value={days} options={windowChoices} onChange={setDays} />}
      />
      {overview.isPending ? (
        <DashboardSkeleton />
      ) : overview.isLoadingError ? (
        <Card>
          <QueryFailed title="The dashboard could not be loaded" query={overview} />
        </Card>
      ) : (
        <Overview overview={overview.data} timeZone={timeZone} />
      )}
    </>
  );
}

function describeChart({ freshness }: DashboardOverview): string {
  if (!freshness) return "Per day.";
  const [half, most] = [freshness.p50, freshness.p90].map(describeDuration);
  return `Per day. From what people did to the delivery: ${half} for half of the signals, ${most} for nine of ten.`;
}

/** Until there is a signal, only the steps to it and what was read on the way say something. */
function Overview({ overview, timeZone }: { overview: DashboardOverview; timeZone: string }) {
  const { checklist, costlySources, days } = overview;
  if (!checklist.hasSignal) {
    return (
      <div className="space-y-4">
        <div className={dashboardColumns}>
          <FirstSteps checklist={checklist} />
          <Attention />
        </div>
        <Funnel days={String(days)} />
        {costlySources.length > 0 && <SourceRanking overview={overview} />}
      </div>
    );
  }
  return (
    <div className="space-y-4">
      {!checklist.hasDelivery && <FirstSteps checklist={checklist} />}
      <div className={dashboardColumns}>
        <WorkNow />
        <Attention />
      </div>
      <Funnel days={String(days)} />
      <Kpis overview={overview} />
      <Card>
        <CardHeader title="Signals and deliveries" description={describeChart(overview)} />
        <CardBody>
          <TimeChart
            endsToday
            zone={timeZone}
            label="Signals and deliveries per day"
            days={overview.series.map((day) => ({ date: day.date, bars: day.signals, line: day.delivered }))}
            barsLabel="Signals"
            lineLabel="Delivered"
          />
        </CardBody>
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <SourceRanking overview={overview} />
        <TopCompanies companies={overview.topCompanies} />
      </div>
      {checklist.hasDelivery && <FirstSteps checklist={checklist} />}
    </div>
  );
}
