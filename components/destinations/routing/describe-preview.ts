import { countOf } from "@/db/count-of";
import type { RoutingPreview } from "@/lib/contracts/routing-preview";

/** How many of the recent signals the rules would have sent, as one sentence. */
export function describePreview({ days, signals, matching }: Omit<RoutingPreview, "newest">): string {
  if (signals === 0) return `No signals in the last ${days} days yet.`;
  if (signals === 1) {
    return `The one signal of the last ${days} days would ${matching === 1 ? "" : "not "}have been sent.`;
  }
  if (matching === signals) {
    return `All ${countOf(signals, "signal")} of the last ${days} days would have been sent.`;
  }
  const sent = matching === 0 ? "None" : matching.toLocaleString("en-US");
  return `${sent} of the last ${days} days’ ${countOf(signals, "signal")} would have been sent.`;
}
