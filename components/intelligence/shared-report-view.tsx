"use client";
import { Printer } from "lucide-react";
import { Mark } from "@/components/layout/mark";
import { mainId } from "@/components/layout/skip-link";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import { PageHeader } from "@/components/ui/page-header";
import { NowProvider } from "@/components/ui/relative-time";
import type { SharedAccount, SharedPerson, SharedReport } from "@/lib/contracts/shared-report";
import { Claim } from "./claim";
import { CompanyFacts } from "./company-facts";
import { NotableFlags } from "./notable-flags";
import { ProfileFacts } from "./profile-facts";
import { PurchaseRoles } from "./purchase-roles";
import { ReportCard } from "./report-card";
import { Timeline } from "./timeline";
import { Topics } from "./topics";

/** A report as a link shows it: a page of its own, fit to print, that leads nowhere into the portal. */
export function SharedReportView({ report, now }: { report: SharedReport; now: string }) {
  const { type, name, readyAt, workspace, expiresAt } = report;
  return (
    <NowProvider now={now}>
      <main id={mainId} className="mx-auto max-w-4xl px-4 py-6 sm:px-6 sm:py-8 print:p-0">
        <p className="mb-6 flex items-center gap-2 text-ink-muted text-sm">
          <Mark className="size-5 shrink-0" />
          <span className="min-w-0 break-words">
            Shared by <span className="font-medium text-ink">{workspace}</span>
          </span>
        </p>
        <article>
          <PageHeader
            title={<span className="break-words">{name}</span>}
            description={
              <>
                {type === "account" ? "Account report" : "Person report"} of{" "}
                <LocalTime at={readyAt} style="longDate" />
              </>
            }
            actions={
              <span className="print:hidden">
                <Button size="sm" onClick={() => window.print()}>
                  <Printer aria-hidden />
                  Print
                </Button>
              </span>
            }
          />
          <div className="space-y-4">
            {type === "account" ? <OfCompany report={report} /> : <OfPerson report={report} />}
          </div>
        </article>
        <footer className="mt-6 text-ink-muted text-xs">
          From public activity on professional networks.
          <span className="print:hidden">
            {" "}
            This link works until <LocalTime at={expiresAt} />.
          </span>
        </footer>
      </main>
    </NowProvider>
  );
}

function OfCompany({ report }: { report: SharedAccount }) {
  const { firmographics, firmographicsSources, committee, members, activity, topics } = report;
  return (
    <>
      {firmographics && <CompanyFacts known={firmographics} sources={firmographicsSources} />}
      {committee ? (
        <PurchaseRoles committee={committee} members={members} reportId={null} />
      ) : (
        members.length > 0 && <Members members={members} />
      )}
      {activity && <Timeline timeline={activity} named />}
      {activity && (
        <Topics topics={topics} description="What they spoke of first, then what they reacted to" />
      )}
    </>
  );
}

/** Reports of the first version know people without their roles' evidence. */
function Members({ members }: { members: SharedAccount["members"] }) {
  return (
    <ReportCard title="Buying committee">
      <ul className="space-y-1.5 text-sm">
        {members.map(({ name, title, networkUrl }) => (
          <li key={networkUrl}>
            <span className="font-medium text-ink">{name}</span>
            {title && <span className="text-ink-muted">, {title}</span>}
          </li>
        ))}
      </ul>
    </ReportCard>
  );
}

function OfPerson({ report }: { report: SharedPerson }) {
  const { profile, profileSources, tenure, notableFlags, activity, topics } = report;
  return (
    <>
      {tenure && (
        <p className="text-ink text-sm">
          <Claim claim={tenure} />
        </p>
      )}
      {profile && <ProfileFacts known={profile} sources={profileSources} />}
      <NotableFlags flags={notableFlags} />
      {activity && (
        <Topics topics={topics} description="What they spoke of first, then what they reacted to" />
      )}
      {activity && <Timeline timeline={activity} named={false} />}
    </>
  );
}
