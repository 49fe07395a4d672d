import { countOf } from "@/db/count-of";
import type { SignalCompany } from "@/lib/contracts/signal-companies";

/** "4 signals in the last 30 days, 2 in the 30 before". */
export const describeTrend = ({ last30Days, previous30Days }: SignalCompany["trend"]): string =>
  `${countOf(last30Days, "signal")} in the last 30 days, ${previous30Days} in the 30 before`;

/** A difference with its sign: "+3", "−2", "±0". */
export function describeChange(change: number): string {
  if (change === 0) return "±0";
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** Everyone named: "Ada, Kim and 2 others". */
export function describeOwners({ owners, ownerCount }: Pick<SignalCompany, "owners" | "ownerCount">): string {
  const names = owners.map(({ name, email }) => name ?? email);
  const others = ownerCount - names.length;
  const all = others > 0 ? [...names, countOf(others, "other")] : names;
  return new Intl.ListFormat("en", { type: "conjunction" }).format(all);
}
