/** The page for whoever tries the product: what was sold, and buttons for what cards and cardholders do later. */
import { itemOf, nameOf } from "../changes/subscription";
import type { PaymentIntent, Subscription } from "../objects";
import { newestOf, type World } from "../world";
import { type Html, html, moment, money } from "./html";
import { layout, problemHtml } from "./layout";

const most = 50;

export function dashboardPage(world: World, problem?: string): string {
  const { state } = world;
  const customers = newestOf(state.customer).slice(0, most);
  const subscriptions = newestOf(state.subscription).slice(0, most);
  const payments = newestOf(state.payment_intent).slice(0, most);
  const waiting = state.deliveries.length;
  return layout(
    "Dashboard",
    html`<h1>Test payments</h1>
<p class="soft">A stand-in for the payment processor. Here you can do what cards, cardholders and time do to the product.
${waiting > 0 && html`<strong>${waiting} ${waiting === 1 ? "event waits" : "events wait"} to be delivered.</strong>`}</p>
${problemHtml(problem)}
<section><h2>Subscriptions</h2>${orNone(subscriptions.map((one) => subscriptionHtml(world, one)))}</section>
<section><h2>Payments</h2>${orNone(payments.map((one) => paymentHtml(world, one)))}</section>
<section><h2>Customers</h2>${orNone(
      customers.map(
        ({ id, name, email, balance, currency }) =>
          html`<article><div class="head"><strong>${name ?? "No name"}</strong><span class="soft">${email ?? ""}</span></div>
<code>${id}</code>${balance !== 0 && html` · balance ${money(-balance, currency ?? "usd")}`}</article>`,
      ),
    )}</section>`,
  );
}

const orNone = (parts: Html[]): Html =>
  html`${parts.length > 0 ? parts : html`<p class="soft">There are none yet.</p>`}`;

const whose = ({ state }: World, customerId: string | null): string =>
  state.customer[customerId ?? ""]?.name ?? "Unknown customer";

/** A form of one button. */
const act = (name: string, words: string, values: Record<string, string>, more: Html | string = ""): Html =>
  html`<form method="post" action="/do/${name}">${Object.entries(values).map(
    ([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`,
  )}${more}<button>${words}</button></form>`;

function subscriptionHtml(world: World, one: Subscription): Html {
  const { id, status, customer, cancel_at_period_end: isEnding } = one;
  const { price, current_period_start: start, current_period_end: end } = itemOf(one);
  const values = { subscription: id };
  const willFail = id in world.state.failing;
  return html`<article><div class="head"><strong>${nameOf(world, price)} · ${whose(world, customer)}</strong>
<span class="tag">${status.replace("_", " ")}${isEnding && status !== "canceled" ? ", ends with the period" : ""}</span></div>
<p class="soft">${money(price.unit_amount, price.currency)}, ${moment(start)} to ${moment(end)} UTC <code>${id}</code></p>
${
  status !== "canceled" &&
  html`<div class="row">${act("advance", isEnding ? "Advance to the end" : "Advance to renewal", values)}
${willFail ? html`<span class="bad">The next renewal will fail.</span>` : act("fail", "Fail next renewal", values)}
${status === "past_due" && act("retry", "Retry overdue invoice", values)}</div>`
}</article>`;
}

function paymentHtml(world: World, one: PaymentIntent): Html {
  const { id, amount, currency, created, description, customer, status } = one;
  const charge = world.state.charge[one.latest_charge ?? ""];
  const dispute = Object.values(world.state.dispute).find(({ payment_intent: of }) => of === id);
  const left = charge?.paid ? charge.amount - charge.amount_refunded : 0;
  const values = { payment: id };
  const field = html`<input name="amount" inputmode="decimal" aria-label="Amount to refund" value="${(left / 100).toFixed(2)}">`;
  return html`<article><div class="head"><strong>${money(amount, currency)} · ${description ?? ""}</strong>
<span class="tag">${status === "succeeded" ? "paid" : "declined"}</span></div>
<p class="soft">${whose(world, customer)}, ${moment(created)} UTC <code>${id}</code>
${charge && charge.amount_refunded > 0 && ` · ${money(charge.amount_refunded, currency)} refunded`}
${dispute && ` · dispute: ${dispute.status.replace("_", " ")}`}</p>
<div class="row">${left > 0 && act("refund", "Refund", values, field)}
${charge?.paid && !dispute && act("dispute", "Dispute", values)}
${
  dispute?.status === "needs_response" &&
  html`${act("close", "Decide: won", { ...values, outcome: "won" })}${act("close", "Decide: lost", { ...values, outcome: "lost" })}`
}</div></article>`;
}
