"use client";
import { useQuery } from "@tanstack/react-query";
import { QueryFailed } from "@/components/layout/query-failed";
import { StatusBadge } from "@/components/ui/badge";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Detail, DetailsList } from "@/components/ui/details-list";
import { SkeletonRows } from "@/components/ui/skeleton";
import { pollMs } from "@/lib/client/intelligence";
import { getAccountReport } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { AccountReport } from "@/lib/contracts/v1/intelligence";
import { Committee } from "./committee";
import { dispositionBadges, isUnderWay } from "./describe-report";
import { ExternalText } from "./external-text";
import { ReportFrame } from "./report-frame";

/** An account report, polled until it is ready. */
export function AccountReportView({ id }: { id: string }) {
  const report = useQuery({
    ...query(getAccountReport, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.status) ? pollMs : false),
  });
  if (report.isPending) return <SkeletonRows rows={6} label="Loading the report" />;
  if (report.isLoadingError) return <QueryFailed title="The report could not be loaded" query={report} />;
  const { disposition, dispositionReason, firmographics, buyingCommittee } = report.data;
  const look = disposition && dispositionBadges[disposition];
  return (
    <ReportFrame
      report={report.data}
      retry="/intelligence?new=report"
      badge={look && <StatusBadge status={look.status}>{look.label}</StatusBadge>}
    >
      {dispositionReason && (
        <Card>
          <CardHeader title="Why" />
          <CardBody>
            <p className="text-base text-ink">{dispositionReason}</p>
          </CardBody>
        </Card>
      )}
      {firmographics && <Firmographics {...firmographics} />}
      <Committee members={buyingCommittee} reportId={id} />
    </ReportFrame>
  );
}

function Firmographics(known: NonNullable<AccountReport["firmographics"]>) {
  const { summary, industry, employeeCount, location, website, networkUrl } = known;
  return (
    <Card>
      <CardHeader title="The company" />
      <CardBody>
        {summary && <p className="mb-2 text-ink text-sm">{summary}</p>}
        <DetailsList>
          {industry && <Detail label="Industry">{industry}</Detail>}
          {employeeCount !== null && <Detail label="People">{employeeCount.toLocaleString("en-US")}</Detail>}
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
      </CardBody>
    </Card>
  );
}
