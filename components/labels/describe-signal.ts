import type { Status } from "@/components/ui/badge";
import { signalTypes, sourceTypes } from "@/db/vocabulary";
import type { SignalDetail, SignalItem } from "@/lib/contracts/signals";

type SourceType = SignalItem["sourceType"];
type Classification = NonNullable<SignalItem["classification"]>;
/** The text with its first letter in upper case. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export type DeliveryStatus = SignalDetail["deliveries"][number]["status"];

const whose: Record<SourceType, string> = {
  target_person: "a followed person's post",
  keyword_search: "a post on your keywords",
  own_company: "your company's post",
  competitor_company: "a competitor's post",
};

/** What someone did in words: "Commented on a competitor's post". */
export function describeEngagement(signal: Pick<SignalItem, "type" | "sourceType">): string {
  if (signal.type.endsWith("_POST")) return "Wrote a post on your keywords";
  return `${verbOf(signal.type)} ${whose[signal.sourceType]}`;
}

/** What someone did, with the post's topic if it is known: 'Reacted to a post on forecasting: “How do you …?”'. */
export function describeDeed(
  signal: Pick<SignalItem, "type" | "sourceType" | "postExcerpt" | "postTopic">,
): string {
  const words = signal.postExcerpt.replace(/\s+/g, " ").trim();
  // An erased post has no words.
  if (words === "") return describeEngagement(signal);
  const topic = signal.postTopic ? `a post on ${topicInWords(signal.postTopic)}: ` : "";
  return `${verbOf(signal.type)} ${topic}“${words}”`;
}

/** The same of several people, behind their number: 'reacted to “How do you forecast?”'. */
export function describeReaction(signal: Parameters<typeof describeDeed>[0]): string {
  const deed = describeDeed(signal);
  return deed.charAt(0).toLowerCase() + deed.slice(1);
}

function verbOf(type: SignalItem["type"]): string {
  if (type.endsWith("_POST")) return "Wrote";
  return type.endsWith("_COMMENT") ? "Commented on" : "Reacted to";
}

/** Label of every type, in the words of `describeEngagement`, for filters. */
export const signalTypeLabels = Object.fromEntries(
  signalTypes.map((type) => [type, describeEngagement({ type, sourceType: sourceTypeOf(type) })]),
) as Record<SignalItem["type"], string>;

/** The source type that a signal type's name starts with. */
function sourceTypeOf(type: SignalItem["type"]): SourceType {
  const found = sourceTypes.find((one) => type.startsWith(one.toUpperCase()));
  if (!found) throw new Error(`The type ${type} names no kind of source`);
  return found;
}

export const sourceTypeLabels: Record<SourceType, string> = {
  target_person: "Person",
  keyword_search: "Keywords",
  own_company: "Your company",
  competitor_company: "Competitor",
};

export const classificationLabels: Record<Classification, string> = {
  buyer: "Buyer",
  influencer: "Influencer",
};

/** Humanizes `revenue_operations`: "Revenue operations". */
export function humanize(term: string): string {
  const words = term.replaceAll("_", " ").replace(/\b(?:ai|crm|icp|it)\b/g, (short) => short.toUpperCase());
  return capitalize(words);
}

/** A topic within a sentence: "sales pipeline", "CRM data". */
export function topicInWords(topic: NonNullable<SignalItem["postTopic"]>): string {
  const words = humanize(topic);
  return words.charAt(1) === words.charAt(1).toUpperCase() ? words : words.toLowerCase();
}

/** Badge for each delivery status. */
export const deliveryBadges: Record<DeliveryStatus, { status: Status; label: string }> = {
  queued: { status: "idle", label: "Queued" },
  delivering: { status: "running", label: "Delivering" },
  delivered: { status: "success", label: "Delivered" },
  retrying: { status: "warning", label: "Retrying" },
  held: { status: "paused", label: "Held" },
  failed: { status: "danger", label: "Failed" },
  cancelled: { status: "idle", label: "Canceled" },
};

/** A person's title and company for a row, if known. */
export function describePost(signal: Pick<SignalItem, "person" | "companyName">): string {
  const { title, company } = signal.person;
  return [title, signal.companyName ?? company].filter(Boolean).join(" · ") || "Title unknown";
}

/** The person's name for one signal, otherwise the number of signals. */
export function describeSignals(signals: readonly Pick<SignalItem, "person">[]): string {
  const [first] = signals;
  return first && signals.length === 1 ? first.person.name : `${signals.length} signals`;
}
