"use client";
import { Printer, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTabTitle } from "@/components/page/use-tab-title";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { DialogButton } from "@/components/ui/dialog-button";
import { loadable } from "@/components/ui/loadable";
import { LocalTime } from "@/components/ui/local-time";
import { PageHeader } from "@/components/ui/page-header";
import { RelativeTime } from "@/components/ui/relative-time";
import { Spinner } from "@/components/ui/spinner";
import type { AccountReport, PersonReport } from "@/lib/contracts/v1/intelligence";
import { isUnderWay } from "./describe-report";

const ShareDialog = loadable(() => import("./share-dialog").then((file) => file.ShareDialog));

/** Frame of both report types: name, verdict, print button, and status messages until the report is ready. */
export function ReportFrame({
  report,
  mayShare,
  retry,
  badge,
  children,
}: {
  report: AccountReport | PersonReport;
  /** Whether the member may make links to it; everyone sees which there are. */
  mayShare: boolean;
  /** URL for starting the same report again after a failed run. */
  retry: string;
  badge: ReactNode;
  children: ReactNode;
}) {
  useTabTitle(report.name);
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
          <>
            {report.type === "account" ? "Account report" : "Person report"}
            {report.readyAt && (
              <>
                {" "}
                of <LocalTime at={report.readyAt} style="longDate" />
              </>
            )}
          </>
        }
        actions={
          report.status === "ready" && (
            <span className="flex flex-wrap gap-2 print:hidden">
              <DialogButton
                size="sm"
                load={ShareDialog.load}
                dialog={(state) => <ShareDialog {...state} reportId={report.id} mayShare={mayShare} />}
              >
                <Share2 aria-hidden />
                Share
              </DialogButton>
              <CopyButton
                value={typeof window === "undefined" ? "" : window.location.href}
                label="Copy link"
              />
              <Button size="sm" onClick={() => window.print()}>
                <Printer aria-hidden />
                Print
              </Button>
            </span>
          )
        }
      />
      <div aria-live="polite">
        {underWay && (
          <Card className="flex items-center gap-3 p-4 text-sm">
            <Spinner />
            <span className="text-ink">
              {report.status === "queued" ? "The report will start soon." : "Reading the network."}
            </span>
            <span className="text-ink-muted">
              Requested <RelativeTime at={report.createdAt} />. This page updates automatically when the
              report is ready.
            </span>
          </Card>
        )}
        {report.status === "failed" && (
          <Callout
            tone="danger"
            title="The report failed, and its credits were refunded"
            action={
              <ButtonLink size="sm" href={retry}>
                Start again
              </ButtonLink>
            }
          >
            {report.error}
          </Callout>
        )}
      </div>
      {report.status === "ready" && (
        <div className="space-y-4">
          {report.version === 1 && (
            <Callout title="An earlier kind of report">
              It holds no activity, topics or advice. A new report of the same subject does.
            </Callout>
          )}
          {children}
        </div>
      )}
    </article>
  );
}
