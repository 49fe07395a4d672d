import type { Status } from "@/components/ui/badge";
import { signalTypes, sourceTypes } from "@/db/vocabulary";
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

/** Every type in the words of `describeDeed`: one for people, by which a filter names it. */
export const signalTypeWords = Object.fromEntries(
  signalTypes.map((type) => [type, describeDeed({ type, sourceType: sourceTypeOf(type) })]),
) as Record<SignalItem["type"], string>;

/** Where people of a type engaged; it stands before the deed in the type's name. */
function sourceTypeOf(type: SignalItem["type"]): SourceType {
  const found = sourceTypes.find((one) => type.startsWith(one.toUpperCase()));
  if (!found) throw new Error(`The type ${type} names no kind of source`);
  return found;
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

/** A person as a row names them: title and company, as far as they are known. */
export function describePost(signal: Pick<SignalItem, "person" | "companyName">): string {
  const { title, company } = signal.person;
  return [title, signal.companyName ?? company].filter(Boolean).join(" · ") || "No title known";
}

/** Who is meant: a name, or how many. */
export function describeSignals(signals: readonly Pick<SignalItem, "person">[]): string {
  const [first] = signals;
  return first && signals.length === 1 ? first.person.name : `${signals.length} signals`;
}
