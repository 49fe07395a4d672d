import { Badge } from "@/components/ui/badge";
import { LocalTime } from "@/components/ui/local-time";
import type { ReportChanges } from "@/lib/contracts/v1/report-parts";
import { Claim } from "./claim";
import { changeBadges } from "./describe-report";
import { ReportCard } from "./report-card";

/** What changed since the last report, or in the last 30 days; nothing for a first report without any change. */
export function Changes({ changes }: { changes: ReportChanges }) {
  const { since, previousReportId, items, more } = changes;
  if (since === null || (previousReportId === null && items.length === 0)) return null;
  return (
    <ReportCard
      title="What changed"
      description={
        <>
          {previousReportId === null ? "In the 30 days before this report, since" : "Since the report of"}{" "}
          <LocalTime at={since} style="longDate" />
        </>
      }
    >
      {items.length === 0 ? (
        <p className="text-ink-muted text-sm">Nothing changed.</p>
      ) : (
        <ul className="space-y-2">
          {items.map((change) => (
            <li
              key={`${change.kind} ${change.text} ${change.sources[0]?.id}`}
              className="flex flex-col gap-x-3 gap-y-1 text-sm sm:flex-row sm:items-baseline"
            >
              <span className="shrink-0 sm:w-36">
                <Badge tone={changeBadges[change.kind].tone}>{changeBadges[change.kind].label}</Badge>
              </span>
              <span className="min-w-0 text-ink">
                <Claim claim={change} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className="mt-2 text-ink-muted text-xs">
          And {more} more {more === 1 ? "change" : "changes"}.
        </p>
      )}
    </ReportCard>
  );
}
