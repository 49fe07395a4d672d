"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useQueryState } from "nuqs";
import { QueryFailed } from "@/components/layout/query-failed";
import { Callout } from "@/components/ui/callout";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Segmented } from "@/components/ui/segmented";
import { TimeChart } from "@/components/ui/time-chart";
import { getDashboard } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { DashboardOverview } from "@/lib/contracts/dashboard";
import { daysParser, windowChoices } from "./dashboard-days";
import { DashboardSkeleton } from "./dashboard-skeleton";
import { FirstSteps } from "./first-steps";
import { Kpis } from "./kpis";
import { TopCompanies, TopSources } from "./rankings";

/** Key figures for a rolling period. */
export function DashboardView() {
  const [days, setDays] = useQueryState("days", daysParser);
  const overview = useQuery({
    ...query(getDashboard, { query: { days } }),
    placeholderData: keepPreviousData,
  });
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
        <Overview overview={overview.data} />
      )}
    </>
  );
}

const waiting = {
  credits: {
    title: "Out of credits",
    text: "Discovery, harvesting and qualification are paused and resume automatically once you have credits. Nothing is lost.",
  },
  budget: {
    title: "Today's budget is used up",
    text: "Discovery, harvesting and qualification resume at midnight UTC. Nothing is lost.",
  },
  pace: {
    title: "Today's credits are used up",
    text: "A trial uses a part of its credits each day. Discovery, harvesting and qualification resume at midnight UTC. Nothing is lost.",
  },
  source_limit: {
    title: "A source has reached its daily limit",
    text: "It resumes at midnight UTC. Nothing is lost.",
  },
  payment: {
    title: "A payment is overdue",
    text: "Discovery, harvesting and qualification resume once it is paid. Nothing is lost.",
  },
} satisfies Record<NonNullable<DashboardOverview["waiting"]>, { title: string; text: string }>;

function Overview({ overview }: { overview: DashboardOverview }) {
  const wait = overview.waiting && waiting[overview.waiting];
  return (
    <div className="space-y-4">
      {wait && (
        <Callout tone="warning" title={wait.title}>
          {wait.text}
        </Callout>
      )}
      <FirstSteps checklist={overview.checklist} />
      <Kpis overview={overview} />
      <Card>
        <CardHeader title="Signals and deliveries" description="Per day (UTC)." />
        <CardBody>
          <TimeChart
            label="Signals and deliveries per day"
            days={overview.series.map((day) => ({ date: day.date, bars: day.signals, line: day.delivered }))}
            barsLabel="Signals"
            lineLabel="Delivered"
          />
        </CardBody>
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <TopSources sources={overview.topSources} />
        <TopCompanies companies={overview.topCompanies} />
      </div>
    </div>
  );
}
