/** Customers, their cards, and sessions of the billing portal. */
import { z } from "zod";
import type { Customer, PortalSession } from "../objects";
import { need, newestOf, objectId } from "../world";
import { expand, limit, mergeMetadata, metadata, nothing, text } from "./params";
import { listOf, route } from "./route";

const NewCustomer = z.strictObject({
  name: text.optional(),
  email: text.optional(),
  metadata: metadata.default({}),
  expand,
});
const CustomerChange = z.strictObject({
  name: text.optional(),
  email: text.optional(),
  metadata: metadata.optional(),
  invoice_settings: z.strictObject({ default_payment_method: text }).optional(),
  expand,
});
const CardsQuery = z.strictObject({ type: z.literal("card").optional(), limit, expand });
const NewPortalSession = z.strictObject({ customer: text, return_url: text.optional(), expand });

export const customerRoutes = [
  route("POST", "/v1/customers", NewCustomer, (world, _, { name = null, email = null, metadata }) => {
    const customer: Customer = {
      id: objectId("cus"),
      object: "customer",
      created: world.now(),
      livemode: false,
      name,
      email,
      address: null,
      balance: 0,
      currency: null,
      metadata,
      invoice_settings: { default_payment_method: null },
    };
    world.state.customer[customer.id] = customer;
    world.emit("customer.created", customer);
    return customer;
  }),
  route("GET", "/v1/customers/:id", nothing, (world, id) => need(world, "customer", id)),
  route("POST", "/v1/customers/:id", CustomerChange, (world, id, change) => {
    const customer = need(world, "customer", id);
    const card = change.invoice_settings?.default_payment_method;
    if (card) need(world, "payment_method", card, "invoice_settings[default_payment_method]");
    customer.name = change.name ?? customer.name;
    customer.email = change.email ?? customer.email;
    customer.metadata = mergeMetadata(customer.metadata, change.metadata);
    if (card) customer.invoice_settings.default_payment_method = card;
    return customer;
  }),
  route("GET", "/v1/customers/:id/payment_methods", CardsQuery, (world, id, { limit }) => {
    need(world, "customer", id);
    const found = newestOf(world.state.payment_method).filter(({ customer }) => customer === id);
    return listOf(found, limit, `/v1/customers/${id}/payment_methods`);
  }),
  route("GET", "/v1/payment_methods/:id", nothing, (world, id) => need(world, "payment_method", id)),
  route("POST", "/v1/billing_portal/sessions", NewPortalSession, (world, _, input) => {
    const { customer, return_url = null } = input;
    need(world, "customer", customer, "customer");
    const id = objectId("bps");
    const session: PortalSession = {
      id,
      object: "billing_portal.session",
      created: world.now(),
      livemode: false,
      customer,
      return_url,
      url: `${world.pagesUrl}/portal/${id}`,
    };
    world.state["billing_portal.session"][id] = session;
    return session;
  }),
];
