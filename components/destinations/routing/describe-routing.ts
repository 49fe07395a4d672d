import {
  classificationLabels,
  signalTypeLabels,
  sourceTypeLabels,
} from "@/components/labels/describe-signal";
import type { Routing } from "@/lib/contracts/routing";

const list = new Intl.ListFormat("en-US", { type: "disjunction" });

function describeAge(hours: number): string {
  if (hours % 24 !== 0) return `${hours} ${hours === 1 ? "hour" : "hours"}`;
  const days = hours / 24;
  return `${days} ${days === 1 ? "day" : "days"}`;
}

/** Uses tag names once they are loaded, and says when some were deleted. */
function describeTags(ids: readonly string[], names: ReadonlyMap<string, string> | undefined): string {
  if (!names) return ids.length === 1 ? "it has a specific tag" : `it has one of ${ids.length} tags`;
  const known = ids.flatMap((id) => names.get(id) ?? []);
  if (known.length === 0) return "it has a tag that was deleted";
  const gone = known.length < ids.length ? " or with one that was deleted" : "";
  return `it is tagged ${list.format(known.map((name) => `“${name}”`))}${gone}`;
}

/**
 * A routing rule as one sentence: what is sent automatically, and under which conditions. `tagNames` maps tag ids to
 * names once they are loaded.
 */
export function describeRouting(routing: Routing, tagNames?: ReadonlyMap<string, string>): string {
  const again = routing.resendWhenStronger ? " It is sent again when stronger evidence changes it." : "";
  if (routing.mode === "manual")
    return `Nothing is sent automatically. Signals are sent here manually only.${again.replace("It", "A signal")}`;
  const conditions = [
    routing.minStrength ? `strength is at least ${routing.minStrength}` : null,
    routing.minIcp ? `fit is at least ${routing.minIcp}` : null,
    routing.classifications?.length
      ? `the person is ${list.format(routing.classifications.map((one) => `a ${classificationLabels[one].toLowerCase()}`)).replace("a influencer", "an influencer")}`
      : null,
    routing.signalTypes?.length
      ? `they ${list.format(routing.signalTypes.map((one) => signalTypeLabels[one].toLowerCase()))}`
      : null,
    routing.sourceTypes?.length
      ? `the source is ${list.format(routing.sourceTypes.map((one) => sourceTypeLabels[one].toLowerCase()))}`
      : null,
    routing.tags?.length ? describeTags(routing.tags, tagNames) : null,
    routing.maxAgeHours ? `it is no older than ${describeAge(routing.maxAgeHours)}` : null,
  ].filter((condition) => condition !== null);
  if (conditions.length === 0) return `Every new signal is sent.${again}`;
  const later = routing.tags?.length ? " A signal that is tagged later is sent then, once." : "";
  return `A new signal is sent when ${new Intl.ListFormat("en-US").format(conditions)}.${later}${again}`;
}
