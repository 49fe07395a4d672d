import { ChevronDown, CircleCheck } from "lucide-react";
import { ButtonLink } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Checklist } from "@/components/ui/checklist";
import type { DashboardOverview } from "@/lib/contracts/dashboard";

/** Checklist up to the first delivered signal; collapsed once it is delivered. */
export function FirstSteps({ checklist }: { checklist: DashboardOverview["checklist"] }) {
  const steps = [
    {
      title: "Describe who you sell to",
      hint: "The ideal customer profile that everyone is compared with.",
      done: checklist.hasIcp,
    },
    {
      title: "Add a source",
      hint: "A person, a company or phrases whose posts attract your buyers.",
      done: checklist.hasSource,
      action: (
        <ButtonLink href="/sources" size="sm">
          Add source
        </ButtonLink>
      ),
    },
    {
      title: "Connect a destination",
      hint: "Where signals go, for example your own endpoint.",
      done: checklist.hasDestination,
      action: (
        <ButtonLink href="/destinations" size="sm">
          Connect
        </ButtonLink>
      ),
    },
    {
      title: "Get the first signal",
      hint: "We search for posts immediately, then every six hours. You don't have to do anything.",
      done: checklist.hasSignal,
      action: (
        <ButtonLink href="/setup/first-signal" size="sm">
          See the progress
        </ButtonLink>
      ),
    },
    {
      title: "Deliver it",
      hint: "Automatically by routing, or manually from the signal.",
      done: checklist.hasDelivery,
      action: (
        <ButtonLink href="/signals" size="sm">
          Open signals
        </ButtonLink>
      ),
    },
  ];
  const done = `${steps.filter((step) => step.done).length} of ${steps.length} done`;
  if (checklist.hasDelivery) {
    return (
      <Card>
        <details className="group">
          <summary className="flex cursor-pointer list-none items-center gap-2 rounded-lg px-4 py-2.5 text-sm hover:bg-hover/60 [&::-webkit-details-marker]:hidden">
            <CircleCheck aria-hidden className="size-4 shrink-0 text-success-ink" />
            <span className="font-medium text-ink">First signal delivered</span>
            <span className="text-ink-muted">{done}</span>
            <ChevronDown
              aria-hidden
              className="ml-auto size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <Checklist steps={steps} />
        </details>
      </Card>
    );
  }
  return (
    <Card>
      <CardHeader title="Get your first delivered signal" description={done} />
      <Checklist steps={steps} />
    </Card>
  );
}
