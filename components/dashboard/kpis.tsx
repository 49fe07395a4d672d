import { Stat, Stats } from "@/components/ui/stat";
import type { DashboardOverview } from "@/lib/contracts/dashboard";

/** Key figures, each compared with the previous period. */
export function Kpis({ overview }: { overview: DashboardOverview }) {
  const { kpis, days } = overview;
  const span = `previous ${days} days`;
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
