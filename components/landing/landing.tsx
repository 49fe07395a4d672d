import { mainId } from "@/components/layout/skip-link";
import { ButtonLink } from "@/components/ui/button";
import type { PublicPlan } from "@/lib/contracts/plan";
import { Pricing } from "./pricing";
import { type ShownSignal, SignalShowcase } from "./signal-showcase";
import { SiteFooter, SiteHeader } from "./site-frame";

const stages = [
  {
    title: "Watch",
    text: "Choose the people, company pages and keywords your market talks about. We check for new posts every few hours.",
  },
  {
    title: "Qualify",
    text: "Everyone who reacts or comments is compared with your ideal customer profile. Every score comes with a breakdown.",
  },
  {
    title: "Act",
    text: "People who match become signals: how strong, why they matter, and how to start the conversation. Signals go to the tools your team already uses.",
  },
];

const destinations = [
  ["Webhook", "signed, retried, replayable"],
  ["Chat", "a message in your team's channel"],
  ["Spreadsheet", "one row per signal"],
  ["Notes database", "one page per signal, mapped to your columns"],
  ["Automation", "flat JSON for any workflow tool"],
  ["Enrichment", "straight into your enrichment table"],
] as const;

/** The public landing page: headline, sample signals, stages, destinations and pricing. */
export function Landing({
  isSignedIn,
  signals,
  plans,
}: {
  isSignedIn: boolean;
  signals: ShownSignal[];
  plans: PublicPlan[];
}) {
  return (
    <>
      <SiteHeader isSignedIn={isSignedIn} />
      <main id={mainId} tabIndex={-1} className="outline-none">
        <section className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-20">
          <div>
            <h1 className="max-w-xl font-semibold text-3xl text-ink tracking-tight sm:text-4xl sm:leading-tight">
              Meet the buyers who show interest in public
            </h1>
            <p className="mt-4 max-w-lg text-ink-muted text-lg">
              Every day, people who match your ideal customer profile comment on posts about the problem you
              solve. Signal-to-Action finds them, tells you why they matter and what to say, and hands them to
              your team while the interest is fresh.
            </p>
            <div className="mt-6 flex flex-wrap gap-2">
              <ButtonLink href={isSignedIn ? "/dashboard" : "/sign-up"} variant="primary" size="lg">
                {isSignedIn ? "Open portal" : "Start free"}
              </ButtonLink>
              <ButtonLink href="/docs/quick-start" prefetch={false} size="lg">
                First API call in a minute
              </ButtonLink>
            </div>
          </div>
          <SignalShowcase signals={signals} />
        </section>
        <section aria-labelledby="stages" className="border-line border-y bg-sunken">
          <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6">
            <h2 id="stages" className="font-semibold text-ink text-xl tracking-tight">
              From public comment to conversation
            </h2>
            <ol className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3">
              {stages.map(({ title, text }, index) => (
                <li key={title} className="border-accent-line border-t-2 pt-3">
                  <h3 className="font-medium text-base text-ink">
                    <span className="mr-2 text-ink-faint tabular-nums">{index + 1}</span>
                    {title}
                  </h3>
                  <p className="mt-1 text-ink-muted text-sm">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
        <section aria-labelledby="destinations" className="mx-auto max-w-6xl px-4 py-12 sm:px-6">
          <h2 id="destinations" className="font-semibold text-ink text-xl tracking-tight">
            Where signals go
          </h2>
          <dl className="mt-6 grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
            {destinations.map(([name, text]) => (
              <div key={name} className="bg-surface p-4">
                <dt className="font-medium text-ink text-sm">{name}</dt>
                <dd className="text-ink-muted text-sm">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Pricing plans={plans} />
      </main>
      <SiteFooter />
    </>
  );
}
