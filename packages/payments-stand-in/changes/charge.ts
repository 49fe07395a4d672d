import { declineOf, deliberate } from "../cards";
import type { Charge, Metadata, PaymentIntent, PaymentMethod, Subscription } from "../objects";
import { Refusal } from "../refusal";
import { newestOf, objectId, type World } from "../world";

interface Wanted {
  amount: number;
  currency: string;
  customer: string;
  card: PaymentMethod | null;
  /** Whether a person entered the card just now. */
  isOnSession: boolean;
  description: string | null;
  metadata?: Metadata;
  setupFutureUsage?: string | null;
  /** Declines it whatever the card. */
  mustFail?: boolean;
  /** An earlier attempt to go on with. */
  intent?: PaymentIntent | null;
}

/** Charges a card, and emits what came of it. A declined charge leaves the payment waiting for another card. */
export function charge(world: World, wanted: Wanted): PaymentIntent {
  const { amount, currency, customer, card, description, metadata = {} } = wanted;
  const problem = wanted.mustFail ? deliberate : declineOf(card, wanted.isOnSession);
  const base = { created: world.now(), livemode: false as const, amount, currency, customer, description };
  const intentId = wanted.intent?.id ?? objectId("pi");
  const charged: Charge = {
    ...base,
    id: objectId("ch"),
    object: "charge",
    amount_captured: problem ? 0 : amount,
    amount_refunded: 0,
    disputed: false,
    failure_code: problem?.code ?? null,
    failure_message: problem?.message ?? null,
    metadata,
    paid: !problem,
    payment_intent: intentId,
    payment_method: card?.id ?? null,
    refunded: false,
    status: problem ? "failed" : "succeeded",
  };
  const intent: PaymentIntent = {
    ...base,
    id: intentId,
    object: "payment_intent",
    amount_received: problem ? 0 : amount,
    metadata,
    payment_method: problem ? null : (card?.id ?? null),
    setup_future_usage: wanted.setupFutureUsage ?? null,
    status: problem ? "requires_payment_method" : "succeeded",
    last_payment_error: problem,
    latest_charge: charged.id,
  };
  world.state.charge[charged.id] = charged;
  world.state.payment_intent[intentId] = intent;
  world.emit(problem ? "payment_intent.payment_failed" : "payment_intent.succeeded", intent);
  return intent;
}

/** The answer to a request whose charge was declined. */
export function declined(intent: PaymentIntent): Refusal {
  const problem = intent.last_payment_error ?? deliberate;
  return new Refusal(402, {
    ...problem,
    charge: intent.latest_charge ?? undefined,
    payment_intent: structuredClone(intent),
  });
}

/** The card that a customer is charged by: the subscription's, the customer's own choice, or the newest. */
export function cardOf(
  { state }: World,
  customerId: string,
  subscription?: Subscription,
): PaymentMethod | null {
  const chosen =
    subscription?.default_payment_method ??
    state.customer[customerId]?.invoice_settings.default_payment_method;
  if (chosen) return state.payment_method[chosen] ?? null;
  return newestOf(state.payment_method).find(({ customer }) => customer === customerId) ?? null;
}
