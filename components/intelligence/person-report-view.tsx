"use client";
import { cx } from "class-variance-authority";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Badge, StatusBadge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { SkeletonRows } from "@/components/ui/skeleton";
import { StrengthMeter } from "@/components/ui/strength-meter";
import { stretchedLink } from "@/components/ui/stretched-link";
import { countOf } from "@/db/count-of";
import { reportPath } from "@/lib/client/intelligence";
import { getAccountReport, getPersonReport } from "@/lib/client/operations";
import type { PersonReport } from "@/lib/contracts/v1/intelligence";
import { Changes } from "./changes";
import { Claim, Claims } from "./claim";
import { intentBadges, readingBadges } from "./describe-report";
import { NotableFlags } from "./notable-flags";
import { Opener } from "./opener";
import { OwnWords } from "./own-words";
import { Plan } from "./plan";
import { ProfileFacts } from "./profile-facts";
import { ReportCard } from "./report-card";
import { ReportFrame } from "./report-frame";
import { Rivals } from "./rivals";
import { Timeline } from "./timeline";
import { Topics } from "./topics";

/** A person report; it appears as soon as it is ready. */
export function PersonReportView({ id, mayShare }: { id: string; mayShare: boolean }) {
  const report = useApiQuery(getPersonReport, { params: { id } });
  if (report.isPending) return <SkeletonRows rows={6} label="Loading the report" />;
  if (report.isLoadingError) return <QueryFailed title="The report could not be loaded" query={report} />;
  return <ReadyPerson report={report.data} mayShare={mayShare} />;
}

function ReadyPerson({ report, mayShare }: { report: PersonReport; mayShare: boolean }) {
  const { aiRead, profile, signals, sourceCompanyReportId, activity, approach } = report;
  const look = aiRead && readingBadges[aiRead.classification];
  return (
    <ReportFrame
      report={report}
      mayShare={mayShare}
      retry="/intelligence?new=report"
      badge={look && <StatusBadge status={look.status}>{look.label}</StatusBadge>}
    >
      {report.tenure && (
        <p className="text-ink text-sm">
          <Claim claim={report.tenure} />
        </p>
      )}
      {sourceCompanyReportId && <Lineage id={sourceCompanyReportId} />}
      {approach && <HowToApproach approach={approach} />}
      {report.plan && <Plan steps={report.plan} />}
      <Read report={report} />
      {report.ownWords && <OwnWords quotes={report.ownWords} named={false} />}
      {report.rivals && <Rivals rivals={report.rivals} named={false} />}
      {report.changes && <Changes changes={report.changes} />}
      <NotableFlags flags={report.notableFlags} />
      {activity && (
        <Topics topics={report.topics} description="What they spoke of first, then what they reacted to" />
      )}
      {activity && <Timeline timeline={activity} named={false} />}
      <Signals name={report.name} signals={signals} read={report.rawActivityCount} />
      {profile && <ProfileFacts known={profile} sources={report.profileSources} />}
    </ReportFrame>
  );
}

function HowToApproach({ approach }: { approach: NonNullable<PersonReport["approach"]> }) {
  const { advice, opener } = approach;
  return (
    <ReportCard title="How to approach">
      <Claims claims={advice} />
      {opener && <Opener opener={opener} />}
    </ReportCard>
  );
}

/** Who they are to the workspace; reports of the first version have it as one text. */
function Read({ report: { aiRead, notable, intent } }: { report: PersonReport }) {
  if (!aiRead) return null;
  const isFirst = aiRead.claims.length === 0;
  return (
    <ReportCard
      title="Why"
      actions={
        intent && <Badge tone={intentBadges[intent.level].tone}>{intentBadges[intent.level].label}</Badge>
      }
    >
      {isFirst ? <p className="text-ink text-sm">{aiRead.reasoning}</p> : <Claims claims={aiRead.claims} />}
      {isFirst && notable && <Notable {...notable} />}
    </ReportCard>
  );
}

/** Link back to the account report this person was found in. */
function Lineage({ id }: { id: string }) {
  const { data } = useApiQuery(getAccountReport, { params: { id } });
  if (!data) return null;
  return (
    <p className="text-ink-muted text-sm">
      Found in the buying committee of{" "}
      <Link
        href={reportPath({ type: "account", slug: data.slug, id })}
        className="rounded-sm font-medium text-accent-ink underline underline-offset-2"
      >
        {data.name}
      </Link>
    </p>
  );
}

function Notable({ hiring, openToWork, recentJobChange }: NonNullable<PersonReport["notable"]>) {
  const facts = [
    recentJobChange && "Changed jobs recently",
    hiring && "Hiring",
    openToWork && "Open to work",
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-1.5">
      {facts.map((fact) => (
        <Badge key={fact}>{fact}</Badge>
      ))}
    </p>
  );
}

function Signals({
  name,
  signals,
  read,
}: {
  name: string;
  signals: PersonReport["signals"];
  read: number | null;
}) {
  return (
    <Card>
      <CardHeader
        title="Signals"
        description={
          read === null ? undefined : `Based on ${countOf(read, "public activity", "public activities")}.`
        }
        actions={
          signals.length > 0 && (
            <ButtonLink
              size="sm"
              className="print:hidden"
              href={`/signals?${new URLSearchParams({ search: name, view: "all" })}`}
            >
              Open in queue
            </ButtonLink>
          )
        }
      />
      {signals.length === 0 ? (
        <EmptyState title="No current signals">Nothing that this person did has made a signal.</EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {signals.map((signal) => (
            <li key={signal.id} className="relative flex items-start gap-4 px-4 py-3 hover:bg-hover/60">
              <div className="min-w-0 flex-1">
                <Link href={`/signals/${signal.id}`} className={cx("text-ink text-sm", stretchedLink)}>
                  {signal.whyItMatters}
                </Link>
                <RelativeTime at={signal.createdAt} className="mt-1 block text-ink-muted text-xs" />
              </div>
              <StrengthMeter value={signal.strength} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
