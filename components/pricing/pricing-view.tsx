import { formatCents } from "@/components/plan/format-price";
import { figure } from "@/components/plan/plan-words";
import { Price } from "@/components/plan/price-list";
import { packs } from "@/db/packs";
import type { Buyer } from "./buyer";
import { Calculator } from "./calculator";
import { type Offer, recommend } from "./offered-plan";
import { PlanComparison } from "./plan-comparison";
import { PlanOffers } from "./plan-offers";
import { questions } from "./questions";
import { type CreditYield, WorkedExample } from "./worked-example";

/** The public pricing page: plans, what a credit yields, which plan is enough, packs and how credits work. */
export function PricingView({
  offer,
  buyer,
  yielded,
  contact,
}: {
  offer: Offer;
  buyer: Buyer;
  yielded: CreditYield;
  contact: string | undefined;
}) {
  const { plans } = offer;
  const recommended = recommend(plans);
  return (
    <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6 lg:py-14">
      <h1 className="font-semibold text-3xl text-ink tracking-tight">Pricing</h1>
      <p className="mt-2 max-w-2xl text-base text-ink-muted">
        Plans differ in credits and limits. Every workspace starts on a free trial, without a card.
      </p>
      <PlanOffers {...offer} buyer={buyer} />
      <section aria-labelledby="example-title" className="mt-16">
        <h2 id="example-title" className="mb-5 font-semibold text-ink text-xl tracking-tight">
          What a credit brings
        </h2>
        <WorkedExample yielded={yielded} plan={plans.find(({ slug }) => slug === recommended) ?? plans[0]} />
      </section>
      <Calculator {...offer} />
      <PlanComparison {...offer} />
      <div className="mt-16 grid gap-x-12 gap-y-10 lg:grid-cols-2">
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
      <section aria-labelledby="questions-title" className="mt-16">
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
        {contact && (
          <p className="mt-6 text-ink-muted text-sm">
            Something else?{" "}
            <a href={`mailto:${contact}`} className="docs-link">
              Write to {contact}
            </a>
          </p>
        )}
      </section>
    </div>
  );
}
