import type { Invoice } from "../objects";
import { day, html, money } from "./html";
import { addressText, cardFields, layout, problemHtml } from "./layout";
import { pdf } from "./pdf";

/** The hosted page of an invoice. An open one can be paid there. */
export function invoicePage(invoice: Invoice, problem?: string): string {
  const { id, number, status, currency, created } = invoice;
  return layout(
    `Invoice ${number}`,
    html`<section><div class="head"><h1>Invoice ${number}</h1><span class="tag">${status}</span></div>
<p class="amount">${money(invoice.amount_due, currency)}</p>
<p class="soft">${status === "paid" ? "Paid" : "Issued"} on ${day(invoice.status_transitions.paid_at ?? created)}</p>
<p>${billedTo(invoice).join(", ")}</p>
<div class="wide"><table><thead><tr><th>For</th><th class="number">Amount</th></tr></thead><tbody>
${invoice.lines.data.map(
  ({ description, amount }) =>
    html`<tr><td>${description}</td><td class="number">${money(amount, currency)}</td></tr>`,
)}
${applied(invoice) !== 0 && html`<tr><td>From or to the balance</td><td class="number">${money(applied(invoice), currency)}</td></tr>`}
<tr><th>Total due</th><th class="number">${money(invoice.amount_due, currency)}</th></tr></tbody></table></div>
<p><a href="/invoices/${id}/pdf">Download PDF</a></p></section>
${
  status === "open"
    ? html`<section><h2>Pay this invoice</h2>${problemHtml(problem)}<form method="post" action="/invoices/${id}/pay">${cardFields()}
<button class="lead">Pay ${money(invoice.amount_due, currency)}</button></form></section>`
    : ""
}`,
  );
}

/** The invoice as a PDF of one page. */
export function invoicePdf(invoice: Invoice): Buffer {
  const { number, created, currency, status, lines } = invoice;
  return pdf(`Invoice ${number}`, [
    "TEST PAYMENTS - NO REAL MONEY",
    "",
    `Issued on ${day(created)}, ${status}`,
    ...billedTo(invoice),
    "",
    ...lines.data.map(({ description, amount }) => `${description}: ${money(amount, currency)}`),
    ...(applied(invoice) === 0 ? [] : [`From or to the balance: ${money(applied(invoice), currency)}`]),
    "",
    `Total due: ${money(invoice.amount_due, currency)}`,
  ]);
}

/** What the customer's balance adds to the lines. */
const applied = ({ amount_due: due, total }: Invoice): number => due - total;

const billedTo = (invoice: Invoice): string[] =>
  [
    invoice.customer_name,
    invoice.customer_email,
    addressText(invoice.customer_address),
    ...invoice.customer_tax_ids.map(({ value }) => `Tax ID ${value}`),
  ].flatMap((line) => line || []);
