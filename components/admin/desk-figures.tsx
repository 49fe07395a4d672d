"use client";
import { useApiQuery } from "@/components/page/use-api-query";
import { formatCents } from "@/components/plan/format-price";
import { Card, CardBody } from "@/components/ui/card";
import { Figures } from "@/components/ui/figures";
import { getAdminOverview } from "@/lib/client/operations";
import { figure } from "./describe-customer";

/** How all workspaces do, and what they bring and cost. Nothing until it is known. */
export function DeskFigures() {
  const { data } = useApiQuery(getAdminOverview, {});
  if (!data) return null;
  const { customers, revenue } = data;
  const dollars = (cents: number) => formatCents(Math.round(cents), "usd");
  return (
    <Card className="mb-4">
      <CardBody className="pt-4">
        <Figures
          figures={[
            ["Active customers", figure(customers.active)],
            ["Need attention", figure(customers.attention)],
            ["New in 30 days", figure(customers.new30Days)],
            ["Paying", figure(customers.paying)],
            ["Revenue a month", dollars(revenue.monthlyCents)],
            ["Packs, 30 days", dollars(revenue.packCents30Days)],
            ["Vendors, 30 days", dollars(revenue.providerCents30Days)],
          ]}
        />
      </CardBody>
    </Card>
  );
}
