"use client";
import { cx } from "class-variance-authority";
import { useId } from "react";
import { formatCents, largestSaving, yearlySaving } from "@/components/plan/format-price";
import { capBenefits, count, intervalChoices, priceFor } from "@/components/plan/plan-words";
import { Badge } from "@/components/ui/badge";
import { Segmented } from "@/components/ui/segmented";
import type { BillingInterval, PlanSlug } from "@/db/vocabulary";
import type { PublicPlan } from "@/lib/contracts/plan";
import type { CurrentPlan } from "./choose-plan-dialog";

/** The plans on sale as a list of radios, with the switch between monthly and yearly payment. */
export function PlanChoices({
  plans,
  plan,
  interval,
  current,
  withYearly,
  onPlan,
  onInterval,
}: {
  plans: PublicPlan[];
  plan: PlanSlug;
  interval: BillingInterval;
  current: CurrentPlan;
  withYearly: boolean;
  onPlan: (slug: PlanSlug) => void;
  onInterval: (interval: BillingInterval) => void;
}) {
  const name = useId();
  const saving = largestSaving(plans);
  return (
    <>
      {withYearly && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Segmented label="Payment" value={interval} options={intervalChoices} onChange={onInterval} />
          {saving > 0 && <span className="text-ink-muted text-sm">Yearly saves up to {saving}%</span>}
        </div>
      )}
      <fieldset className="space-y-2">
        <legend className="sr-only">Plan</legend>
        {plans.map((one) => {
          const price = priceFor(one, interval);
          const isCurrent = one.slug === current.plan && interval === current.interval;
          return (
            <label
              key={one.slug}
              className={cx(
                "relative flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-lg border border-line",
                "bg-surface px-4 py-3 hover:bg-hover/60 has-checked:border-accent has-checked:bg-accent-surface",
                "has-focus-visible:outline-2 has-focus-visible:outline-ring",
              )}
            >
              <input
                type="radio"
                name={name}
                value={one.slug}
                checked={one.slug === plan}
                disabled={price === null}
                onChange={() => onPlan(one.slug)}
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              <span className="flex items-center gap-2 font-medium text-ink">
                {one.name}
                {isCurrent && <Badge tone="accent">Current plan</Badge>}
              </span>
              <span className="text-sm">
                {price === null ? (
                  <span className="text-ink-muted">Not sold by the year</span>
                ) : (
                  <>
                    <span className="font-semibold text-base text-ink tabular-nums">
                      {formatCents(price, one.currency)}
                    </span>
                    <span className="text-ink-muted"> a {interval}</span>
                    {interval === "year" && yearlySaving(one) > 0 && (
                      <span className="ml-2 font-medium text-success-ink">saves {yearlySaving(one)}%</span>
                    )}
                  </>
                )}
              </span>
              <span className="basis-full text-ink-muted text-sm">
                {[`${count(one.creditsPerMonth, "credit", "credits")} a month`, ...capBenefits(one)].join(
                  " · ",
                )}
              </span>
            </label>
          );
        })}
      </fieldset>
    </>
  );
}
