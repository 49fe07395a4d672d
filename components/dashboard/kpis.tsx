import { Stat, Stats } from "@/components/ui/stat";
import type { DashboardOverview } from "@/lib/contracts/dashboard";

/** Key figures, each compared with the previous period and linked to its list. */
export function Kpis({ overview }: { overview: DashboardOverview }) {
  const { kpis, days } = overview;
  const span = `previous ${days} days`;
  const signals = `/signals?view=all&days=${days}`;
  return (
    <Stats className="min-[90rem]:grid-cols-7 min-[90rem]:[&>:first-child:nth-last-child(odd)]:col-span-1">
      <Stat label="Signals" {...kpis.signals} window={span} href={signals} />
      <Stat label="Buyers" {...kpis.buyers} window={span} href={`${signals}&classification=buyer`} />
      <Stat label="Average strength" {...kpis.avgStrength} window={span} href={`${signals}&sort=strength`} />
      <Stat
        label="Delivered"
        {...kpis.delivered}
        window={span}
        href={`/activity?category=delivery&days=${days}`}
      />
      <Stat label="Posts watched" {...kpis.postsWatched} window={span} href={`/watchlist?days=${days}`} />
      <Stat
        label="Engagements"
        {...kpis.engagements}
        window={span}
        href={`/activity?category=harvest&days=${days}`}
      />
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
