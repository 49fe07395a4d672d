import type { RoutingPreview } from "@/lib/contracts/routing-preview";

const number = new Intl.NumberFormat("en-US");

/** How many of the recent signals the rules would have sent, as one sentence. */
export function describePreview({ days, signals, matching }: Omit<RoutingPreview, "newest">): string {
  if (signals === 0) return `No signals in the last ${days} days yet.`;
  if (signals === 1) {
    return `The one signal of the last ${days} days would ${matching === 1 ? "" : "not "}have been sent.`;
  }
  if (matching === signals) {
    return `All ${number.format(signals)} signals of the last ${days} days would have been sent.`;
  }
  const sent = matching === 0 ? "None" : number.format(matching);
  return `${sent} of the last ${days} days’ ${number.format(signals)} signals would have been sent.`;
}
