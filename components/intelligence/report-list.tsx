import { cx } from "class-variance-authority";
import { Building2, User } from "lucide-react";
import { StatusBadge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { stretchedLink } from "@/components/ui/stretched-link";
import { countOf } from "@/db/count-of";
import { reportPath } from "@/lib/client/intelligence";
import type { ReportRow } from "@/lib/contracts/v1/intelligence";
import { dispositionBadges, reportStatusBadges } from "./describe-report";

/** A report subject's key facts on one line. */
function describeRow(row: ReportRow): string {
  const size = row.employeeCount === null ? null : countOf(row.employeeCount, "person", "people");
  const committee = row.committeeSize === null ? null : `${row.committeeSize} in the buying committee`;
  const signals =
    row.signalsCount === null ? null : `${row.signalsCount} ${row.signalsCount === 1 ? "signal" : "signals"}`;
  const known =
    row.type === "account"
      ? [row.industry, size, committee]
      : [row.currentTitle, row.currentCompany, signals];
  return known.filter(Boolean).join(" · ") || (row.type === "account" ? "Account" : "Person");
}

/** Reports with subject, verdict or status, and age. */
export function ReportList({ reports }: { reports: ReportRow[] }) {
  return (
    <ul aria-label="Reports" className="divide-y divide-line">
      {reports.map((report) => {
        const Icon = report.type === "account" ? Building2 : User;
        const look = report.disposition
          ? dispositionBadges[report.disposition]
          : reportStatusBadges[report.status];
        return (
          <li
            key={report.id}
            className="relative flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-hover/60"
          >
            <Icon aria-hidden className="size-5 shrink-0 text-ink-faint" />
            <div className="min-w-0 flex-1">
              <Link
                href={reportPath(report)}
                className={cx("block truncate font-medium text-ink text-sm", stretchedLink)}
              >
                {report.name}
              </Link>
              <p className="truncate text-ink-muted text-xs">{describeRow(report)}</p>
            </div>
            <StatusBadge status={look.status}>{look.label}</StatusBadge>
            <RelativeTime
              at={report.createdAt}
              className="w-20 shrink-0 text-right text-ink-muted text-xs max-sm:hidden"
            />
          </li>
        );
      })}
    </ul>
  );
}
