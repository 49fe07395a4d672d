"use client";
import { useState } from "react";
import { Loaded } from "@/components/page/loaded";
import { messageOf } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { hasYearly } from "@/components/plan/format-price";
import { priceFor } from "@/components/plan/plan-words";
import { PlanRefusal } from "@/components/remedies/plan-refusal";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toast";
import { type BillingInterval, type PaidPlanSlug, type PlanSlug, paidPlanSlugs } from "@/db/vocabulary";
import { type PlanChoice, usePlanChange, usePlanCheckout } from "@/lib/client/billing";
import { listPlans } from "@/lib/client/operations";
import type { PublicPlan } from "@/lib/contracts/plan";
import { ChangePreview } from "./change-preview";
import { PlanChoices } from "./plan-choices";

/** The plan that a workspace is on; `interval` is null without a subscription. */
export interface CurrentPlan {
  plan: PlanSlug;
  interval: BillingInterval | null;
}

const isPaid = (slug: PlanSlug): slug is PaidPlanSlug => paidPlanSlugs.some((paid) => paid === slug);

/**
 * Chooses a plan and how often it is paid. With a subscription, shows what is due now and what pauses, and changes it
 * on confirmation; without one, goes on to the payment page.
 */
export function ChoosePlanDialog({
  current,
  initial,
  onClose,
}: {
  current: CurrentPlan;
  /** What is chosen at first. */
  initial?: PlanChoice;
  onClose: () => void;
}) {
  const plans = useApiQuery(listPlans);
  const isSubscribed = current.interval !== null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={isSubscribed ? "Change plan" : "Choose a plan"}
      description={
        isSubscribed
          ? "A change applies at once. What is left of the period you paid for is credited."
          : "You pay on the next page. You can change or cancel at any time."
      }
    >
      <Loaded
        query={plans}
        skeleton={
          <DialogBody className="space-y-3 pb-5" role="status">
            <span className="sr-only">Loading plans</span>
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} className="h-16 w-full" />
            ))}
          </DialogBody>
        }
        what="plans"
      >
        {(data) => <Choice plans={data.data} current={current} initial={initial} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

/** The next larger plan, or the largest; without a subscription, the plan that the workspace is on if it is paid. */
function suggest(plans: readonly PublicPlan[], { plan: current, interval }: CurrentPlan): PaidPlanSlug {
  if (interval === null && isPaid(current)) return current;
  const slugs = plans.map(({ slug }) => slug).filter(isPaid);
  return slugs[slugs.indexOf(current as PaidPlanSlug) + 1] ?? slugs.at(-1) ?? "starter";
}

function Choice({
  plans,
  current,
  initial,
  onClose,
}: {
  plans: PublicPlan[];
  current: CurrentPlan;
  initial: PlanChoice | undefined;
  onClose: () => void;
}) {
  const [plan, setPlan] = useState(initial?.plan ?? suggest(plans, current));
  const [interval, setInterval] = useState<BillingInterval>(initial?.interval ?? current.interval ?? "month");
  const checkout = usePlanCheckout();
  const change = usePlanChange();
  const isSubscribed = current.interval !== null;
  const isSame = plan === current.plan && interval === current.interval;
  const chosen = plans.find(({ slug }) => slug === plan);
  const isOnSale = chosen !== undefined && priceFor(chosen, interval) !== null;
  const error = isSubscribed ? change.error : checkout.error;

  function submit() {
    const choice: PlanChoice = { plan, interval };
    if (!isSubscribed) return checkout.mutate(choice);
    change.mutate(choice, {
      onSuccess: ({ name }) => {
        onClose();
        notify({ text: `You are on the ${name} plan now`, tone: "success" });
      },
    });
  }

  return (
    <>
      <DialogBody className="space-y-4">
        <PlanChoices
          plans={plans}
          plan={plan}
          interval={interval}
          current={current}
          withYearly={hasYearly(plans)}
          onPlan={(slug) => isPaid(slug) && setPlan(slug)}
          onInterval={setInterval}
        />
        {isSubscribed && !isSame && isOnSale && (
          <ChangePreview choice={{ plan, interval }} isIntervalNew={interval !== current.interval} />
        )}
        {error && <PlanRefusal error={error}>{messageOf(error)}</PlanRefusal>}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={isSame || !isOnSale}
          pending={checkout.isPending || checkout.isSuccess || change.isPending}
          onClick={submit}
        >
          {isSame
            ? "This is your plan"
            : isSubscribed
              ? error
                ? "Retry"
                : `Change to ${chosen?.name}`
              : error
                ? "Retry"
                : "Continue to payment"}
        </Button>
      </DialogFooter>
    </>
  );
}
