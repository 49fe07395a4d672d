import { openSession, soldBy } from "../changes/checkout";
import { nameOf } from "../changes/subscription";
import { need, type World } from "../world";
import { html, money } from "./html";
import { cardFields, detailFields, layout, problemHtml } from "./layout";

/** The page that a checkout is paid on. Throws a `Refusal` if it cannot be paid any more. */
export function checkoutPage(world: World, id: string, problem?: string): string {
  const session = openSession(world, id);
  const { price } = soldBy(world, session);
  const customer = need(world, "customer", session.customer);
  const taxId = Object.values(world.state.tax_id).find(({ customer: of }) => of === customer.id);
  const name = nameOf(world, price);
  const amount = money(session.amount_total, session.currency);
  const interval = price.recurring?.interval;
  return layout(
    name,
    html`<div class="two"><section class="bare">
<p class="soft">${interval ? "Subscribe to" : "Pay for"} ${name}</p>
<p class="amount">${amount}${interval ? html` <span class="soft">per ${interval}</span>` : ""}</p>
<p class="soft">${interval ? `Renews every ${interval} until it is canceled.` : "Paid once."}</p>
${session.cancel_url ? html`<p><a href="${session.cancel_url}">Cancel and go back</a></p>` : ""}
</section>
<section><form method="post" action="/checkout/${id}"><h1>Pay by card</h1><p class="soft">${customer.email ?? ""}</p>
${problemHtml(problem)}${cardFields()}${detailFields(customer, taxId)}
<button class="lead">${interval ? "Subscribe" : "Pay"} ${amount}</button></form></section></div>`,
  );
}
