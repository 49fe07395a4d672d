"use client";
import { notifyFailed } from "@/components/page/notify-failed";
import { onDay } from "@/components/plan/plan-words";
import { PortalButton } from "@/components/remedies/portal-button";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { LocalTime } from "@/components/ui/local-time";
import { notify } from "@/components/ui/toast";
import { useKeepPlan } from "@/lib/client/billing";
import type { Billing } from "@/lib/contracts/billing";

/** What an admin should know first: an overdue payment, paused intake, a scheduled cancellation, an outage. */
export function BillingNotices({ billing }: { billing: Billing }) {
  const { paymentState, graceEndsAt, subscription, isProcessorAvailable, processor } = billing;
  return (
    <>
      {paymentState === "overdue" && (
        <Callout
          tone="warning"
          title="A payment is overdue"
          action={<PortalButton label="Pay" variant="primary" />}
        >
          {graceEndsAt ? (
            <>
              Everything goes on until <LocalTime at={graceEndsAt} />. If it is not paid by then, nothing new
              is taken in. Your data is kept.
            </>
          ) : (
            "Pay it to keep new signals coming in. Your data is kept."
          )}
        </Callout>
      )}
      {paymentState === "paused" && (
        <Callout
          tone="danger"
          title="Nothing new is taken in until the overdue payment is made"
          action={<PortalButton label="Pay" variant="primary" />}
        >
          Sources are not searched and no one new is scored. Signals, deliveries and settings work as before,
          and no data is deleted.
        </Callout>
      )}
      {subscription?.cancelAtPeriodEnd && <Scheduled endsAt={subscription.currentPeriodEnd} />}
      {!isProcessorAvailable && (
        <Callout tone="warning" title="The payment processor does not respond">
          The next invoice and the payment method are not known at the moment. Nothing was changed.
        </Callout>
      )}
      {processor === "none" && (
        <Callout title="Payments are not set up on this platform">
          Its operators change plans and add credits. Contact them to change yours.
        </Callout>
      )}
    </>
  );
}

function Scheduled({ endsAt }: { endsAt: string }) {
  const keep = useKeepPlan();
  /** Awaited: this notice may be gone before the answer, and with it callbacks of `mutate`. */
  async function undo() {
    try {
      await keep.mutateAsync();
      notify({ text: "Your plan goes on", tone: "success" });
    } catch (error) {
      notifyFailed("The cancellation was not undone", error, {
        action: { label: "Retry", onSelect: () => void undo() },
      });
    }
  }
  return (
    <Callout
      tone="warning"
      title={`Your plan ends on ${onDay(endsAt)}`}
      action={
        <Button size="sm" pending={keep.isPending} onClick={() => void undo()}>
          Keep plan
        </Button>
      }
    >
      The workspace moves to the trial plan then. Until then, everything stays as it is.
    </Callout>
  );
}
