"use client";
import { parseAsInteger, useQueryStates } from "nuqs";
import { figure } from "@/components/plan/plan-words";
import { countOf } from "@/db/count-of";
import { Amounts } from "./amounts";
import { choosePlan, estimateCredits, estimatePlans, type Usage, usageLimits } from "./estimate";
import type { Offer } from "./offered-plan";
import { describeAnswer, PlanAnswers } from "./plan-answers";
import { UsageField, usageNames } from "./usage-field";

const clamp = (name: keyof Usage, value: number): number => {
  const { min, max } = usageLimits[name];
  return Math.min(max, Math.max(min, value));
};

/** The use is in the address, so that a calculation can be shared as a link. */
const usageParams = Object.fromEntries(
  usageNames.map((name) => [name, parseAsInteger.withDefault(usageLimits[name].initial)]),
) as Record<keyof Usage, ReturnType<typeof parseAsInteger.withDefault>>;

/** What a visitor expects to use, the credits that it takes at most, and which plan is enough. */
export function Calculator({ trial, plans }: Offer) {
  const [params, setParams] = useQueryStates(usageParams, { throttleMs: 300 });
  const usage = Object.fromEntries(usageNames.map((name) => [name, clamp(name, params[name])])) as Record<
    keyof Usage,
    number
  >;
  const credits = estimateCredits(usage);
  const estimates = estimatePlans(plans, usage);
  const chosen = choosePlan(estimates);
  return (
    <section aria-labelledby="calculator-title" className="mt-16">
      <h2 id="calculator-title" className="font-semibold text-ink text-xl tracking-tight">
        Which plan is enough for you?
      </h2>
      <p className="mt-1 max-w-2xl text-ink-muted text-sm">
        Counted at its highest: every post is relevant and everyone on it is new. Posts that aren't relevant
        stop at one credit, and a person who is known already costs nothing for 30 days.
      </p>
      <div className="mt-5 grid rounded-xl border border-line bg-surface lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="flex flex-col justify-between gap-4 p-5 sm:p-6">
          {/* On narrow screens the result is below: its sum stays in sight while the sliders move. */}
          <p
            aria-hidden
            className="sticky top-14 z-10 -mx-5 -mt-5 rounded-t-xl border-line border-b bg-surface px-5 py-3 font-medium text-ink text-sm tabular-nums sm:-mx-6 sm:-mt-6 sm:px-6 lg:hidden"
          >
            {countOf(credits.total, "credit")}. {describeAnswer(chosen)}
          </p>
          {usageNames.map((name) => (
            <UsageField
              key={name}
              name={name}
              value={usage[name]}
              onChange={(value) => setParams({ [name]: value })}
            />
          ))}
        </div>
        <div className="flex flex-col gap-5 rounded-b-xl border-line border-t bg-sunken p-5 sm:p-6 lg:rounded-r-xl lg:rounded-bl-none lg:border-t-0 lg:border-l">
          <div>
            <p className="text-ink-muted text-sm">At most, in a month</p>
            <p className="font-semibold text-3xl text-ink tabular-nums tracking-tight">
              {figure(credits.total)} <span className="font-normal text-ink-muted text-lg">credits</span>
            </p>
            <Amounts credits={credits} />
          </div>
          <PlanAnswers estimates={estimates} chosen={chosen} trial={trial} usage={usage} />
        </div>
      </div>
    </section>
  );
}
