/**
 * What a part of a period is worth in credits. Pure. What is given is rounded down and what is taken back is rounded
 * up, so that no number of small changes adds up to a credit that nobody paid for.
 */
import type { CreditGrant } from "@/db/queries/credits";
import type { Plan } from "@/db/queries/customers";

/** A billing period; the end is not part of it. */
export interface Period {
  start: Date;
  end: Date;
}

/** A workspace's plan and billing period before and after a change. */
export interface PlanMove {
  from: { plan: Plan | null; period: Period | null };
  to: { plan: Plan; period: Period | null };
}

type Allotment = Pick<CreditGrant, "credits" | "remaining" | "reached">;

/** Whether the change happens within a period: the one before has the same start. */
export const isSamePeriod = ({ from, to }: PlanMove): boolean =>
  from.period !== null && to.period !== null && from.period.start.getTime() === to.period.start.getTime();

/** The monthly credits of the largest plan that the allotment's period was paid for so far. */
export const reachedBy = ({ reached, credits }: Pick<CreditGrant, "reached" | "credits">): number =>
  reached ?? credits;

/**
 * What a change within a period adds to its allotment. A plan above all that the period was paid for is charged for the
 * rest of the period, less the same rest of the present plan: so are its credits. Any other is not charged and adds
 * nothing.
 */
export function raisedBy(
  grant: Allotment,
  { from, to }: PlanMove,
  now: Date,
): { credits: number; reached: number } {
  const present = from.plan?.creditsPerMonth ?? null;
  const before = Math.max(reachedBy(grant), present ?? 0);
  const wanted = to.plan.creditsPerMonth ?? 0;
  if (wanted <= before) return { credits: 0, reached: before };
  return { credits: Math.floor(restOf(to.period, now, wanted - (present ?? before))), reached: wanted };
}

/**
 * What a new allotment starts with. The whole allotment in a new period; within one, after an unlimited plan, the rest.
 * A period that begins before the last one has ended is paid in part with what the processor gives back for the rest of
 * the old one, so what is missing of that rest was used before (`usedBefore`, at most `credits`).
 */
export function startedWith(
  last: Allotment | undefined,
  move: PlanMove,
  now: Date,
): { credits: number; usedBefore: number } {
  const { from, to } = move;
  const whole = to.plan.creditsPerMonth ?? 0;
  const credits = isSamePeriod(move) ? Math.floor(restOf(to.period, now, whole)) : whole;
  const ahead =
    last && from.period && to.period
      ? usedAhead(last.remaining, from.plan?.creditsPerMonth ?? 0, from.period, to.period.start)
      : 0;
  return { credits, usedBefore: Math.min(ahead, credits) };
}

/** How many of a plan's credits for the rest of its period at `next` are not left any more. Never negative. */
export const usedAhead = (remaining: number, credits: number, period: Period, next: Date): number =>
  Math.max(0, Math.ceil(restOf(period, next, credits)) - remaining);

/** The share of credits that belongs to the rest of a period; all of them without a period. */
function restOf(period: Period | null, at: Date, credits: number): number {
  if (!period) return credits;
  const [start, end] = [period.start.getTime(), period.end.getTime()];
  const left = Math.min(end - start, Math.max(0, end - at.getTime()));
  return end > start ? (credits * left) / (end - start) : 0;
}
