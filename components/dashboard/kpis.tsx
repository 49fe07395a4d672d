import { Stat, Stats } from "@/components/ui/stat";
import type { DashboardOverview } from "@/lib/contracts/dashboard";

/** The key figures, each against the window before. */
export function Kpis({ overview }: { overview: DashboardOverview }) {
  const { kpis, days } = overview;
  const span = `${days} days before`;
  return (
    <Stats>
      <Stat label="Signals" {...kpis.signals} window={span} />
      <Stat label="Buyers" {...kpis.buyers} window={span} />
      <Stat label="Average strength" {...kpis.avgStrength} window={span} />
      <Stat label="Delivered" {...kpis.delivered} window={span} />
      <Stat label="Posts watched" {...kpis.postsWatched} window={span} />
      <Stat label="Engagements" {...kpis.engagements} window={span} />
      <Stat label="Delivery failures" {...kpis.deliveryFailures} betterWhen="lower" window={span} />
    </Stats>
  );
}
