import { cx } from "class-variance-authority";
import { CircleCheck } from "lucide-react";
import { formatCents } from "@/components/plan/format-price";
import { figure } from "@/components/plan/plan-words";
import { countOf } from "@/db/count-of";
import { type PlanEstimate, trialDays, type Usage } from "./estimate";
import type { Offer } from "./offered-plan";

/** Which plan is enough, in a sentence that screen readers announce, and what each plan would cost. */
export function PlanAnswers({
  estimates,
  chosen,
  trial,
  usage,
}: {
  estimates: readonly PlanEstimate[];
  chosen: PlanEstimate | null;
  trial: Offer["trial"];
  usage: Usage;
}) {
  return (
    <div className="border-line border-t pt-5">
      <output className="block min-h-6 font-medium text-base text-ink">{describeAnswer(chosen)}</output>
      <ul aria-label="Cost of this use on each plan" className="mt-3 space-y-2">
        {estimates.map((estimate) => (
          <Answer key={estimate.plan.slug} estimate={estimate} isChosen={estimate === chosen} />
        ))}
      </ul>
      {trial?.creditsPerMonth && (
        <p className="mt-3 text-ink-muted text-sm">
          The trial's {countOf(trial.creditsPerMonth, "credit")} last about {days(trialDays(trial, usage))} at
          this use, for nothing.
        </p>
      )}
    </div>
  );
}

const days = (count: number): string => (count === 1 ? "a day" : `${figure(count)} days`);

/** The answer in a sentence: the plan, and what it costs a month. */
export function describeAnswer(chosen: PlanEstimate | null): string {
  if (!chosen) return "No plan has enough room for this. Ask us.";
  const cost = `${formatCents(chosen.totalCents ?? 0, chosen.plan.currency)} a month`;
  return chosen.short === 0
    ? `${chosen.plan.name} is enough: ${cost}.`
    : `${chosen.plan.name} with credit packs is enough: ${cost}.`;
}

function Answer({ estimate, isChosen }: { estimate: PlanEstimate; isChosen: boolean }) {
  const { plan, totalCents } = estimate;
  return (
    <li
      className={cx(
        "flex items-start gap-3 rounded-lg border bg-surface px-3 py-2.5 text-sm",
        isChosen ? "border-accent" : "border-line",
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5 font-medium text-ink">
          {plan.name}
          {isChosen && <CircleCheck aria-hidden className="size-4 text-accent-ink" />}
        </span>
        <span className="block text-ink-muted">{describeFit(estimate)}</span>
      </span>
      <span className="whitespace-nowrap font-medium text-ink tabular-nums">
        {totalCents === null ? "Not enough" : formatCents(totalCents, plan.currency)}
      </span>
    </li>
  );
}

/** How a plan answers the use: how much of it is used, what is short, or which limit is too small. */
export function describeFit({ plan, exceeded, short, packCents }: PlanEstimate): string {
  if (exceeded.length > 0) return `Allows only ${exceeded.join(" and ")}`;
  if (short === 0) {
    return plan.creditsPerMonth === null
      ? "Unlimited credits"
      : `Its ${countOf(plan.creditsPerMonth, "credit")} are enough`;
  }
  const lack = `${countOf(short, "credit")} short`;
  return packCents === null
    ? `${lack}, and no packs`
    : `${lack}: packs for ${formatCents(packCents, plan.currency)} on top`;
}
