import { PaymentError, type PaymentEvent } from "../payments";
import type { Client } from "./client";
import { WireEvent, type WireSubject } from "./wire";

/** Verifies an event and returns what it is about. Throws `bad_signature` for anything else, or one sent long ago. */
export async function readEvent(
  client: Client,
  webhookSecret: string,
  rawBody: string,
  signature: string,
): Promise<PaymentEvent> {
  const stripe = await client.sdk();
  let event: unknown;
  try {
    event = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret);
  } catch {
    throw new PaymentError("bad_signature", "An event's signature does not match its body and time");
  }
  const parsed = WireEvent.safeParse(event);
  if (!parsed.success) throw new PaymentError("bad_signature", "A signed event has an unknown form");
  const { id, type, data } = parsed.data;
  return { id, type, paymentCustomerId: customerOf(type, data.object), about: aboutOf(type, data.object) };
}

const customerOf = (type: string, { id, customer }: WireSubject): string | null =>
  customer ?? (type.startsWith("customer.") && id.startsWith("cus_") ? id : null);

function aboutOf(type: string, subject: WireSubject): PaymentEvent["about"] {
  const { id, payment_intent: paymentId, parent } = subject;
  if (type.startsWith("customer.subscription.")) return { kind: "subscription", id };
  if (type.startsWith("checkout.session.")) return { kind: "checkout", id };
  if (type.startsWith("payment_intent.")) return { kind: "payment", id };
  if (type.startsWith("invoice.")) {
    const subscriptionId = parent?.subscription_details?.subscription;
    return subscriptionId ? { kind: "subscription", id: subscriptionId } : null;
  }
  if (/^(charge|refund)\./.test(type) && paymentId) return { kind: "payment", id: paymentId };
  return null;
}
