"use client";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { RelativeTime } from "@/components/ui/relative-time";
import { Spinner } from "@/components/ui/spinner";
import type { AccountReport, PersonReport } from "@/lib/contracts/v1/intelligence";
import { isUnderWay } from "./describe-report";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Around both kinds of reports: name, verdict, print, and what is said while there is nothing to read yet. */
export function ReportFrame({
  report,
  retry,
  badge,
  children,
}: {
  report: AccountReport | PersonReport;
  /** Where the same report is started anew once a run has failed. */
  retry: string;
  badge: ReactNode;
  children: ReactNode;
}) {
  const underWay = isUnderWay(report.status);
  return (
    <article className="max-w-4xl">
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {report.name}
            {badge}
          </span>
        }
        description={
          report.readyAt
            ? `${report.type === "account" ? "Account" : "Person"} report of ${day.format(new Date(report.readyAt))}`
            : report.type === "account"
              ? "Account report"
              : "Person report"
        }
        actions={
          report.status === "ready" && (
            <Button className="print:hidden" onClick={() => window.print()}>
              <Printer aria-hidden />
              Print
            </Button>
          )
        }
      />
      <div aria-live="polite">
        {underWay && (
          <Card className="flex items-center gap-3 p-4 text-sm">
            <Spinner />
            <span className="text-ink">
              {report.status === "queued" ? "The run is about to start." : "The network is being read."}
            </span>
            <span className="text-ink-muted">
              Asked for <RelativeTime at={report.createdAt} />. This page opens by itself when it is ready.
            </span>
          </Card>
        )}
        {report.status === "failed" && (
          <Callout
            tone="danger"
            title="The run failed, and its credits were given back"
            action={
              <ButtonLink size="sm" href={retry}>
                Start it again
              </ButtonLink>
            }
          >
            {report.error}
          </Callout>
        )}
      </div>
      {report.status === "ready" && <div className="space-y-4">{children}</div>}
    </article>
  );
}
