import { ButtonLink } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Checklist } from "@/components/ui/checklist";
import type { DashboardOverview } from "@/lib/contracts/dashboard";

/** The way to the first delivered signal; gone once it has been walked. */
export function FirstSteps({ checklist }: { checklist: DashboardOverview["checklist"] }) {
  if (checklist.hasDelivery) return null;
  const steps = [
    {
      title: "Describe who you sell to",
      hint: "The profile that every person is measured against.",
      done: checklist.hasIcp,
    },
    {
      title: "Add a source",
      hint: "A person, a company or phrases whose posts draw your buyers.",
      done: checklist.hasSource,
      action: (
        <ButtonLink href="/sources" size="sm">
          Add a source
        </ButtonLink>
      ),
    },
    {
      title: "Connect a destination",
      hint: "Where signals go: your own endpoint, for a start.",
      done: checklist.hasDestination,
      action: (
        <ButtonLink href="/destinations" size="sm">
          Connect one
        </ButtonLink>
      ),
    },
    {
      title: "Get the first signal",
      hint: "Posts are looked for at once and then every six hours; nothing is left to do here.",
      done: checklist.hasSignal,
    },
    {
      title: "Deliver it",
      hint: "By routing, or by hand from the signal.",
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
        title="To your first delivered signal"
        description={`${steps.filter((step) => step.done).length} of ${steps.length} done`}
      />
      <Checklist steps={steps} />
    </Card>
  );
}
