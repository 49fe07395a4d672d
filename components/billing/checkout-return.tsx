"use client";
import { useQueryStates } from "nuqs";
import { useEffect, useRef, useState } from "react";
import { humanize } from "@/components/labels/describe-signal";
import { messageOf } from "@/components/page/query-failed";
import { figure } from "@/components/plan/plan-words";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { useCheckoutConfirmation } from "@/lib/client/billing";
import type { ConfirmedCheckout } from "@/lib/contracts/billing";
import { returnParams } from "./billing-params";

/** After the payment page: confirms the checkout, says what was bought, and cleans the URL. */
export function CheckoutReturn() {
  const [{ checkout, session }, setParams] = useQueryStates(returnParams);
  const [wasCanceled, setWasCanceled] = useState(false);
  const confirmation = useCheckoutConfirmation();
  const { mutate } = confirmation;
  const asked = useRef<string>(undefined);

  useEffect(() => {
    if (checkout === "done" && session && asked.current !== session) {
      asked.current = session;
      mutate(session);
    }
    if (checkout === "canceled") setWasCanceled(true);
    if (checkout) void setParams(null, { history: "replace" });
  }, [checkout, session, mutate, setParams]);

  if (confirmation.isPending || checkout === "done") {
    return (
      <div role="status">
        <Callout title="Confirming your payment">This takes a few seconds.</Callout>
      </div>
    );
  }
  if (confirmation.error) {
    return (
      <div role="alert">
        <Callout
          tone="warning"
          title="Your payment could not be confirmed yet"
          action={
            <Button size="sm" onClick={() => asked.current && mutate(asked.current)}>
              Retry
            </Button>
          }
        >
          {messageOf(confirmation.error)} If you have paid, it is applied as soon as the payment processor
          reports it. You don't need to pay again.
        </Callout>
      </div>
    );
  }
  if (confirmation.data) {
    return (
      <div role="status">
        <Confirmed checkout={confirmation.data} />
      </div>
    );
  }
  if (wasCanceled) {
    return (
      <div role="status">
        <Callout
          action={
            <Button size="sm" variant="ghost" onClick={() => setWasCanceled(false)}>
              Dismiss
            </Button>
          }
        >
          You left the payment page. Nothing was charged or changed.
        </Callout>
      </div>
    );
  }
  return null;
}

function Confirmed({ checkout: { isPaid, plan, credits } }: { checkout: ConfirmedCheckout }) {
  if (!isPaid) {
    return (
      <Callout title="Your payment is on its way">
        Some payments take a few days. It is applied as soon as the payment processor reports it.
      </Callout>
    );
  }
  return (
    <Callout tone="success" title={plan ? `You are on the ${humanize(plan)} plan` : "Payment received"}>
      {credits === null
        ? "The new limits apply now, and what was paused by the plan goes on."
        : `${figure(credits)} credits were added to your balance.`}
    </Callout>
  );
}
