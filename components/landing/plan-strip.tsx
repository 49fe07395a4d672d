import { formatPrice } from "@/components/plan/format-price";
import { capBenefits, count } from "@/components/plan/plan-words";
import { describeStep, type Offer, type OfferedPlan, recommend } from "@/components/pricing/offered-plan";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";

/** The trial and the plans at a glance; the pricing page compares them. */
export function PlanStrip({ trial, plans }: Offer) {
  const recommended = recommend(plans);
  const place = plans.findIndex(({ slug }) => slug === recommended);
  const best = plans[place];
  return (
    <>
      <ul className="mt-6 grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {trial && (
          <Plan
            plan={trial}
            price="Free"
            per="once"
            credits={count(trial.creditsPerMonth, "credit", "credits")}
          />
        )}
        {plans.map((plan) => (
          <Plan
            key={plan.slug}
            plan={plan}
            price={formatPrice(plan)}
            per={`per ${plan.interval}`}
            credits={`${count(plan.creditsPerMonth, "credit", "credits")} a month`}
            isRecommended={plan.slug === recommended}
          />
        ))}
      </ul>
      {best && (
        <p className="mt-3 text-ink-muted text-sm">
          {best.name} is recommended as the smallest plan with every feature.{" "}
          {describeStep(best, plans[place - 1])}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink href="/sign-up" variant="primary" size="lg">
          Start free
        </ButtonLink>
        <ButtonLink href="/pricing" size="lg">
          Calculate your cost
        </ButtonLink>
      </div>
    </>
  );
}

function Plan({
  plan,
  price,
  per,
  credits,
  isRecommended = false,
}: {
  plan: OfferedPlan;
  price: string;
  per: string;
  credits: string;
  isRecommended?: boolean;
}) {
  return (
    <li className="bg-surface p-5">
      <h3 className="flex min-h-6 items-center gap-2 font-medium text-base text-ink">
        {plan.name}
        {isRecommended && <Badge tone="accent">Recommended</Badge>}
      </h3>
      <p className="mt-1">
        <span className="font-semibold text-2xl text-ink tabular-nums tracking-tight">{price}</span>{" "}
        <span className="text-ink-muted text-sm">{per}</span>
      </p>
      <p className="mt-3 font-medium text-ink text-sm">{credits}</p>
      <p className="text-ink-muted text-sm">{capBenefits(plan).join(", ")}</p>
    </li>
  );
}
