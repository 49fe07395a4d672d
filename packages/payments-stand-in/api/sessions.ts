/** Checkout sessions. */
import { z } from "zod";
import { openSession } from "../changes/checkout";
import type { Session } from "../objects";
import { invalid } from "../refusal";
import { need, newestOf, objectId } from "../world";
import { expand, flag, limit, metadata, nothing, text } from "./params";
import { listOf, route } from "./route";

const day = 86_400;
const address = z.url({ protocol: /^https?$/ });

const NewSession = z.strictObject({
  mode: z.enum(["payment", "subscription"]),
  customer: text,
  client_reference_id: text.max(200).optional(),
  line_items: z.array(z.strictObject({ price: text, quantity: z.literal("1") })).length(1),
  success_url: address,
  cancel_url: address.optional(),
  metadata: metadata.default({}),
  payment_intent_data: z
    .strictObject({
      metadata: metadata.default({}),
      setup_future_usage: z.enum(["off_session", "on_session"]).optional(),
    })
    .optional(),
  invoice_creation: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
  tax_id_collection: z.strictObject({ enabled: flag }).default({ enabled: false }),
  customer_update: z
    .strictObject({ name: z.enum(["auto", "never"]), address: z.enum(["auto", "never"]) })
    .optional(),
  expand,
});

const Query = z.strictObject({
  customer: text.optional(),
  status: z.enum(["open", "complete", "expired"]).optional(),
  limit,
  expand,
});

export const sessionRoutes = [
  route("POST", "/v1/checkout/sessions", NewSession, (world, _, input) => {
    const { mode, customer, line_items, payment_intent_data, invoice_creation = null } = input;
    need(world, "customer", customer, "customer");
    const price = need(world, "price", line_items[0]?.price ?? "", "line_items[0][price]");
    if ((mode === "subscription") !== (price.type === "recurring")) {
      throw invalid(`A ${price.type} price does not fit the mode ${mode}.`, "line_items[0][price]");
    }
    if (mode === "subscription" && (payment_intent_data || invoice_creation)) {
      throw invalid("Not allowed in the mode subscription.", "payment_intent_data");
    }
    if (input.tax_id_collection.enabled && input.customer_update?.name !== "auto") {
      throw invalid("Tax ID collection needs the customer's name to be updated.", "customer_update[name]");
    }
    const id = objectId("cs_test");
    const session: Session = {
      id,
      object: "checkout.session",
      created: world.now(),
      livemode: false,
      amount_subtotal: price.unit_amount,
      amount_total: price.unit_amount,
      cancel_url: input.cancel_url ?? null,
      client_reference_id: input.client_reference_id ?? null,
      currency: price.currency,
      customer,
      customer_details: null,
      expires_at: world.now() + day,
      invoice: null,
      invoice_creation,
      metadata: input.metadata,
      mode,
      payment_intent: null,
      payment_status: "unpaid",
      status: "open",
      subscription: null,
      success_url: input.success_url,
      tax_id_collection: input.tax_id_collection,
      url: `${world.pagesUrl}/checkout/${id}`,
    };
    world.state["checkout.session"][id] = session;
    world.state.sale[id] = {
      price: price.id,
      paymentMetadata: payment_intent_data?.metadata ?? {},
      setupFutureUsage: payment_intent_data?.setup_future_usage ?? null,
    };
    return session;
  }),
  route("GET", "/v1/checkout/sessions", Query, ({ state }, _, { customer, status, limit }) =>
    listOf(
      newestOf(state["checkout.session"]).filter(
        (one) => (!customer || one.customer === customer) && (!status || one.status === status),
      ),
      limit,
      "/v1/checkout/sessions",
    ),
  ),
  route("POST", "/v1/checkout/sessions/:id/expire", nothing, (world, id) => {
    const session = openSession(world, id);
    session.status = "expired";
    session.url = null;
    world.emit("checkout.session.expired", session);
    return session;
  }),
  route("GET", "/v1/checkout/sessions/:id", nothing, (world, id) => need(world, "checkout.session", id)),
];
