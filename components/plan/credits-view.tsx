"use client";
import { Loaded } from "@/components/page/loaded";
import { useApiQuery } from "@/components/page/use-api-query";
import { PageHeader } from "@/components/ui/page-header";
import { getCreditSummary } from "@/lib/client/operations";
import { BalanceCard } from "./balance-card";
import { BurnCard } from "./burn-card";
import { LedgerCard } from "./ledger-card";
import { PriceCard } from "./price-card";
import { TopUpCard } from "./top-up-card";

/** The balance and its forecast, what credits were used for, automatic top-up, and the ledger. */
export function CreditsView({ hasPayments, mayPay }: { hasPayments: boolean; mayPay: boolean }) {
  const summary = useApiQuery(getCreditSummary);
  return (
    <>
      <PageHeader title="Credits" description="Your balance, what it is used for and how long it lasts." />
      <div className="space-y-4">
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Loaded query={summary} rows={4} what="credits" inCard>
            {(data) => <BalanceCard summary={data} />}
          </Loaded>
          <PriceCard />
        </div>
        <BurnCard periodEnd={summary.data?.periodEnd ?? null} />
        {mayPay && hasPayments && <TopUpCard />}
        <LedgerCard mayPay={mayPay} isUnlimited={summary.data?.balance === null} />
      </div>
    </>
  );
}
