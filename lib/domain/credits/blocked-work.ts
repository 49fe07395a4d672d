import { policy } from "@/db/policy";
import { type BlockedWork, findBlockedWork } from "@/db/queries/blocked-work";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { Stop, StopKind, Stops } from "@/lib/contracts/credits";
import { settings } from "@/lib/domain/settings";
import { nextUtcDay, utcDay } from "@/lib/utc-day";

type Remedy = Stop["remedies"][number];

/** Posts and people that wait are counted up to this. */
const countedAtMost = 1_000;
const leastShownPercent = policy.creditAlertPercents[0];

/** What credits or the plan have stopped, the most important first, when each goes on, and what helps. */
export async function readBlockedWork(ctx: Context): Promise<Stops> {
  const now = ctx.clock.now();
  const facts = await findBlockedWork(ctx.db, {
    customerId: ctx.customerId,
    now,
    day: utcDay(now),
    credits: settings.leastCredits.harvest,
    discoveryCredits: settings.pace.discoveryCredits,
    limit: countedAtMost,
  });
  if (!facts) return { stops: [], allotmentUsedPercent: null, paymentOverdue: null };
  const percent = usedPercent(facts);
  const graceEndsAt = facts.overdueSince && facts.overdueSince.getTime() + days(policy.paymentGraceDays);
  return {
    stops: [...(facts.lifecycle === "active" ? spendingStops(facts, now) : []), ...planStops(facts)],
    allotmentUsedPercent: percent !== null && percent >= leastShownPercent ? percent : null,
    paymentOverdue: graceEndsAt === null ? null : { graceEndsAt: new Date(graceEndsAt).toISOString() },
  };
}

/** How much of the allotment is used or held, rounded down; null without one. */
export function usedPercent({ allotment, isUnlimited }: Pick<BlockedWork, "allotment" | "isUnlimited">) {
  if (isUnlimited || !allotment || allotment.credits === 0) return null;
  return Math.floor((100 * (allotment.credits - allotment.remaining)) / allotment.credits);
}

/** What keeps automatic work from going on. */
function spendingStops(facts: BlockedWork, now: Date): Stop[] {
  const { waiting, isRenewed, periodEnd } = facts;
  const tomorrow = nextUtcDay(now);
  const isOut = !facts.isUnlimited && facts.balance < settings.leastCredits.harvest;
  const stops: Stop[] = [];
  if (facts.isIntakePaused) stops.push(stop("payment", { waiting, remedies: ["pay"] }));
  if (isOut) {
    const resumesAt = isRenewed ? periodEnd : null;
    const remedies = [...moreCredits(facts), ...(resumesAt ? (["wait"] as const) : [])];
    stops.push(stop("credits", { waiting, resumesAt, remedies }));
  }
  if (facts.isBudgetUsedUp) {
    stops.push(stop("budget", { waiting, resumesAt: tomorrow, remedies: ["wait"] }));
  }
  // Without credits, tomorrow brings nothing.
  if (isOut) return stops;
  if (facts.isOutOfPace) {
    stops.push(stop("trial_pace", { waiting, resumesAt: tomorrow, remedies: ["upgrade", "wait"] }));
  }
  for (const { waiting, ...source } of facts.sourcesAtLimit) {
    const remedies: Remedy[] = ["change_limit", "wait"];
    stops.push(stop("source_limit", { waiting, resumesAt: tomorrow, remedies, source }));
  }
  return stops;
}

/** What is paused or read-only because the plan allows fewer. */
function planStops({ overPlan }: BlockedWork): Stop[] {
  const kinds = [
    ["sources_over_plan", overPlan.sources],
    ["destinations_over_plan", overPlan.destinations],
    ["seats_over_plan", overPlan.seats],
  ] as const;
  return kinds
    .filter(([, waiting]) => waiting > 0)
    .map(([kind, waiting]) => stop(kind, { waiting, remedies: ["upgrade"] }));
}

/** How to get more credits, best first. There is no plan above the largest. */
function moreCredits({ planSlug, paygEnabled }: BlockedWork): Remedy[] {
  const buys: Remedy[] = paygEnabled ? ["buy_pack"] : [];
  return planSlug === "scale" || planSlug === "internal" ? buys : [...buys, "upgrade"];
}

function stop(
  kind: StopKind,
  input: { waiting: number; remedies: Remedy[]; resumesAt?: Date | null; source?: Stop["source"] },
): Stop {
  const { waiting, remedies, resumesAt = null, source = null } = input;
  return { kind, resumesAt: resumesAt?.toISOString() ?? null, remedies, waiting, source };
}
