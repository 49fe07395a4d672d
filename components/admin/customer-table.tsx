import { cx } from "class-variance-authority";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { stretchedLink } from "@/components/ui/stretched-link";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "@/components/ui/table";
import type { AdminCustomer } from "@/lib/contracts/admin-customers";
import { PaymentBadge, PlanBadge, StandingBadge } from "./customer-badges";
import { bareAddress, describeBalance, figure } from "./describe-customer";

/** One row per customer; on phones, its badges move below its name. */
export function CustomerTable({ customers }: { customers: AdminCustomer[] }) {
  return (
    <Table label="Customers">
      <TableHead>
        <HeadCell>Customer</HeadCell>
        <HeadCell className="max-md:hidden">Plan</HeadCell>
        <HeadCell className="max-md:hidden">Standing</HeadCell>
        <HeadCell className="max-lg:hidden">Payment</HeadCell>
        <HeadCell numeric className="max-sm:hidden">
          Credits left
        </HeadCell>
        <HeadCell numeric>Signals, 30 days</HeadCell>
        <HeadCell className="max-lg:hidden">Last seen</HeadCell>
      </TableHead>
      <TableBody>
        {customers.map((customer) => (
          <CustomerRow key={customer.id} customer={customer} />
        ))}
      </TableBody>
    </Table>
  );
}

function CustomerRow({ customer }: { customer: AdminCustomer }) {
  const { id, name, website, plan, balance, signals30Days, lastSeenAt, paymentState } = customer;
  const { health, concerns } = customer;
  return (
    <Row className="relative">
      <Cell className="w-full max-w-0">
        <Link
          href={`/admin/customers/${id}`}
          className={cx("block truncate font-medium text-ink", stretchedLink)}
        >
          {name}
        </Link>
        {health === "attention" ? (
          <span className="block text-warning-ink text-xs">{concerns.join(" ")}</span>
        ) : (
          website && <span className="block truncate text-ink-muted text-xs">{bareAddress(website)}</span>
        )}
        <span className="mt-1 flex flex-wrap gap-1 md:hidden">
          <PlanBadge {...customer} />
          <StandingBadge {...customer} />
          <PaymentBadge {...customer} />
        </span>
      </Cell>
      <Cell className="max-md:hidden">
        <PlanBadge {...customer} />
      </Cell>
      <Cell className="max-md:hidden">
        <StandingBadge {...customer} />
      </Cell>
      <Cell className="text-ink-muted max-lg:hidden">
        {paymentState === "none" ? "–" : <PaymentBadge {...customer} />}
      </Cell>
      <Cell numeric className="max-sm:hidden">
        <span className={plan && balance === 0 ? "font-medium text-danger-ink" : undefined}>
          {describeBalance(balance)}
        </span>
      </Cell>
      <Cell numeric className="whitespace-nowrap">
        {figure(signals30Days)}
        <span className="block text-ink-muted text-xs sm:hidden">
          {describeBalance(balance)}
          {balance !== null && " credits"}
        </span>
      </Cell>
      <Cell className="whitespace-nowrap text-ink-muted max-lg:hidden">
        {lastSeenAt ? <RelativeTime at={lastSeenAt} /> : "Never"}
      </Cell>
    </Row>
  );
}
