import { Stat, Stats } from "@/components/ui/stat";
import type { DashboardOverview } from "@/lib/contracts/dashboard";

/** Key figures, each compared with the previous period and linked to its list. */
export function Kpis({ overview }: { overview: DashboardOverview }) {
  const { kpis, days } = overview;
  const span = `previous ${days} days`;
  const signals = `/signals?view=all&days=${days}`;
  return (
    <Stats>
      <Stat label="Signals" {...kpis.signals} window={span} href={signals} />
      <Stat label="Buyers" {...kpis.buyers} window={span} href={`${signals}&classification=buyer`} />
      <Stat label="Average strength" {...kpis.avgStrength} window={span} href={`${signals}&sort=strength`} />
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
