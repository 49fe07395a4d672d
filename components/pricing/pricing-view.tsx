import { formatCents } from "@/components/plan/format-price";
import { figure } from "@/components/plan/plan-words";
import { Price } from "@/components/plan/price-list";
import { packs } from "@/db/packs";
import { policy } from "@/db/policy";
import type { PublicPlan } from "@/lib/contracts/plan";
import type { Buyer } from "./buyer";
import { PlanComparison } from "./plan-comparison";
import { PlanOffers } from "./plan-offers";

/** The public pricing page: plans, what they include, packs and how credits work.  */
export function PricingView({ plans, buyer }: { plans: PublicPlan[]; buyer: Buyer }) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6 lg:py-14">
      <h1 className="font-semibold text-3xl text-ink tracking-tight">Pricing</h1>
      <p className="mt-2 max-w-2xl text-base text-ink-muted">
        Plans differ in credits and limits. Every workspace starts on a free trial, without a card.
      </p>
      <PlanOffers plans={plans} buyer={buyer} />
      <PlanComparison plans={plans} />
      <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby="credits-title">
          <h2 id="credits-title" className="mb-3 font-semibold text-ink text-xl tracking-tight">
            What costs how many credits
          </h2>
          <Price />
        </section>
        <section aria-labelledby="packs-title">
          <h2 id="packs-title" className="mb-3 font-semibold text-ink text-xl tracking-tight">
            Credit packs
          </h2>
          <dl className="divide-y divide-line text-sm">
            {packs.map(({ slug, credits, priceCents, currency }) => (
              <div key={slug} className="flex justify-between gap-4 py-1.5">
                <dt className="text-ink-muted">{figure(credits)} credits</dt>
                <dd className="text-ink tabular-nums">{formatCents(priceCents, currency)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-ink-muted text-sm">
            For every paid plan. Packs are used after the plan's credits and do not expire.
          </p>
        </section>
      </div>
      <section aria-labelledby="questions-title" className="mt-12">
        <h2 id="questions-title" className="font-semibold text-ink text-xl tracking-tight">
          Questions
        </h2>
        <dl className="mt-4 grid gap-x-12 gap-y-6 md:grid-cols-2">
          {questions.map(([question, answer]) => (
            <div key={question}>
              <dt className="font-medium text-ink">{question}</dt>
              <dd className="mt-1 text-ink-muted text-sm">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

const questions = [
  [
    "How long does the trial last?",
    `Until its credits are used. At most ${policy.trialCreditsPerDay} are used a day, on the best evidence first, so that you see several days of signals.`,
  ],
  [
    "What happens when credits run out?",
    "The search pauses and goes on by itself when the plan's credits renew, or when you buy a pack. Nothing that was found is lost.",
  ],
  [
    "Do credits carry over?",
    "A plan's credits are for one month and expire with it, also when you pay by the year. Credits in packs do not expire.",
  ],
  [
    "Can I change plans?",
    "At any time. A larger plan applies at once, and what is left of the period you paid for is credited.",
  ],
  [
    "What if I choose a smaller plan?",
    "Nothing is deleted. The newest sources and destinations above the limit pause, and seats above it become read-only.",
  ],
  [
    "How do I cancel?",
    "On the billing page. The plan goes on until the end of the period you paid for, and the workspace moves to the trial plan then. Packs stay.",
  ],
] as const;
