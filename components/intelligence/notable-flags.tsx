import { Badge } from "@/components/ui/badge";
import { RelativeTime } from "@/components/ui/relative-time";
import type { NotableFlag } from "@/lib/contracts/v1/report-parts";
import { Claim } from "./claim";
import { notableBadges } from "./describe-report";
import { ReportCard } from "./report-card";

/** What is worth noting about a person, each with its evidence and date. */
export function NotableFlags({ flags }: { flags: NotableFlag[] }) {
  if (flags.length === 0) return null;
  return (
    <ReportCard title="Notable">
      <ul className="space-y-2.5">
        {flags.map((flag) => (
          <li key={flag.flag} className="flex flex-col gap-x-3 gap-y-1 text-sm sm:flex-row sm:items-baseline">
            <span className="shrink-0 sm:w-44">
              <Badge tone={notableBadges[flag.flag].tone}>{notableBadges[flag.flag].label}</Badge>
            </span>
            <span className="min-w-0 flex-1 text-ink">
              <Claim claim={flag} />
            </span>
            <RelativeTime at={flag.at} className="shrink-0 text-ink-muted text-xs" />
          </li>
        ))}
      </ul>
    </ReportCard>
  );
}
