import { cx } from "class-variance-authority";
import { ChevronRight } from "lucide-react";
import { RemedyButton } from "@/components/remedies/remedy-button";
import { StatusBadge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { stretchedLink } from "@/components/ui/stretched-link";
import type { Destination } from "@/lib/contracts/destinations";
import { describeFieldProblems } from "@/lib/contracts/field-problems";
import { LastTest } from "./console/last-test";
import { RecentFigure } from "./console/recent-figure";
import { describeHealth, isFailing } from "./describe-destination";
import { destinationKinds } from "./kinds/describe-kind";
import { useRoutingDescription } from "./routing/use-routing-description";

/** One destination in the list: its type, health and routing. */
export function DestinationCard({ destination }: { destination: Destination }) {
  const health = describeHealth(destination);
  const routing = useRoutingDescription(destination.routing);
  return (
    <li
      className={cx(
        "relative border-line border-b last:border-b-0 hover:bg-hover/60",
        isFailing(destination) && "border-l-2 border-l-danger",
      )}
    >
      <div className="flex items-start gap-3 px-4 py-3">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              href={`/destinations/${destination.id}`}
              className={cx("min-w-0 truncate font-medium text-ink text-sm", stretchedLink)}
            >
              {destination.name}
            </Link>
            <StatusBadge status={health.status}>{health.label}</StatusBadge>
            {destination.isActive && destination.consecutiveFailures > 0 && (
              <span className="text-danger-ink text-xs">
                {destination.consecutiveFailures} failed in a row
              </span>
            )}
          </div>
          <p className="mt-0.5 truncate text-ink-muted text-sm">
            {destinationKinds[destination.type].label} · {destination.configSummary}
          </p>
          <p
            className={cx(
              "mt-1 text-sm",
              health.pause && health.needs === "attention" ? "text-danger-ink" : "text-ink-muted",
            )}
          >
            {health.pause ?? routing}
          </p>
          {(destination.pausedReason === "test" || destination.lastDeliveredAt === null) && (
            <p className="mt-1 text-ink-muted text-sm">
              <LastTest test={destination.lastTest} />
            </p>
          )}
          {destination.missingFields.length > 0 && (
            <p className="mt-1 line-clamp-2 break-words text-sm text-warning-ink">
              {describeFieldProblems(destination.type, destination.missingFields)}
            </p>
          )}
          {destination.pausedReason === "plan" && (
            <span className="relative mt-1 inline-block">
              <RemedyButton remedy="upgrade" source={null} />
            </span>
          )}
        </div>
        <div className="hidden shrink-0 text-right text-ink-muted text-xs sm:block">
          {destination.lastDeliveredAt ? (
            <>
              Last delivered
              <br />
              <RelativeTime at={destination.lastDeliveredAt} />
            </>
          ) : (
            "No deliveries yet"
          )}
          <RecentFigure destinationId={destination.id} />
        </div>
        <ChevronRight aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      </div>
    </li>
  );
}
