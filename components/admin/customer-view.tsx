"use client";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { useTabTitle } from "@/components/page/use-tab-title";
import { Callout } from "@/components/ui/callout";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Figures } from "@/components/ui/figures";
import { PageHeader } from "@/components/ui/page-header";
import { RelativeTime } from "@/components/ui/relative-time";
import { SkeletonRows } from "@/components/ui/skeleton";
import { getCustomer } from "@/lib/client/operations";
import type { AdminCustomerDetail } from "@/lib/contracts/admin-customers";
import { CustomerActions } from "./customer-actions";
import { LifecycleBadge, PaymentBadge, PlanBadge } from "./customer-badges";
import { CustomerHealth, CustomerPlan } from "./customer-facts";
import { CustomerLedger } from "./customer-ledger";
import { CustomerPacks } from "./customer-packs";
import { bareAddress, dollars, figure, healthLooks } from "./describe-customer";

/** One workspace: how it does, what it uses and pays, its ledger, and what an operator may do. */
export function CustomerView({ id }: { id: string }) {
  const customer = useApiQuery(getCustomer, { params: { id } });
  useTabTitle(customer.data?.name);
  if (customer.isPending) return <SkeletonRows rows={6} label="Loading the customer" />;
  if (customer.isLoadingError) {
    return <QueryFailed title="The customer could not be loaded" query={customer} />;
  }
  const { data } = customer;
  return (
    <>
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="mr-1 min-w-0 break-words">{data.name}</span>
            <PlanBadge {...data} />
            <LifecycleBadge {...data} />
            <PaymentBadge {...data} />
          </span>
        }
        description={<Subtitle customer={data} />}
        actions={<CustomerActions customer={data} />}
      />
      <div className="space-y-4">
        <Concerns customer={data} />
        <Usage customer={data} />
        <div className="grid gap-4 lg:grid-cols-2">
          <CustomerPlan customer={data} />
          <CustomerHealth customer={data} />
        </div>
        <CustomerPacks packs={data.packs} />
        <CustomerLedger id={id} />
      </div>
    </>
  );
}

function Subtitle({ customer: { website, createdAt, lastSeenAt } }: { customer: AdminCustomerDetail }) {
  return (
    <>
      {website && `${bareAddress(website)} · `}
      Created <RelativeTime at={createdAt} /> ·{" "}
      {lastSeenAt ? (
        <>
          Last seen <RelativeTime at={lastSeenAt} />
        </>
      ) : (
        "Never seen"
      )}
    </>
  );
}

function Concerns({ customer: { concerns, health } }: { customer: AdminCustomerDetail }) {
  if (concerns.length === 0) return null;
  const { label } = healthLooks[health];
  return (
    <Callout tone={health === "attention" ? "warning" : "info"} title={label}>
      {concerns.length === 1 ? (
        <p>{concerns[0]}</p>
      ) : (
        <ul className="list-disc pl-4">
          {concerns.map((concern) => (
            <li key={concern}>{concern}</li>
          ))}
        </ul>
      )}
    </Callout>
  );
}

function Usage({ customer }: { customer: AdminCustomerDetail }) {
  const { usage, signals30Days, creditsBurned30Days } = customer;
  const figures = [
    ["Signals", figure(signals30Days)],
    ["Credits used", figure(creditsBurned30Days)],
    ["Deliveries", figure(usage.deliveries30Days)],
    ["Failed deliveries", figure(usage.failedDeliveries30Days)],
    ["Vendor charges", dollars(usage.providerCents30Days)],
  ] as const;
  return (
    <Card>
      <CardHeader title="Last 30 days" />
      <CardBody>
        <Figures figures={figures} />
      </CardBody>
    </Card>
  );
}
