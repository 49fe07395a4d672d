"use client";
import { useQuery } from "@tanstack/react-query";
import { QueryFailed } from "@/components/layout/query-failed";
import { formatCents } from "@/components/plan/format-price";
import { figure, onDay } from "@/components/plan/plan-words";
import { Badge, type Status, StatusBadge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "@/components/ui/table";
import { listPackPurchases } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { PackPurchase } from "@/lib/contracts/billing";

/** Purchases of credit packs with what was refunded. Not shown before the first. */
export function PurchasesCard() {
  const purchases = useQuery(query(listPackPurchases));
  if (purchases.data?.data.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Pack purchases" />
      {purchases.isPending ? (
        <SkeletonRows rows={2} label="Loading purchases" />
      ) : purchases.isLoadingError ? (
        <QueryFailed title="The purchases could not be loaded" query={purchases} />
      ) : (
        <Table label="Pack purchases">
          <TableHead>
            <HeadCell>Date</HeadCell>
            <HeadCell>Credits</HeadCell>
            <HeadCell>State</HeadCell>
            <HeadCell numeric>Price</HeadCell>
          </TableHead>
          <TableBody>
            {purchases.data.data.map((purchase) => (
              <Purchase key={purchase.id} purchase={purchase} />
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}

function Purchase({ purchase }: { purchase: PackPurchase }) {
  const { purchasedAt, credits, remaining, amountCents, refundedCents, currency, isAutomatic, isDisputed } =
    purchase;
  const { status, label } = stateOf(purchase);
  return (
    <Row id={purchase.id}>
      <Cell className="whitespace-nowrap text-ink-muted">{onDay(purchasedAt)}</Cell>
      <Cell className="whitespace-nowrap tabular-nums">
        {figure(credits)}
        {purchase.status === "paid" && (
          <span className="block text-ink-muted text-xs">{figure(remaining)} left</span>
        )}
      </Cell>
      <Cell>
        <span className="flex flex-wrap gap-1">
          <StatusBadge status={status}>{label}</StatusBadge>
          {isDisputed && <StatusBadge status="warning">Disputed</StatusBadge>}
          {isAutomatic && <Badge>Automatic</Badge>}
        </span>
      </Cell>
      <Cell numeric className="whitespace-nowrap">
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

function stateOf({ status, refundStatus }: PackPurchase): { status: Status; label: string } {
  if (status === "pending") return { status: "running", label: "Pending" };
  if (status === "failed") return { status: "danger", label: "Failed" };
  if (refundStatus === "full") return { status: "idle", label: "Refunded" };
  if (refundStatus === "partial") return { status: "info", label: "Partly refunded" };
  return { status: "success", label: "Paid" };
}
