"use client";
import { Loaded } from "@/components/page/loaded";
import { useApiQuery } from "@/components/page/use-api-query";
import { formatCents } from "@/components/plan/format-price";
import { onDay } from "@/components/plan/plan-words";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "@/components/ui/table";
import { listInvoices } from "@/lib/client/operations";
import type { Invoice } from "@/lib/contracts/billing";

/** Paid invoices, with links to the payment processor's page and PDF of each. */
export function InvoicesCard() {
  const invoices = useApiQuery(listInvoices);
  return (
    <Card>
      <CardHeader title="Paid invoices" />
      <Loaded query={invoices} rows={2} what="invoices">
        {(data) =>
          data.data.length === 0 ? (
            <CardBody>
              <p className="text-ink-muted text-sm">
                No invoices yet. They are listed here once they are paid.
              </p>
            </CardBody>
          ) : (
            <Table label="Paid invoices">
              <TableHead>
                <HeadCell>Paid on</HeadCell>
                <HeadCell className="max-sm:hidden">For</HeadCell>
                <HeadCell numeric>Amount</HeadCell>
                <HeadCell>
                  <span className="sr-only">Links</span>
                </HeadCell>
              </TableHead>
              <TableBody>
                {data.data.map((invoice) => (
                  <PaidInvoice key={invoice.id} invoice={invoice} />
                ))}
              </TableBody>
            </Table>
          )
        }
      </Loaded>
    </Card>
  );
}

const linkStyles = "inline-flex min-h-6 items-center rounded-sm text-accent-ink underline underline-offset-2";

function PaidInvoice({ invoice }: { invoice: Invoice }) {
  const { number, description, amountCents, currency, paidAt, hostedUrl, pdfUrl } = invoice;
  const name = number ?? onDay(paidAt);
  return (
    <Row>
      <Cell className="whitespace-nowrap">
        {onDay(paidAt)}
        {number && <span className="block text-ink-muted text-xs">{number}</span>}
      </Cell>
      <Cell className="text-ink-muted max-sm:hidden">{description}</Cell>
      <Cell numeric className="whitespace-nowrap">
        {formatCents(amountCents, currency)}
      </Cell>
      <Cell>
        <span className="flex justify-end gap-3">
          {hostedUrl && (
            <a
              href={hostedUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`View invoice ${name}`}
              className={linkStyles}
            >
              View
            </a>
          )}
          {pdfUrl && (
            <a
              href={pdfUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`PDF of invoice ${name}`}
              className={linkStyles}
            >
              PDF
            </a>
          )}
        </span>
      </Cell>
    </Row>
  );
}
