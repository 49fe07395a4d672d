import { Stat, Stats } from "@/components/ui/stat";
import type { DashboardOverview } from "@/lib/contracts/dashboard";

/** Key figures, each compared with the previous period and leading to its list. */
export function Kpis({ overview }: { overview: DashboardOverview }) {
  const { kpis, days } = overview;
  const span = `previous ${days} days`;
  return (
    <Stats className="xl:grid-cols-7 xl:[&>:last-child]:col-span-1!">
      <Stat label="Signals" {...kpis.signals} window={span} href={`/signals?view=all&days=${days}`} />
      <Stat
        label="Buyers"
        {...kpis.buyers}
        window={span}
        href={`/signals?view=all&days=${days}&classification=buyer`}
      />
      <Stat
        label="Average strength"
        {...kpis.avgStrength}
        window={span}
        href={`/signals?view=all&days=${days}&sort=strength`}
      />
      <Stat label="Delivered" {...kpis.delivered} window={span} href="/destinations" />
      <Stat label="Posts watched" {...kpis.postsWatched} window={span} href="/watchlist" />
      <Stat label="Engagements" {...kpis.engagements} window={span} href="/activity" />
      <Stat
        label="Delivery failures"
        {...kpis.deliveryFailures}
        betterWhen="lower"
        window={span}
        href="/destinations"
      />
    </Stats>
  );
}
