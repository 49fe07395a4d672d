import { Check } from "lucide-react";
import Link from "next/link";
import { formatPrice } from "@/components/plan/format-price";
import { capBenefits, count, featuresOf } from "@/components/plan/plan-words";
import { ButtonLink } from "@/components/ui/button";
import type { PublicPlan } from "@/lib/contracts/plan";

const benefitsOf = (plan: PublicPlan): string[] => [
  `${count(plan.creditsPerMonth, "credit", "credits")} per month`,
  ...capBenefits(plan),
  ...featuresOf(plan),
];

/** Pricing: all selectable plans, from the same data the API returns. */
export function Pricing({ plans }: { plans: PublicPlan[] }) {
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className="scroll-mt-14 border-line border-t bg-sunken"
    >
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6">
        <h2 id="pricing-title" className="font-semibold text-ink text-xl tracking-tight">
          Pricing
        </h2>
        <p className="mt-1 text-ink-muted text-sm">
          Start with a free trial of 250 credits. Reading a post or collecting a reaction or comment costs one
          credit. Looking up and scoring a person costs four.{" "}
          <Link href="/pricing" className="rounded-sm text-accent-ink underline underline-offset-2">
            Compare plans and packs
          </Link>
        </p>
        <ul className="mt-6 grid gap-4 md:grid-cols-3">
          {plans.map((plan) => (
            <li key={plan.slug} className="flex flex-col rounded-lg border border-line bg-surface p-5">
              <h3 className="font-medium text-base text-ink">{plan.name}</h3>
              <p className="mt-2">
                <span className="font-semibold text-2xl text-ink tabular-nums">{formatPrice(plan)}</span>{" "}
                <span className="text-ink-muted text-sm">per {plan.interval}</span>
              </p>
              <ul className="mt-4 mb-5 space-y-1.5">
                {benefitsOf(plan).map((benefit) => (
                  <li key={benefit} className="flex items-start gap-2 text-ink-muted text-sm">
                    <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-ink" />
                    {benefit}
                  </li>
                ))}
              </ul>
              <ButtonLink href="/sign-up" className="mt-auto">
                Start free trial
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
