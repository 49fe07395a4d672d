"use client";
import { Loaded } from "@/components/page/loaded";
import { useApiQuery } from "@/components/page/use-api-query";
import { formatCents } from "@/components/plan/format-price";
import { figure, onDay } from "@/components/plan/plan-words";
import { Badge, type Status, StatusBadge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "@/components/ui/table";
import { listPackPurchases } from "@/lib/client/operations";
import type { PackPurchase } from "@/lib/contracts/billing";

/** Purchases of credit packs with what was refunded. Not shown before the first. */
export function PurchasesCard() {
  const purchases = useApiQuery(listPackPurchases);
  if (purchases.data?.data.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Pack purchases" />
      <Loaded query={purchases} rows={2} what="purchases">
        {(data) => (
          <Table label="Pack purchases">
            <TableHead>
              <HeadCell>Date</HeadCell>
              <HeadCell>Credits</HeadCell>
              <HeadCell className="max-sm:hidden">State</HeadCell>
              <HeadCell numeric>Price</HeadCell>
            </TableHead>
            <TableBody>
              {data.data.map((purchase) => (
                <Purchase key={purchase.id} purchase={purchase} />
              ))}
            </TableBody>
          </Table>
        )}
      </Loaded>
    </Card>
  );
}

function Purchase({ purchase }: { purchase: PackPurchase }) {
  const { purchasedAt, credits, remaining, amountCents, refundedCents, currency } = purchase;
  return (
    <Row id={purchase.id}>
      <Cell className="text-ink-muted">
        <span className="block whitespace-nowrap">{onDay(purchasedAt)}</span>
        <span className="mt-1 flex flex-wrap gap-1 sm:hidden">
          <StateBadges purchase={purchase} />
        </span>
      </Cell>
      <Cell className="whitespace-nowrap tabular-nums">
        {figure(credits)}
        {purchase.status === "paid" && (
          <span className="block text-ink-muted text-xs">{figure(remaining)} left</span>
        )}
      </Cell>
      <Cell className="max-sm:hidden">
        <span className="flex flex-wrap gap-1">
          <StateBadges purchase={purchase} />
        </span>
      </Cell>
      <Cell numeric className="sm:whitespace-nowrap">
        {formatCents(amountCents, currency)}
        {refundedCents > 0 && (
          <span className="block text-ink-muted text-xs">
            −{formatCents(refundedCents, currency)} refunded
          </span>
        )}
      </Cell>
    </Row>
  );
}

function StateBadges({ purchase }: { purchase: PackPurchase }) {
  const { status, label } = stateOf(purchase);
  return (
    <>
      <StatusBadge status={status}>{label}</StatusBadge>
      {purchase.isDisputed && <StatusBadge status="warning">Disputed</StatusBadge>}
      {purchase.isAutomatic && <Badge>Automatic</Badge>}
    </>
  );
}

function stateOf({ status, refundStatus }: PackPurchase): { status: Status; label: string } {
  if (status === "pending") return { status: "running", label: "Pending" };
  if (status === "failed") return { status: "danger", label: "Failed" };
  if (refundStatus === "full") return { status: "idle", label: "Refunded" };
  if (refundStatus === "partial") return { status: "info", label: "Partly refunded" };
  return { status: "success", label: "Paid" };
}
