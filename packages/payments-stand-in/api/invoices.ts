/** Invoices, their previews, and events. */
import { z } from "zod";
import { voidInvoice } from "../changes/invoice";
import { itemOf, previewPrice, previewRenewal } from "../changes/subscription";
import { invalid } from "../refusal";
import { need, newestOf } from "../world";
import { expand, limit, nothing, text } from "./params";
import { listOf, route } from "./route";

const Query = z.strictObject({
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(["draft", "open", "paid", "void"]).optional(),
  limit,
  expand,
});
const Preview = z.strictObject({
  subscription: text,
  subscription_details: z
    .strictObject({
      items: z.array(z.strictObject({ id: text, price: text })).length(1),
      proration_behavior: z.literal("always_invoice"),
    })
    .optional(),
  expand,
});
const PaymentsQuery = z.strictObject({
  invoice: text.optional(),
  payment: z.strictObject({ type: z.literal("payment_intent"), payment_intent: text }).optional(),
  status: z.literal("paid").optional(),
  limit,
  expand,
});
const EventsQuery = z.strictObject({ type: text.optional(), limit, expand });

export const invoiceRoutes = [
  route("GET", "/v1/invoices", Query, ({ state }, _, { customer, subscription, status, limit }) => {
    const found = newestOf(state.invoice).filter(
      (one) =>
        (!customer || one.customer === customer) &&
        (!status || one.status === status) &&
        (!subscription || one.parent?.subscription_details.subscription === subscription),
    );
    return listOf(found, limit, "/v1/invoices");
  }),
  route("POST", "/v1/invoices/create_preview", Preview, (world, _, input) => {
    const subscription = need(world, "subscription", input.subscription, "subscription");
    const [item] = input.subscription_details?.items ?? [];
    if (!item) return previewRenewal(world, subscription);
    if (subscription.status === "canceled") throw invalid("The subscription has ended.", "subscription");
    if (item.id !== itemOf(subscription).id) {
      throw invalid("No such subscription item.", "subscription_details[items][0][id]");
    }
    return previewPrice(world, subscription, need(world, "price", item.price, "price"));
  }),
  route("GET", "/v1/invoices/:id", nothing, (world, id) => need(world, "invoice", id)),
  route("POST", "/v1/invoices/:id/void", nothing, (world, id) => {
    const invoice = need(world, "invoice", id);
    voidInvoice(world, invoice);
    return invoice;
  }),
  route(
    "GET",
    "/v1/invoice_payments",
    PaymentsQuery,
    ({ state }, _, { invoice: wanted, payment: by, limit }) => {
      const made = Object.entries(state.invoice_paid_by)
        .filter(
          ([invoice, intent]) => (wanted ?? invoice) === invoice && (by?.payment_intent ?? intent) === intent,
        )
        .map(([invoice, payment_intent]) => ({
          ...{ id: `inpay_${invoice}`, object: "invoice_payment", invoice, status: "paid" },
          payment: { type: "payment_intent", payment_intent },
        }));
      return listOf(made, limit, "/v1/invoice_payments");
    },
  ),
  route("GET", "/v1/events", EventsQuery, ({ state }, _, { type, limit }) =>
    listOf(
      newestOf(state.event).filter((one) => !type || one.type === type),
      limit,
      "/v1/events",
    ),
  ),
  route("GET", "/v1/events/:id", nothing, (world, id) => need(world, "event", id)),
];
