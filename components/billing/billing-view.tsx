"use client";
import type { ReactNode } from "react";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { AskAdmin } from "@/components/remedies/ask-admin";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { SkeletonRows } from "@/components/ui/skeleton";
import { getBilling, getPlan } from "@/lib/client/operations";
import type { MePlan } from "@/lib/contracts/plan";
import { BillingNotices } from "./billing-notices";
import { CapsCard } from "./caps-card";
import { CheckoutReturn } from "./checkout-return";
import { InvoicesCard } from "./invoices-card";
import { PacksCard } from "./packs-card";
import { PlanCard } from "./plan-card";
import { PurchasesCard } from "./purchases-card";

/** The plan, its limits in use and, for admins, everything about paying. */
export function BillingView({ mayPay }: { mayPay: boolean }) {
  const plan = useApiQuery(getPlan);
  return plan.isPending ? (
    <Loading />
  ) : plan.isLoadingError ? (
    <>
      <Header />
      <Card>
        <QueryFailed title="The plan could not be loaded" query={plan} />
      </Card>
    </>
  ) : mayPay ? (
    <PayerBilling plan={plan.data} />
  ) : (
    <>
      <Header actions={<AskAdmin />} />
      <div className="grid gap-4 lg:grid-cols-2">
        <PlanCard plan={plan.data} billing={null} />
        <CapsCard plan={plan.data} />
      </div>
    </>
  );
}

function Header({ actions }: { actions?: ReactNode }) {
  return (
    <PageHeader
      title="Billing"
      description={
        actions
          ? "Your plan and how much of it is in use. Admins can change the plan and buy credits."
          : "Your plan, how much of it is in use, and what you pay."
      }
      actions={actions}
    />
  );
}

function Loading() {
  return (
    <>
      <Header />
      <Card>
        <SkeletonRows rows={5} label="Loading the plan" />
      </Card>
    </>
  );
}

function PayerBilling({ plan }: { plan: MePlan }) {
  const billing = useApiQuery(getBilling);
  if (billing.isPending) return <Loading />;
  if (billing.isLoadingError) {
    return (
      <>
        <Header />
        <div className="grid gap-4 lg:grid-cols-2">
          <Card>
            <QueryFailed title="The payments could not be loaded" query={billing} />
          </Card>
          <CapsCard plan={plan} />
        </div>
      </>
    );
  }
  const isSold = billing.data.processor !== "none";
  return (
    <>
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            Billing
            {billing.data.processor === "test" && <Badge tone="accent">Test mode</Badge>}
          </span>
        }
        description={
          billing.data.processor === "test"
            ? "Payments here take test cards only, and no money moves."
            : "Your plan, how much of it is in use, and what you pay."
        }
      />
      <div className="space-y-4">
        <CheckoutReturn />
        <BillingNotices billing={billing.data} />
        <div className="grid gap-4 lg:grid-cols-2">
          <PlanCard plan={plan} billing={billing.data} />
          <CapsCard plan={plan} />
        </div>
        {isSold && <PacksCard plan={plan} packs={billing.data.packs} />}
        <PurchasesCard />
        {isSold && <InvoicesCard />}
      </div>
    </>
  );
}
