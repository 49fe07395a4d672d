"use client";
import { Loaded } from "@/components/page/loaded";
import { useKeptQuery } from "@/components/page/use-api-query";
import { useStages } from "@/components/signals/use-team";
import { Card, CardHeader } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { stretchedLink } from "@/components/ui/stretched-link";
import { builtInStageNames } from "@/db/stages";
import { getDashboardFunnel } from "@/lib/client/operations";
import { describeFunnel, type FunnelStep } from "./funnel-steps";

/** The results of the period: each number with what it counts, its rate and a link to its list. */
export function Funnel({ days }: { days: string }) {
  const funnel = useKeptQuery(getDashboardFunnel, { query: { days } });
  const names = new Map(useStages().map(({ stage, name }) => [stage, name]));
  const nameOf = (stage: "contacted" | "won") => names.get(stage) ?? builtInStageNames[stage];
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title="From post to customer"
        description={`Results of the last ${days} days, step by step.`}
      />
      <Loaded query={funnel} what="the funnel" rows={4}>
        {(data) => (
          <ol className="grid gap-px border-line border-t bg-line xl:grid-cols-7 xl:grid-rows-[auto_auto_1fr]">
            {describeFunnel(data, { contacted: nameOf("contacted"), won: nameOf("won") }).map((step) => (
              <Step key={step.label} step={step} />
            ))}
          </ol>
        )}
      </Loaded>
    </Card>
  );
}

const number = new Intl.NumberFormat("en-US");

/** Text left and figures right, or, in columns, the figures between the label and its definition. */
function Step({ step: { label, value, definition, rate, href } }: { step: FunnelStep }) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 bg-surface px-4 py-2.5 hover:bg-hover/60 xl:row-span-3 xl:grid-cols-1 xl:grid-rows-subgrid xl:gap-y-0 xl:py-3">
      <Link href={href} className={`text-ink-muted text-sm ${stretchedLink}`}>
        {label}
      </Link>
      <p className="row-span-2 text-right xl:row-span-1 xl:text-left">
        <span className="block font-semibold text-ink text-lg tabular-nums leading-6 tracking-tight xl:text-2xl xl:leading-8">
          {number.format(value)}
        </span>
        <span className="block text-ink text-xs tabular-nums">{rate}</span>
      </p>
      <p className="text-ink-muted text-xs xl:mt-1.5">{definition}</p>
    </li>
  );
}
