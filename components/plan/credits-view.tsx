"use client";
import { useQuery } from "@tanstack/react-query";
import { QueryFailed } from "@/components/layout/query-failed";
import { humanize } from "@/components/signals/describe-signal";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { PartBar } from "@/components/ui/part-bar";
import { SkeletonRows } from "@/components/ui/skeleton";
import { policy } from "@/db/policy";
import { getCreditSummary } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { CreditSummary } from "@/lib/contracts/plan";
import { LedgerCard } from "./ledger-card";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
const onDay = (at: string) => day.format(new Date(at));
const figure = (value: number) => value.toLocaleString("en-US");

/** The balance, usage by type, projected exhaustion, and the ledger. */
export function CreditsView() {
  const summary = useQuery(query(getCreditSummary));
  return (
    <>
      <PageHeader title="Credits" description="Your balance, usage and projected run-out date." />
      <div className="space-y-4">
        {summary.isPending ? (
          <Card>
            <SkeletonRows rows={4} label="Loading credits" />
          </Card>
        ) : summary.isLoadingError ? (
          <Card>
            <QueryFailed title="The credits could not be loaded" query={summary} />
          </Card>
        ) : (
          <div className="grid gap-4 lg:grid-cols-2">
            <BalanceCard summary={summary.data} />
            <BurnCard summary={summary.data} />
          </div>
        )}
        <LedgerCard />
      </div>
    </>
  );
}

function BalanceCard({ summary }: { summary: CreditSummary }) {
  const { balance, allotment, periodEnd, projectedExhaustion, packs } = summary;
  return (
    <Card>
      <CardHeader title="Balance" />
      <CardBody className="space-y-3">
        <p className="flex items-baseline gap-2">
          <span className="font-semibold text-3xl text-ink tabular-nums tracking-tight">
            {balance === null ? "Unlimited" : figure(balance)}
          </span>
          {balance !== null && <span className="text-ink-muted text-sm">credits</span>}
        </p>
        {balance !== null && allotment !== null && (
          <PartBar
            value={balance}
            max={Math.max(allotment, balance)}
            label={`${figure(balance)} credits left`}
          />
        )}
        <p className="text-ink-muted text-sm">
          {projectedExhaustion
            ? `At this rate, they run out on ${onDay(projectedExhaustion)}.`
            : balance !== null && "At this rate, they won't run out."}
          {periodEnd && ` Your plan's credits renew on ${onDay(periodEnd)}.`}
        </p>
        {packs.length > 0 && (
          <ul className="divide-y divide-line border-line border-t text-sm">
            {packs.map((pack) => (
              <li key={pack.id} className="flex justify-between gap-4 py-2">
                <span className="text-ink-muted">
                  {pack.source === "purchase" ? "Pack purchased" : "Granted"} on {onDay(pack.purchasedAt)}
                </span>
                <span className="text-ink tabular-nums">
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

/** Credit usage by type, with bars relative to the largest. */
function BurnCard({ summary: { bundles, periodStart } }: { summary: CreditSummary }) {
  const most = Math.max(1, ...bundles.map(({ burned }) => burned));
  return (
    <Card>
      <CardHeader
        title="Used"
        description={periodStart ? `Since ${onDay(periodStart)}.` : `In the last ${policy.burnDays} days.`}
      />
      <CardBody>
        <ul className="space-y-3">
          {bundles.map(({ bundle, name, burned }) => (
            <li key={bundle}>
              <p className="mb-1 flex justify-between gap-4 text-sm">
                <span className="text-ink-muted">{humanize(name)}</span>
                <span className="text-ink tabular-nums">{figure(burned)}</span>
              </p>
              <PartBar value={burned} max={most} label={`${humanize(name)}: ${figure(burned)} credits`} />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
