"use client";
import { useState } from "react";
import { formatCents, hasYearly, largestSaving, yearlySaving } from "@/components/plan/format-price";
import { capBenefits, count, featuresOf, intervalChoices, priceFor } from "@/components/plan/plan-words";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Segmented } from "@/components/ui/segmented";
import { policy } from "@/db/policy";
import type { BillingInterval } from "@/db/vocabulary";
import type { Buyer } from "./buyer";
import { OfferButton } from "./offer-button";
import { OfferCard } from "./offer-card";
import { describeStep, type Offer, type OfferedPlan, recommend } from "./offered-plan";

/** The trial and the plans with their prices by month or year, and a button that starts paying for one. */
export function PlanOffers({ trial, plans, buyer }: Offer & { buyer: Buyer }) {
  const own = buyer.kind === "visitor" ? null : buyer.current;
  const [interval, setInterval] = useState<BillingInterval>(own?.interval ?? "month");
  const saving = largestSaving(plans);
  const recommended = recommend(plans);
  return (
    <>
      {hasYearly(plans) && (
        <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Segmented label="Payment" value={interval} options={intervalChoices} onChange={setInterval} />
          {saving > 0 && <span className="text-ink-muted text-sm">Yearly saves up to {saving}%</span>}
        </div>
      )}
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {trial && <TrialCard trial={trial} buyer={buyer} />}
        {plans.map((plan, place) => {
          const isOwn = plan.slug === own?.plan;
          const isRecommended = plan.slug === recommended;
          return (
            <OfferCard
              key={plan.slug}
              name={plan.name}
              isFramed={isOwn || (own === null && isRecommended)}
              badge={
                isOwn ? (
                  <Badge tone="accent">Current plan</Badge>
                ) : (
                  isRecommended && <Badge tone="accent">Recommended</Badge>
                )
              }
              price={<Price plan={plan} interval={interval} />}
              note={
                (isRecommended ? "The smallest plan with every feature. " : "") +
                describeStep(plan, plans[place - 1] ?? trial ?? undefined)
              }
              benefits={benefitsOf(plan)}
            >
              <OfferButton plan={plan} interval={interval} buyer={buyer} isRecommended={isRecommended} />
            </OfferCard>
          );
        })}
      </ul>
    </>
  );
}

/** What every workspace begins with, whatever it chooses later. */
function TrialCard({ trial, buyer }: { trial: OfferedPlan; buyer: Buyer }) {
  const isOwn = buyer.kind !== "visitor" && buyer.current.plan === trial.slug;
  return (
    <OfferCard
      name={trial.name}
      isFramed={isOwn}
      badge={isOwn && <Badge tone="accent">Current plan</Badge>}
      price={
        <>
          <span className="font-semibold text-3xl text-ink tracking-tight">Free</span>{" "}
          <span className="text-ink-muted text-sm">once, without a card</span>
        </>
      }
      note={`At most ${policy.trialCreditsPerDay} credits are used a day, on the best evidence first, so that it lasts.`}
      benefits={[`${count(trial.creditsPerMonth, "credit", "credits")} in all`, ...sharedBenefits(trial)]}
    >
      {buyer.kind === "visitor" ? (
        <ButtonLink href={buyer.isSignedIn ? "/dashboard" : "/sign-up"} className="w-full">
          {buyer.isSignedIn ? "Open portal" : "Start free trial"}
        </ButtonLink>
      ) : (
        <p className="text-ink-muted text-sm">{isOwn ? "You are on it." : "Every workspace starts on it."}</p>
      )}
    </OfferCard>
  );
}

function Price({ plan, interval }: { plan: OfferedPlan; interval: BillingInterval }) {
  const price = priceFor(plan, interval);
  if (price === null) return <span className="text-ink-muted text-sm">Not sold by the year</span>;
  return (
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
  );
}

const sharedBenefits = (plan: OfferedPlan): string[] => [...capBenefits(plan), ...featuresOf(plan)];

const benefitsOf = (plan: OfferedPlan): string[] => [
  `${count(plan.creditsPerMonth, "credit", "credits")} a month`,
  ...sharedBenefits(plan),
];
