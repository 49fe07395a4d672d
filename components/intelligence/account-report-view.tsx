"use client";
import { useQuery } from "@tanstack/react-query";
import { QueryFailed } from "@/components/layout/query-failed";
import { StatusBadge } from "@/components/ui/badge";
import { Detail, DetailsList } from "@/components/ui/details-list";
import { SkeletonRows } from "@/components/ui/skeleton";
import { getAccountReport } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { AccountReport } from "@/lib/contracts/v1/intelligence";
import type { ReportSource } from "@/lib/contracts/v1/report-parts";
import { Changes } from "./changes";
import { Claims, References } from "./claim";
import { Committee } from "./committee";
import { dispositionBadges } from "./describe-report";
import { ExternalText } from "./external-text";
import { NextStep } from "./next-step";
import { PurchaseRoles } from "./purchase-roles";
import { ReportCard } from "./report-card";
import { ReportFrame } from "./report-frame";
import { Timeline } from "./timeline";
import { Topics } from "./topics";

/** An account report; it appears as soon as it is ready. */
export function AccountReportView({ id }: { id: string }) {
  const report = useQuery(query(getAccountReport, { params: { id } }));
  if (report.isPending) return <SkeletonRows rows={6} label="Loading the report" />;
  if (report.isLoadingError) return <QueryFailed title="The report could not be loaded" query={report} />;
  return <ReadyAccount report={report.data} />;
}

function ReadyAccount({ report }: { report: AccountReport }) {
  const { id, disposition, firmographics, firmographicsSources, buyingCommittee } = report;
  const { activity, topics, committee, nextStep, changes } = report;
  const look = disposition && dispositionBadges[disposition];
  return (
    <ReportFrame
      report={report}
      retry="/intelligence?new=report"
      badge={look && <StatusBadge status={look.status}>{look.label}</StatusBadge>}
    >
      {nextStep && <NextStep step={nextStep} />}
      {changes && <Changes changes={changes} />}
      {nextStep?.action !== "skip" && <Reasons report={report} />}
      {committee ? (
        <PurchaseRoles committee={committee} members={buyingCommittee} reportId={id} />
      ) : (
        <Committee members={buyingCommittee} reportId={id} />
      )}
      {activity && <Timeline timeline={activity} named />}
      {activity && (
        <Topics
          topics={topics}
          description="What its people engage with, by the posts under their engagements"
        />
      )}
      {firmographics && <Firmographics known={firmographics} sources={firmographicsSources} />}
    </ReportFrame>
  );
}

/** Why the company got its disposition, unless the next step says so; the first version has it as one text. */
function Reasons({ report }: { report: AccountReport }) {
  const { dispositionReason, dispositionReasons } = report;
  if (!dispositionReason) return null;
  return (
    <ReportCard title="Why">
      {dispositionReasons.length > 0 ? (
        <Claims claims={dispositionReasons} />
      ) : (
        <p className="text-ink text-sm">{dispositionReason}</p>
      )}
    </ReportCard>
  );
}

function Firmographics({
  known,
  sources,
}: {
  known: NonNullable<AccountReport["firmographics"]>;
  sources: ReportSource[];
}) {
  const { summary, industry, employeeCount, location, website, networkUrl } = known;
  return (
    <ReportCard title="The company" actions={<References sources={sources} />}>
      {summary && <p className="mb-2 text-ink text-sm">{summary}</p>}
      <DetailsList>
        <Detail label="Industry">{industry ?? "Not known"}</Detail>
        <Detail label="People">{employeeCount?.toLocaleString("en-US") ?? "Not known"}</Detail>
        {location && <Detail label="Location">{location}</Detail>}
        {website && (
          <Detail label="Website">
            <ExternalText href={website} />
          </Detail>
        )}
        <Detail label="Page">
          <ExternalText href={networkUrl} />
        </Detail>
      </DetailsList>
    </ReportCard>
  );
}
