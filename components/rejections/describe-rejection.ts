import { describeReading } from "@/components/signals/describe-meaning";
import type { Tone } from "@/components/ui/badge";
import { type GateId, gateIds } from "@/db/vocabulary";
import type { Rejection } from "@/lib/contracts/rejections";

/** What each gate stops, in words for the filter and the badge. */
const gateLabels: Record<GateId, string> = {
  suppressed: "Suppressed",
  own_employee: "Own colleague",
  competitor_staff: "Competitor's staff",
  merge_window: "Earlier signal",
  profile: "Profile not found",
  company: "Company not found",
  icp_limits: "Company size",
  sells: "Sells or seeks a job",
  refuses: "Wants no contact",
  excluded: "Excluded",
  score: "Fit too low",
};

/** No rejection stops at the merge window: it joins the earlier signal. */
export const gateOptions = gateIds
  .filter((gate) => gate !== "merge_window")
  .map((value) => ({ value, label: gateLabels[value] }));

/** Only what a person said themselves, or what a lower threshold would change, stands out. */
const gateTones: Partial<Record<GateId, Tone>> = {
  refuses: "danger",
  sells: "warning",
  score: "accent",
};

const isGate = (gate: string): gate is GateId => Object.hasOwn(gateLabels, gate);
export const labelOfGate = (gate: string): string => (isGate(gate) ? gateLabels[gate] : gate);

export const toneOfGate = (gate: string): Tone => (isGate(gate) && gateTones[gate]) || "neutral";

/** What the person wrote; null for a reaction, which has no words of theirs. */
export function quoteOf({ engagement, post }: Pick<Rejection, "engagement" | "post">): string | null {
  if (engagement.kind === "reaction") return null;
  return engagement.text?.trim() || (engagement.kind === "post" ? post.excerpt : null);
}

/** What the person did with the post: "Commented: asks about solutions, 91 %". */
export function describeDeed(engagement: Rejection["engagement"]): string {
  const { kind, reactionType } = engagement;
  if (kind === "reaction") return reactionType ? `Reacted (${reactionType.toLowerCase()})` : "Reacted";
  const deed = kind === "post" ? "Wrote the post" : "Commented";
  const reading = describeReading(engagement);
  return reading ? `${deed}: ${reading.charAt(0).toLowerCase()}${reading.slice(1)}` : deed;
}

/** The person's title and company, as far as known. */
export const describeWork = ({ title, company }: Rejection["person"]): string =>
  [title, company].filter(Boolean).join(" · ") || "Title unknown";

/** Who says that it should have been a signal: "Kim", "Kim and 2 others". */
export function describeRescuers(rescues: Rejection["rescues"]): string {
  const [first, ...others] = rescues.map(({ userName }) => userName ?? "A member");
  if (first === undefined) return "";
  if (others.length === 0) return first;
  return others.length === 1 ? `${first} and ${others[0]}` : `${first} and ${others.length} others`;
}
