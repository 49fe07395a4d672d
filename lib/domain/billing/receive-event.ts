import { insertEventAcrossCustomers, isEventKnownAcrossCustomers } from "@/db/queries/payment-events";
import { findPayingCustomerAcrossCustomers } from "@/db/queries/subscriptions";
import { forCustomer, type SystemContext, transaction } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { PaymentError, type PaymentEvent, type Payments } from "@/lib/payments/payments";
import { ask, requirePayments } from "./processor";
import { sync } from "./sync";

/**
 * Handles a signed event of the payment processor once, in any order: what it is about is read again and its present
 * state applied, in the transaction that records the event. Events about unknown customers are only recorded. Throws
 * 400 `validation_error` for a wrong signature, 503 `not_configured`, and 500 `payment_processor_failed` with nothing
 * stored, so that the processor sends the event again.
 */
export async function receiveEvent(
  system: SystemContext,
  { rawBody, signature }: { rawBody: string; signature: string },
): Promise<void> {
  const payments = requirePayments(system);
  const event = await readEvent(payments, rawBody, signature);
  if (await isEventKnownAcrossCustomers(system.db, event)) return;
  const customerId = await findCustomerOf(system, payments, event);
  await transaction(system, async (system) => {
    const row = { id: event.id, type: event.type, customerId, receivedAt: system.clock.now() };
    if (!(await insertEventAcrossCustomers(system.db, row))) return;
    if (customerId && event.about) await sync(forCustomer(system, customerId), event.about, event.type);
  });
}

async function readEvent(payments: Payments, rawBody: string, signature: string): Promise<PaymentEvent> {
  try {
    return await payments.readEvent(rawBody, signature);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    throw new AppError("validation_error", "The signature does not match the body.");
  }
}

/** The workspace that an event is about. Some events name no customer: the object then does. */
async function findCustomerOf(
  { db }: SystemContext,
  payments: Payments,
  { about, paymentCustomerId }: PaymentEvent,
): Promise<string | null> {
  const named =
    paymentCustomerId ?? (about ? (await ask(() => read(payments, about)))?.paymentCustomerId : null);
  return named ? findPayingCustomerAcrossCustomers(db, { paymentCustomerId: named }) : null;
}

type About = NonNullable<PaymentEvent["about"]>;

const read = (payments: Payments, { kind, id }: About): Promise<{ paymentCustomerId: string } | null> => {
  if (kind === "subscription") return payments.readSubscription(id);
  return kind === "checkout" ? payments.readCheckout(id) : payments.readPayment(id);
};
