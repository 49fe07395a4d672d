/** What people and tests do at the stand-in. Each act is stored and its events are sent. */
import { type Paid, payCheckout } from "./changes/checkout";
import { addCard, type BillingDetails } from "./changes/customer";
import { closeDispute, openDispute, refund } from "./changes/refund";
import { endPeriod, itemOf, retryInvoices } from "./changes/subscription";
import type { Customer } from "./objects";
import { need, type World } from "./world";

export interface Controls {
  /** Pays a checkout, named by its id or address. Throws a `Refusal` 402 if the card is declined. */
  pay(checkout: string, paid?: Partial<Paid>): void;
  /** Gives back cents of a payment, or all that is left of it. */
  refund(paymentId: string, cents?: number): void;
  /** Disputes a payment in the cardholder's name. */
  dispute(paymentId: string): void;
  closeDispute(paymentId: string, outcome: "won" | "lost"): void;
  /** Makes the next renewal's charge fail once. */
  failNextRenewal(subscriptionId: string): void;
  /** Ends the present period now: the subscription renews, or ends if that was scheduled. */
  advance(subscriptionId: string): void;
  /** Charges what is overdue again. Returns whether all is paid. */
  retry(subscriptionId: string): boolean;
  /** Stores another test card, which every later charge uses. */
  changeCard(customerId: string, number: string): void;
  /** Renews or ends the subscriptions whose period is over by the clock. */
  endDuePeriods(): void;
}

const someone: Paid = {
  card: "4242 4242 4242 4242",
  name: "Test Person",
  line1: "1 Test Street",
  city: "Testville",
  postalCode: "10115",
  country: "US",
};

/** `changed` is called after each act. */
export function createControls(world: World, changed: () => void): Controls {
  const { state } = world;
  const after = <T>(act: () => T): T => {
    try {
      return act();
    } finally {
      changed();
    }
  };
  const subscriptionOf = (id: string) => need(world, "subscription", id);
  return {
    pay: (checkout, paid) =>
      after(() => void payCheckout(world, checkout.split("/").at(-1) ?? "", { ...someone, ...paid })),
    refund: (paymentId, cents) => after(() => void refund(world, paymentId, cents)),
    dispute: (paymentId) => after(() => void openDispute(world, paymentId)),
    closeDispute: (paymentId, outcome) => after(() => void closeDispute(world, paymentId, outcome)),
    failNextRenewal: (id) =>
      after(() => {
        state.failing[subscriptionOf(id).id] = true;
      }),
    advance: (id) => after(() => endPeriod(world, subscriptionOf(id), world.now())),
    retry: (id) => after(() => retryInvoices(world, subscriptionOf(id))),
    changeCard: (id, number) => after(() => changeCard(world, need(world, "customer", id), number, someone)),
    endDuePeriods() {
      for (const subscription of Object.values(state.subscription)) {
        const { status } = subscription;
        const end = itemOf(subscription).current_period_end;
        if (status !== "canceled" && end <= world.now()) after(() => endPeriod(world, subscription, end));
      }
    },
  };
}

/** Stores a card and makes it the one that the customer and the subscriptions are charged by. */
export function changeCard(world: World, customer: Customer, number: string, details: BillingDetails): void {
  const card = addCard(world, customer, number, details);
  customer.invoice_settings.default_payment_method = card.id;
  world.emit("customer.updated", customer);
  for (const subscription of Object.values(world.state.subscription)) {
    if (subscription.customer !== customer.id || subscription.status === "canceled") continue;
    subscription.default_payment_method = card.id;
  }
}
