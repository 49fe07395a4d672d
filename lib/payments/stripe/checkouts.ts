/** The processor's own pages: checkouts and the billing portal. */
import { hash } from "node:crypto";
import { z } from "zod";
import { PaymentError, type Payments } from "../payments";
import type { Client } from "./client";
import { orNull } from "./failures";
import { findPackPrice, findPlanPrice } from "./prices";
import { packMetadata, toCheckout } from "./transform";
import { WireId, WireOpenSessions, WirePage, WireSession } from "./wire";

type Pages = Pick<
  Payments,
  | "createCustomer"
  | "openPlanCheckout"
  | "openPackCheckout"
  | "readCheckout"
  | "openPortal"
  | "closePlanCheckouts"
>;

/** Open checkouts of one customer that are closed, at most: each new one closes those before it. */
const mostOpen = 20;

/** The address and the tax id end up on the customer, so that its invoices show them. */
const invoicing = {
  billing_address_collection: "required",
  tax_id_collection: { enabled: true },
  customer_update: { name: "auto", address: "auto" },
} as const;

export function createPages(client: Client): Pages {
  return {
    createCustomer: ({ workspaceId, name, email }) =>
      client.ask("customers.create", WireId, (stripe) =>
        stripe.customers.create(
          { name, email, metadata: { workspace_id: workspaceId } },
          // A key may not be repeated with other values.
          { idempotencyKey: `customer:${workspaceId}:${hash("sha256", JSON.stringify([name, email]))}` },
        ),
      ),
    async openPlanCheckout({ paymentCustomerId, price, key, successUrl, cancelUrl }) {
      const priceId = await findPlanPrice(client, price);
      return client.ask("checkout.sessions.create", WirePage, (stripe) =>
        stripe.checkout.sessions.create(
          {
            mode: "subscription",
            customer: paymentCustomerId,
            client_reference_id: paymentCustomerId,
            line_items: [{ price: priceId, quantity: 1 }],
            success_url: successUrl,
            cancel_url: cancelUrl,
            ...invoicing,
          },
          { idempotencyKey: `${key}:checkout` },
        ),
      );
    },
    async openPackCheckout({ paymentCustomerId, price, key, successUrl, cancelUrl }) {
      const priceId = await findPackPrice(client, price);
      const metadata = packMetadata(price, "checkout");
      return client.ask("checkout.sessions.create", WirePage, (stripe) =>
        stripe.checkout.sessions.create(
          {
            mode: "payment",
            customer: paymentCustomerId,
            client_reference_id: paymentCustomerId,
            line_items: [{ price: priceId, quantity: 1 }],
            metadata,
            payment_intent_data: { metadata, setup_future_usage: "off_session" },
            invoice_creation: { enabled: true },
            success_url: successUrl,
            cancel_url: cancelUrl,
            ...invoicing,
          },
          { idempotencyKey: `${key}:checkout` },
        ),
      );
    },
    readCheckout: async (id) => {
      const wire = await orNull(
        client.ask("checkout.sessions.retrieve", WireSession, (stripe) =>
          stripe.checkout.sessions.retrieve(id),
        ),
      );
      return wire && toCheckout(wire);
    },
    async closePlanCheckouts({ paymentCustomerId: customer, except }) {
      const { data } = await client.ask("checkout.sessions.list", WireOpenSessions, (stripe) =>
        stripe.checkout.sessions.list({ customer, status: "open", limit: mostOpen }),
      );
      for (const { id, mode } of data) {
        if (mode !== "subscription" || id === except) continue;
        // One that was paid or expired meanwhile is refused, and does not have to be closed.
        await client
          .ask("checkout.sessions.expire", WireId, (stripe) => stripe.checkout.sessions.expire(id))
          .catch((error: unknown) => {
            if (!(error instanceof PaymentError) || error.failure !== "rejected") throw error;
          });
      }
    },
    openPortal: ({ paymentCustomerId, returnUrl }) =>
      client.ask("billingPortal.sessions.create", z.object({ url: z.string() }), (stripe) =>
        stripe.billingPortal.sessions.create({ customer: paymentCustomerId, return_url: returnUrl }),
      ),
  };
}
