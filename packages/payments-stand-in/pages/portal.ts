import { cardOf } from "../changes/charge";
import { itemOf, nameOf } from "../changes/subscription";
import { need, newestOf, type World } from "../world";
import { day, html, money } from "./html";
import { cardFields, detailFields, layout, problemHtml } from "./layout";

/** The customer of a portal session. Throws 404 for an unknown one. */
export function portalOf(world: World, id: string) {
  const session = need(world, "billing_portal.session", id);
  return { session, customer: need(world, "customer", session.customer) };
}

/** The page for the card, the details on invoices, and the invoices. */
export function portalPage(world: World, id: string, problem?: string): string {
  const { session, customer } = portalOf(world, id);
  const { state } = world;
  const subscription = newestOf(state.subscription).find(
    ({ customer: of, status }) => of === customer.id && status !== "canceled",
  );
  const card = cardOf(world, customer.id, subscription)?.card;
  const taxId = Object.values(state.tax_id).find(({ customer: of }) => of === customer.id);
  const invoices = newestOf(state.invoice).filter(({ customer: of }) => of === customer.id);
  return layout(
    "Billing",
    html`${session.return_url ? html`<p><a href="${session.return_url}">← Return</a></p>` : ""}
<h1>Billing</h1><p class="soft">${customer.name ?? ""} ${customer.email ?? ""}</p>${problemHtml(problem)}
${
  subscription
    ? html`<section><h2>Subscription</h2><p>${nameOf(world, itemOf(subscription).price)}: ${
        subscription.status === "past_due"
          ? html`<span class="bad">a payment is overdue</span>`
          : html`${subscription.cancel_at_period_end ? "ends" : "renews"} on ${day(itemOf(subscription).current_period_end)}`
      }</p></section>`
    : ""
}
<div class="two"><section><h2>Card</h2>
<p>${card ? `${card.brand} ending in ${card.last4}, expires ${card.exp_month}/${card.exp_year}` : "No card is stored."}</p>
<form method="post" action="/portal/${id}/card">${cardFields()}<button class="lead">Change card</button></form></section>
<section><h2>On invoices</h2><form method="post" action="/portal/${id}/details">${detailFields(customer, taxId)}
<button class="lead">Save</button></form></section></div>
<section><h2>Invoices</h2>${
      invoices.length === 0
        ? html`<p class="soft">There are none yet.</p>`
        : html`<div class="wide"><table><thead><tr><th>Number</th><th>Date</th><th>Status</th><th class="number">Amount</th></tr></thead><tbody>
${invoices.map(
  ({ id, number, created, status, amount_due, currency }) =>
    html`<tr><td><a href="/invoices/${id}">${number}</a></td><td>${day(created)}</td><td>${status}</td><td class="number">${money(amount_due, currency)}</td></tr>`,
)}</tbody></table></div>`
    }</section>`,
  );
}
