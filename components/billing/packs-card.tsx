"use client";
import { messageOf } from "@/components/page/query-failed";
import { formatCents } from "@/components/plan/format-price";
import { figure } from "@/components/plan/plan-words";
import { PlanRefusal } from "@/components/remedies/plan-refusal";
import { upgradeHref } from "@/components/remedies/remedy-button";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { usePackCheckout } from "@/lib/client/billing";
import type { Billing } from "@/lib/contracts/billing";
import type { MePlan } from "@/lib/contracts/plan";

/** Credit packs on sale. A plan without packs offers the upgrade instead. */
export function PacksCard({ plan, packs }: { plan: MePlan; packs: Billing["packs"] }) {
  const checkout = usePackCheckout();
  return (
    <Card id="packs" className="scroll-mt-20">
      <CardHeader
        title="Credit packs"
        description={
          plan.paygEnabled
            ? "Used after your plan's credits. They do not expire, and stay if you cancel."
            : `The ${plan.name} plan does not include credit packs.`
        }
        actions={
          !plan.paygEnabled && (
            <ButtonLink size="sm" href={upgradeHref}>
              Upgrade
            </ButtonLink>
          )
        }
      />
      <CardBody className="space-y-3">
        <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3">
          {packs.map(({ slug, credits, priceCents, currency }) => (
            <li
              key={slug}
              className="flex items-center justify-between gap-3 bg-surface p-4 sm:flex-col sm:items-start"
            >
              <p>
                <span className="block font-semibold text-ink text-xl tabular-nums tracking-tight">
                  {figure(credits)} <span className="font-normal text-ink-muted text-sm">credits</span>
                </span>
                <span className="text-ink-muted text-sm tabular-nums">
                  {formatCents(priceCents, currency)} · {centsEach(priceCents / credits)} each
                </span>
              </p>
              {plan.paygEnabled && (
                <Button
                  size="sm"
                  aria-label={`Buy ${figure(credits)} credits`}
                  disabled={(checkout.isPending || checkout.isSuccess) && checkout.variables !== slug}
                  pending={(checkout.isPending || checkout.isSuccess) && checkout.variables === slug}
                  onClick={() => checkout.mutate(slug)}
                >
                  Buy
                </Button>
              )}
            </li>
          ))}
        </ul>
        {checkout.error && (
          <PlanRefusal error={checkout.error} title="The payment page could not be opened">
            {messageOf(checkout.error)}
          </PlanRefusal>
        )}
      </CardBody>
    </Card>
  );
}

const centsEach = (cents: number) => `${cents.toLocaleString("en-US", { maximumFractionDigits: 1 })}¢`;
