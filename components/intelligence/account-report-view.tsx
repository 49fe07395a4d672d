"use client";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Badge, StatusBadge } from "@/components/ui/badge";
import { SkeletonRows } from "@/components/ui/skeleton";
import { getAccountReport } from "@/lib/client/operations";
import type { AccountReport } from "@/lib/contracts/v1/intelligence";
import { Authors } from "./authors";
import { Changes } from "./changes";
import { Claims } from "./claim";
import { Committee } from "./committee";
import { CompanyFacts } from "./company-facts";
import { CompanySignals } from "./company-signals";
import { dispositionBadges, intentBadges } from "./describe-report";
import { NextStep } from "./next-step";
import { OwnWords } from "./own-words";
import { Plan } from "./plan";
import { PurchaseRoles } from "./purchase-roles";
import { ReportCard } from "./report-card";
import { ReportFrame } from "./report-frame";
import { Rivals } from "./rivals";
import { Timeline } from "./timeline";
import { Topics } from "./topics";

/** An account report; it appears as soon as it is ready. */
export function AccountReportView({ id, mayShare }: { id: string; mayShare: boolean }) {
  const report = useApiQuery(getAccountReport, { params: { id } });
  if (report.isPending) return <SkeletonRows rows={6} label="Loading the report" />;
  if (report.isLoadingError) return <QueryFailed title="The report could not be loaded" query={report} />;
  return <ReadyAccount report={report.data} mayShare={mayShare} />;
}

function ReadyAccount({ report, mayShare }: { report: AccountReport; mayShare: boolean }) {
  const { id, disposition, firmographics, firmographicsSources, buyingCommittee } = report;
  const { activity, topics, committee, nextStep, changes } = report;
  const look = disposition && dispositionBadges[disposition];
  return (
    <ReportFrame
      report={report}
      mayShare={mayShare}
      retry="/intelligence?new=report"
      badge={look && <StatusBadge status={look.status}>{look.label}</StatusBadge>}
    >
      {firmographics && <CompanySignals companyKey={firmographics.networkUrl} />}
      {nextStep && <NextStep step={nextStep} />}
      {report.plan && <Plan steps={report.plan} />}
      {nextStep?.action !== "skip" && <Reasons report={report} />}
      {report.ownWords && <OwnWords quotes={report.ownWords} named />}
      {report.rivals && <Rivals rivals={report.rivals} named />}
      {changes && <Changes changes={changes} />}
      {committee ? (
        <PurchaseRoles committee={committee} members={buyingCommittee} reportId={id} />
      ) : (
        <Committee members={buyingCommittee} reportId={id} />
      )}
      {report.authors && <Authors authors={report.authors} />}
      {activity && <Timeline timeline={activity} named />}
      {activity && (
        <Topics topics={topics} description="What they spoke of first, then what they reacted to" />
      )}
      {firmographics && <CompanyFacts known={firmographics} sources={firmographicsSources} />}
    </ReportFrame>
  );
}

/** Why the company got its disposition, unless the next step says so; the first version has it as one text. */
function Reasons({ report }: { report: AccountReport }) {
  const { dispositionReason, dispositionReasons, intent } = report;
  if (!dispositionReason) return null;
  return (
    <ReportCard
      title="Why"
      actions={
        intent && <Badge tone={intentBadges[intent.level].tone}>{intentBadges[intent.level].label}</Badge>
      }
    >
      {dispositionReasons.length > 0 ? (
        <Claims claims={dispositionReasons} />
      ) : (
        <p className="text-ink text-sm">{dispositionReason}</p>
      )}
    </ReportCard>
  );
}
