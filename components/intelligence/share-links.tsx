"use client";
import { Loaded } from "@/components/page/loaded";
import { useApiQuery } from "@/components/page/use-api-query";
import { DialogButton } from "@/components/ui/dialog-button";
import { loadable } from "@/components/ui/loadable";
import { LocalTime } from "@/components/ui/local-time";
import { RelativeTime } from "@/components/ui/relative-time";
import { listReportLinks } from "@/lib/client/operations";
import type { ReportLink } from "@/lib/contracts/report-links";

const RevokeLinkDialog = loadable(() => import("./revoke-link-dialog").then((file) => file.RevokeLinkDialog));

/** The links of a report that work: who made them, until when, and how often they were opened. */
export function ShareLinks({ reportId }: { reportId: string }) {
  const links = useApiQuery(listReportLinks, { params: { id: reportId } });
  return (
    <section>
      <h3 className="mb-1 font-medium text-ink-muted text-sm">Links that work</h3>
      <Loaded query={links} rows={2} what="links">
        {(data) =>
          data.data.length === 0 ? (
            <p className="rounded-lg border border-line border-dashed px-4 py-5 text-center text-ink-muted text-sm">
              No links yet. Only members of your workspace can read this report.
            </p>
          ) : (
            <ul aria-label="Links" className="divide-y divide-line border-line border-y">
              {data.data.map((link) => (
                <LinkRow key={link.id} reportId={reportId} link={link} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function LinkRow({ reportId, link }: { reportId: string; link: ReportLink }) {
  const { label, createdBy, createdAt, expiresAt, openCount, lastOpenedAt } = link;
  return (
    <li className="flex items-start gap-3 py-2.5 text-sm">
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium text-ink">{label ?? "Link without a label"}</p>
        <p className="text-ink-muted">
          Made by {createdBy ? (createdBy.name ?? createdBy.email) : "a former member"}{" "}
          <RelativeTime at={createdAt} /> · Works until <LocalTime at={expiresAt} />
        </p>
        <p className="text-ink-muted">
          {lastOpenedAt === null ? (
            "Not opened yet"
          ) : (
            <>
              Opened {openCount === 1 ? "once" : `${openCount.toLocaleString("en-US")} times`}, last{" "}
              <RelativeTime at={lastOpenedAt} />
            </>
          )}
        </p>
      </div>
      {link.mayRevoke && (
        <DialogButton
          size="sm"
          variant="danger-quiet"
          load={RevokeLinkDialog.load}
          dialog={(state) => <RevokeLinkDialog {...state} reportId={reportId} link={link} />}
        >
          Revoke<span className="sr-only"> {label ?? "link without a label"}</span>
        </DialogButton>
      )}
    </li>
  );
}
