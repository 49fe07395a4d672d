import type { Status } from "@/components/ui/badge";
import type { SignalDetail, SignalItem } from "@/lib/contracts/signals";

type SourceType = SignalItem["sourceType"];
type Classification = NonNullable<SignalItem["classification"]>;
export type DeliveryStatus = SignalDetail["deliveries"][number]["status"];

const whose: Record<SourceType, string> = {
  target_person: "a followed person's post",
  keyword_search: "a post on your keywords",
  own_company: "your company's post",
  competitor_company: "a competitor's post",
};

/** What someone did, in words: "Commented on a competitor's post". */
export function describeDeed(signal: Pick<SignalItem, "type" | "sourceType">): string {
  if (signal.type.endsWith("_POST")) return "Wrote a post on your keywords";
  const verb = signal.type.endsWith("_COMMENT") ? "Commented on" : "Reacted to";
  return `${verb} ${whose[signal.sourceType]}`;
}

export const sourceTypeWords: Record<SourceType, string> = {
  target_person: "Person",
  keyword_search: "Keywords",
  own_company: "Your company",
  competitor_company: "Competitor",
};

export const classificationWords: Record<Classification, string> = {
  buyer: "Buyer",
  influencer: "Influencer",
};

/** `revenue_operations` as people write it: "Revenue operations". */
export function humanize(term: string): string {
  const words = term.replaceAll("_", " ").replace(/\bicp\b/g, "ICP");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How each state of a delivery is shown. */
export const deliveryLooks: Record<DeliveryStatus, { status: Status; words: string }> = {
  queued: { status: "idle", words: "Queued" },
  delivering: { status: "running", words: "Delivering" },
  delivered: { status: "success", words: "Delivered" },
  retrying: { status: "warning", words: "Retrying" },
  held: { status: "paused", words: "Held" },
  failed: { status: "danger", words: "Failed" },
  cancelled: { status: "idle", words: "Cancelled" },
};
