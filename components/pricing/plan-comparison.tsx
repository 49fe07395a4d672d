import { Check, Minus } from "lucide-react";
import { capLabel, featureTexts } from "@/components/plan/plan-words";
import { planCaps } from "@/lib/contracts/plan-caps";
import type { Offer, OfferedPlan } from "./offered-plan";

const limit = (value: number | null) => (value === null ? "Unlimited" : value.toLocaleString("en-US"));

const limits: readonly (readonly [label: string, of: (plan: OfferedPlan) => string])[] = [
  ["Credits a month", (plan) => `${limit(plan.creditsPerMonth)}${plan.slug === "trial" ? " once" : ""}`],
  ...planCaps.map((cap) => [capLabel(cap), (plan: OfferedPlan) => limit(plan.caps[cap])] as const),
  ["Days that signals are kept", (plan) => limit(plan.historyDays)],
];

const features = ["icpEditing", "signalStacking", "paygEnabled"] as const;

/** Limits and features of the trial and all plans side by side. */
export function PlanComparison({ trial, plans: sold }: Offer) {
  const plans = trial ? [trial, ...sold] : sold;
  return (
    <div className="mt-16">
      <h2 id="comparison-title" className="mb-3 font-semibold text-ink text-xl tracking-tight">
        Compare plans
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be keyboard accessible */}
      <section aria-labelledby="comparison-title" tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-line border-b">
              <th scope="col" className="h-9 font-medium text-ink-muted text-xs">
                Limit or feature
              </th>
              {plans.map(({ slug, name }) => (
                <th key={slug} scope="col" className="h-9 pl-2 text-right sm:pl-4 font-medium text-ink">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {limits.map(([label, of]) => (
              <tr key={label} className="border-line border-b">
                <th scope="row" className="py-2 font-normal text-ink-muted">
                  {label}
                </th>
                {plans.map((plan) => (
                  <td key={plan.slug} className="py-2 pl-2 text-right sm:pl-4 text-ink tabular-nums">
                    {of(plan)}
                  </td>
                ))}
              </tr>
            ))}
            {features.map((feature) => (
              <tr key={feature} className="border-line border-b last:border-b-0">
                <th scope="row" className="py-2 font-normal text-ink-muted">
                  {featureTexts[feature]}
                </th>
                {plans.map((plan) => (
                  <td key={plan.slug} className="py-2 pl-2 sm:pl-4">
                    <Included isIncluded={plan[feature]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Included({ isIncluded }: { isIncluded: boolean }) {
  const Icon = isIncluded ? Check : Minus;
  return (
    <span className="flex justify-end">
      <Icon aria-hidden className={isIncluded ? "size-4 text-success-ink" : "size-4 text-ink-faint"} />
      <span className="sr-only">{isIncluded ? "Included" : "Not included"}</span>
    </span>
  );
}
