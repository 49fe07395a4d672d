"use client";
import { useQueryState } from "nuqs";
import { humanize } from "@/components/labels/describe-signal";
import { formatCents } from "@/components/plan/format-price";
import { count, featuresOf, onDay } from "@/components/plan/plan-words";
import { PortalButton } from "@/components/remedies/portal-button";
import { type Status, StatusBadge } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Detail, DetailsList } from "@/components/ui/details-list";
import { DialogButton } from "@/components/ui/dialog-button";
import { loadable } from "@/components/ui/loadable";
import type { Billing } from "@/lib/contracts/billing";
import type { MePlan } from "@/lib/contracts/plan";
import { chooseParser } from "./billing-params";

const ChoosePlanDialog = loadable(() => import("./choose-plan-dialog").then((file) => file.ChoosePlanDialog));
const CancelDialog = loadable(() => import("./cancel-dialog").then((file) => file.CancelDialog));

/** The plan with its price, the next invoice and the payment method. `billing` is null for those who may not pay. */
export function PlanCard({ plan, billing }: { plan: MePlan; billing: Billing | null }) {
  const [choosing, setChoosing] = useQueryState("choose", chooseParser);
  const subscription = billing?.subscription ?? null;
  const isSold = billing !== null && billing.processor !== "none" && !plan.isInternal;
  const isEnding = subscription?.cancelAtPeriodEnd ?? false;
  const features = featuresOf(plan);
  return (
    <Card className="flex flex-col">
      <CardHeader
        title={
          <span className="flex flex-wrap items-center gap-2">
            {plan.name}
            {billing?.subscription && <State billing={billing} isEnding={isEnding} />}
          </span>
        }
        actions={
          isSold ? (
            <Button
              size="sm"
              aria-haspopup="dialog"
              onPointerEnter={ChoosePlanDialog.load}
              variant={subscription ? "secondary" : "primary"}
              onClick={() => void setChoosing("plan")}
            >
              {subscription ? "Change plan" : plan.slug === "trial" ? "Upgrade" : "Choose a plan"}
            </Button>
          ) : (
            <ButtonLink size="sm" variant="ghost" href="/pricing">
              Compare plans
            </ButtonLink>
          )
        }
      />
      <CardBody className="flex flex-1 flex-col">
        <p className="pb-2">
          <span className="font-semibold text-2xl text-ink tabular-nums tracking-tight">
            {plan.priceCents === 0 ? "Free" : formatCents(plan.priceCents, plan.currency)}
          </span>
          {plan.priceCents > 0 && <span className="text-ink-muted text-sm"> a {plan.interval}</span>}
        </p>
        <DetailsList>
          <Detail label="Credits">
            {plan.creditsPerMonth === null
              ? "Unlimited"
              : plan.slug === "trial"
                ? `${count(plan.creditsPerMonth, "credit", "credits")}, once`
                : `${count(plan.creditsPerMonth, "credit", "credits")} a month`}
          </Detail>
          {features.length > 0 && <Detail label="Included">{features.join(". ")}.</Detail>}
          {billing && isSold && !subscription && plan.priceCents > 0 && (
            <Detail label="Next invoice">None: the platform's operators set this plan.</Detail>
          )}
          {billing && isSold && <Payment billing={billing} isEnding={isEnding} />}
        </DetailsList>
        {subscription && isSold && (
          <div className="mt-auto flex flex-wrap gap-2 pt-3">
            <PortalButton label="Card, address and tax ID" />
            {!isEnding && (
              <DialogButton
                size="sm"
                variant="danger-quiet"
                load={CancelDialog.load}
                dialog={(state) => (
                  <CancelDialog {...state} plan={plan.name} endsAt={subscription.currentPeriodEnd} />
                )}
              >
                Cancel plan
              </DialogButton>
            )}
          </div>
        )}
      </CardBody>
      {isSold && choosing && (
        <ChoosePlanDialog
          current={{ plan: plan.slug, interval: subscription?.interval ?? null }}
          onClose={() => void setChoosing(null)}
        />
      )}
    </Card>
  );
}

function State({ billing, isEnding }: { billing: Billing; isEnding: boolean }) {
  const { status, label } = stateOf(billing, isEnding);
  return <StatusBadge status={status}>{label}</StatusBadge>;
}

function stateOf(
  { paymentState, subscription }: Billing,
  isEnding: boolean,
): { status: Status; label: string } {
  if (paymentState === "paused") return { status: "danger", label: "Paused: not paid" };
  if (paymentState === "overdue") return { status: "warning", label: "Payment overdue" };
  if (isEnding) return { status: "warning", label: "Canceled" };
  return { status: "success", label: humanize(subscription?.status ?? "active") };
}

function Payment({ billing, isEnding }: { billing: Billing; isEnding: boolean }) {
  const { subscription, nextInvoice, paymentMethod, isProcessorAvailable } = billing;
  if (!subscription && !paymentMethod) return null;
  const unknown = isProcessorAvailable ? null : "Not known at the moment";
  return (
    <>
      {subscription && (
        <Detail label={isEnding ? "Ends" : "Next invoice"}>
          {isEnding
            ? onDay(subscription.currentPeriodEnd)
            : nextInvoice
              ? `${formatCents(nextInvoice.amountCents, nextInvoice.currency)} on ${onDay(nextInvoice.at)}`
              : (unknown ?? "None")}
        </Detail>
      )}
      <Detail label="Payment method">
        {paymentMethod ? (
          <>
            {humanize(paymentMethod.brand)} ending in {paymentMethod.last4}
            <span className="text-ink-muted">
              {" "}
              · expires {String(paymentMethod.expiresMonth).padStart(2, "0")}/{paymentMethod.expiresYear}
            </span>
          </>
        ) : (
          (unknown ?? "None")
        )}
      </Detail>
    </>
  );
}
