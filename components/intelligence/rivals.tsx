import { Badge } from "@/components/ui/badge";
import { LocalTime } from "@/components/ui/local-time";
import type { Rival } from "@/lib/contracts/v1/report-parts";
import { stanceBadges } from "./describe-report";
import { ReportCard } from "./report-card";

/** The tools and vendors that people name, with what they say of them; nothing where none is named. */
export function Rivals({ rivals, named }: { rivals: Rival[]; named: boolean }) {
  if (rivals.length === 0) return null;
  return (
    <ReportCard title="Tools and vendors they name" description="Only what their own sentences say">
      <ul className="space-y-3">
        {rivals.map(({ name, stance, isCompetitor, person, quote, url, at }) => (
          <li key={`${person.networkUrl} ${name}`} className="break-inside-avoid text-sm">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="break-words font-medium text-ink">{name}</span>
              <Badge tone={stanceBadges[stance].tone}>{stanceBadges[stance].label}</Badge>
              {isCompetitor && <Badge>Your competitor</Badge>}
            </p>
            <p className="mt-0.5 text-ink">“{quote}”</p>
            <p className="text-ink-muted text-xs">
              {named && `${person.name}${person.title ? `, ${person.title}` : ""} · `}
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="rounded-sm underline decoration-line underline-offset-2 hover:text-accent-ink"
              >
                Post, <LocalTime at={at} style="day" />
              </a>
            </p>
          </li>
        ))}
      </ul>
    </ReportCard>
  );
}
