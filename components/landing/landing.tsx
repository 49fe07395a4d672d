import type { ReactNode } from "react";
import { type Offer, recommend } from "@/components/pricing/offered-plan";
import { type CreditYield, WorkedExample } from "@/components/pricing/worked-example";
import { ButtonLink } from "@/components/ui/button";
import { NetworkNames, type ShownNetwork } from "./network-names";
import { PlanStrip } from "./plan-strip";
import { Promises } from "./promises";
import { type ShownSignal, SignalShowcase } from "./signal-showcase";
import { Destinations, Stages } from "./stages";

/** The public landing page: headline, networks, sample signals, stages, what a credit brings, promises and plans. */
export function Landing({
  isSignedIn,
  networks,
  signals,
  offer,
  yielded,
  hasSpreadsheets,
}: {
  isSignedIn: boolean;
  networks: readonly ShownNetwork[];
  signals: readonly ShownSignal[];
  offer: Offer;
  yielded: CreditYield;
  hasSpreadsheets: boolean;
}) {
  const { plans } = offer;
  const recommended = recommend(plans);
  return (
    <>
      <div className="mx-auto grid max-w-6xl items-start gap-x-12 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-16">
        {/* At the top, as centered text would move down while the browser still reads the signals beside it. */}
        <div className="lg:pt-20">
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
            <ButtonLink href="/docs/quick-start" size="lg">
              First API call in a minute
            </ButtonLink>
          </div>
          <NetworkNames networks={networks} />
        </div>
        <SignalShowcase signals={signals} />
      </div>
      <Band id="stages" title="From public comment to conversation" isSunken>
        <Stages />
      </Band>
      <Band id="example" title="What a credit brings">
        <div className="mt-6">
          <WorkedExample
            yielded={yielded}
            plan={plans.find(({ slug }) => slug === recommended) ?? plans[0]}
          />
        </div>
      </Band>
      <Band id="destinations" title="Where signals go" isSunken>
        <Destinations hasSpreadsheets={hasSpreadsheets} />
      </Band>
      <Band id="promises" title="What you can rely on">
        <Promises />
      </Band>
      <Band id="pricing" title="Pricing" isSunken>
        <PlanStrip {...offer} />
      </Band>
    </>
  );
}

function Band({
  id,
  title,
  isSunken = false,
  children,
}: {
  id: string;
  title: string;
  isSunken?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={isSunken ? "border-line border-y bg-sunken" : undefined}>
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 lg:py-16">
        <h2 id={id} className="scroll-mt-20 font-semibold text-2xl text-ink tracking-tight">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
