"use client";
import { useQueryState } from "nuqs";
import { useApiQuery } from "@/components/page/use-api-query";
import { useMayPay } from "@/components/remedies/payer";
import { upgradeHref } from "@/components/remedies/remedy-button";
import { ButtonLink } from "@/components/ui/button";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { PartBar } from "@/components/ui/part-bar";
import { getCreditBurn, getPlan, getStops } from "@/lib/client/operations";
import type { CreditSummary } from "@/lib/contracts/plan";
import { burnDaysParser } from "./burn-params";
import { describeForecast } from "./describe-forecast";
import { figure, onDay } from "./plan-words";

/** The balance, how much of the allotment is used, when it runs out, and the packs that it includes. */
export function BalanceCard({ summary }: { summary: CreditSummary }) {
  const { balance, allotment, periodEnd, packs } = summary;
  const mayPay = useMayPay();
  const [days] = useQueryState("days", burnDaysParser);
  const { data: plan } = useApiQuery(getPlan);
  const { data: burn } = useApiQuery(getCreditBurn, { query: { days } });
  const { data: stops } = useApiQuery(getStops);
  const used = stops?.allotmentUsedPercent ?? null;
  const inPacks = packs.reduce((sum, { remaining }) => sum + remaining, 0);
  const ofPlan = balance === null ? null : Math.max(0, balance - inPacks);
  return (
    <Card>
      <CardHeader
        title="Balance"
        actions={
          mayPay &&
          plan &&
          !plan.isInternal && (
            <ButtonLink size="sm" href={plan.paygEnabled ? "/settings/billing#packs" : upgradeHref}>
              {plan.paygEnabled ? "Buy a pack" : "Upgrade"}
            </ButtonLink>
          )
        }
      />
      <CardBody className="space-y-3">
        <p className="flex items-baseline gap-2">
          <span className="font-semibold text-3xl text-ink tabular-nums tracking-tight">
            {balance === null ? "Unlimited" : figure(balance)}
          </span>
          {balance !== null && <span className="text-ink-muted text-sm">credits</span>}
        </p>
        {ofPlan !== null && allotment !== null && allotment > 0 && (
          <div className="space-y-1">
            <PartBar
              value={ofPlan}
              max={allotment}
              label={`${figure(ofPlan)} of ${figure(allotment)} left`}
            />
            <p className="flex flex-wrap justify-between gap-x-4 text-ink-muted text-sm tabular-nums">
              <span>
                {figure(ofPlan)} of {figure(allotment)} {plan?.slug === "trial" ? "trial" : "plan"} credits
                left
              </span>
              {used !== null && <span className="font-medium text-warning-ink">{used}% used</span>}
            </p>
          </div>
        )}
        <p className="text-ink-muted text-sm">
          {burn &&
            describeForecast(burn.forecast, {
              balance,
              periodEnd,
              today: burn.days.at(-1)?.date ?? "unknown",
            })}
          {periodEnd &&
            plan?.slug !== "trial" &&
            (plan?.subscription?.cancelAtPeriodEnd
              ? ` Your plan's credits end on ${onDay(periodEnd)}.`
              : ` Your plan's credits renew on ${onDay(periodEnd)}.`)}
        </p>
        {packs.length > 0 && (
          <ul className="divide-y divide-line border-line border-t text-sm">
            {packs.map((pack) => (
              <li key={pack.id} className="flex justify-between gap-4 py-2">
                <span className="text-ink-muted">
                  {pack.source === "purchase" ? "Pack bought" : "Granted"} on {onDay(pack.purchasedAt)}
                </span>
                <span className="whitespace-nowrap text-ink tabular-nums">
                  {figure(pack.remaining)} of {figure(pack.credits)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
