import { ButtonLink } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Checklist } from "@/components/ui/checklist";
import type { DashboardOverview } from "@/lib/contracts/dashboard";

/** Checklist up to the first delivered signal; hidden once complete. */
export function FirstSteps({ checklist }: { checklist: DashboardOverview["checklist"] }) {
  if (checklist.hasDelivery) return null;
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
  return (
    <Card>
      <CardHeader
        title="Get your first delivered signal"
        description={`${steps.filter((step) => step.done).length} of ${steps.length} done`}
      />
      <Checklist steps={steps} />
    </Card>
  );
}
