"use client";
import { Check } from "lucide-react";
import { useState } from "react";
import { formatCents, hasYearly, largestSaving, yearlySaving } from "@/components/plan/format-price";
import { capBenefits, count, featuresOf, intervalChoices, priceFor } from "@/components/plan/plan-words";
import { Badge } from "@/components/ui/badge";
import { Segmented } from "@/components/ui/segmented";
import type { BillingInterval } from "@/db/vocabulary";
import type { PublicPlan } from "@/lib/contracts/plan";
import type { Buyer } from "./buyer";
import { OfferButton } from "./offer-button";

/** The plans with their prices by month or year, and a button that starts paying for one. */
export function PlanOffers({ plans, buyer }: { plans: PublicPlan[]; buyer: Buyer }) {
  const own = buyer.kind === "visitor" ? null : buyer.current;
  const [interval, setInterval] = useState<BillingInterval>(own?.interval ?? "month");
  const saving = largestSaving(plans);
  return (
    <>
      {hasYearly(plans) && (
        <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Segmented label="Payment" value={interval} options={intervalChoices} onChange={setInterval} />
          {saving > 0 && <span className="text-ink-muted text-sm">Yearly saves up to {saving}%</span>}
        </div>
      )}
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {plans.map((plan) => {
          const price = priceFor(plan, interval);
          const isOwn = plan.slug === own?.plan;
          return (
            <li
              key={plan.slug}
              className="flex flex-col rounded-lg border border-line bg-surface p-5 data-own:border-accent"
              data-own={isOwn || undefined}
            >
              <h2 className="flex min-h-6 items-center gap-2 font-medium text-base text-ink">
                {plan.name}
                {isOwn && <Badge tone="accent">Current plan</Badge>}
              </h2>
              <p className="mt-2 min-h-14">
                {price === null ? (
                  <span className="text-ink-muted text-sm">Not sold by the year</span>
                ) : (
                  <>
                    <span className="font-semibold text-3xl text-ink tabular-nums tracking-tight">
                      {formatCents(price, plan.currency)}
                    </span>{" "}
                    <span className="text-ink-muted text-sm">per {interval}</span>
                    {interval === "year" && (
                      <span className="block text-ink-muted text-sm">
                        {formatCents(Math.round(price / 12), plan.currency)} a month
                        {yearlySaving(plan) > 0 && (
                          <span className="font-medium text-success-ink">, saves {yearlySaving(plan)}%</span>
                        )}
                      </span>
                    )}
                  </>
                )}
              </p>
              <ul className="mt-3 mb-5 space-y-1.5">
                {benefitsOf(plan).map((benefit) => (
                  <li key={benefit} className="flex items-start gap-2 text-ink-muted text-sm">
                    <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-ink" />
                    {benefit}
                  </li>
                ))}
              </ul>
              <div className="mt-auto">
                <OfferButton plan={plan} interval={interval} buyer={buyer} />
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const benefitsOf = (plan: PublicPlan): string[] => [
  `${count(plan.creditsPerMonth, "credit", "credits")} a month`,
  ...capBenefits(plan),
  ...featuresOf(plan),
];
