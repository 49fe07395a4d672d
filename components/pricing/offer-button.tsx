"use client";
import { type ReactNode, useState } from "react";
import { messageOf } from "@/components/page/query-failed";
import { priceFor } from "@/components/plan/plan-words";
import { AskAdmin } from "@/components/remedies/ask-admin";
import { Button, ButtonLink } from "@/components/ui/button";
import { loadable } from "@/components/ui/loadable";
import type { BillingInterval, PaidPlanSlug } from "@/db/vocabulary";
import { usePlanCheckout } from "@/lib/client/billing";
import type { PublicPlan } from "@/lib/contracts/plan";
import type { Buyer } from "./buyer";

const ChoosePlanDialog = loadable(() =>
  import("@/components/billing/choose-plan-dialog").then((file) => file.ChoosePlanDialog),
);

/** What this visitor can do about a plan: sign up, ask an admin, pay for it, or change to it. */
export function OfferButton({
  plan,
  interval,
  buyer,
  isRecommended = false,
}: {
  plan: PublicPlan;
  interval: BillingInterval;
  buyer: Buyer;
  isRecommended?: boolean;
}) {
  const name = <span className="sr-only"> ({plan.name})</span>;
  if (buyer.kind === "visitor") {
    return (
      <ButtonLink
        href={buyer.isSignedIn ? "/dashboard" : "/sign-up"}
        variant={isRecommended ? "primary" : "secondary"}
        className="w-full"
      >
        {buyer.isSignedIn ? "Open portal" : "Start free trial"}
        {name}
      </ButtonLink>
    );
  }
  const { current } = buyer;
  const isCurrent = plan.slug === current.plan && current.interval === interval;
  if (isCurrent) {
    return (
      <ButtonLink href="/settings/billing" className="w-full">
        View billing{name}
      </ButtonLink>
    );
  }
  if (buyer.kind === "member") return <AskAdmin />;
  if (buyer.kind === "none") {
    return <p className="text-ink-muted text-sm">The platform's operators change your plan.</p>;
  }
  if (priceFor(plan, interval) === null) return null;
  const choice = { plan: plan.slug as PaidPlanSlug, interval };
  return current.interval === null ? (
    <CheckoutButton choice={choice}>
      {current.plan === "trial" ? <>Upgrade{name}</> : `Choose ${plan.name}`}
    </CheckoutButton>
  ) : (
    <ChangeButton choice={choice} current={current}>
      Change to {plan.name}
    </ChangeButton>
  );
}

type Choice = { plan: PaidPlanSlug; interval: BillingInterval };

/** Goes on to the payment page. */
function CheckoutButton({ choice, children }: { choice: Choice; children: ReactNode }) {
  const checkout = usePlanCheckout();
  return (
    <>
      <Button
        variant="primary"
        className="w-full"
        pending={checkout.isPending || checkout.isSuccess}
        onClick={() => checkout.mutate(choice)}
      >
        {children}
      </Button>
      {checkout.error && (
        <p role="alert" className="mt-2 text-danger-ink text-sm">
          {messageOf(checkout.error)}
        </p>
      )}
    </>
  );
}

/** Shows what the change costs and ends, and changes the plan on confirmation. */
function ChangeButton({
  choice,
  current,
  children,
}: {
  choice: Choice;
  current: Extract<Buyer, { kind: "admin" }>["current"];
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        className="w-full"
        aria-haspopup="dialog"
        onPointerEnter={ChoosePlanDialog.load}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      {open && <ChoosePlanDialog current={current} initial={choice} onClose={() => setOpen(false)} />}
    </>
  );
}
