/** Subscriptions. They begin with a checkout, so there is no endpoint that creates one. */
import { z } from "zod";
import { changePrice, changePriceLater, endSubscription, itemOf, setEnding } from "../changes/subscription";
import { invalid } from "../refusal";
import { need, newestOf } from "../world";
import { expand, flag, limit, mergeMetadata, metadata, nothing, text } from "./params";
import { listOf, route } from "./route";

const Items = z.array(z.strictObject({ id: text, price: text })).length(1);
const Change = z.strictObject({
  items: Items.optional(),
  proration_behavior: z.enum(["always_invoice", "none"]).optional(),
  payment_behavior: z.literal("error_if_incomplete").optional(),
  cancel_at_period_end: flag.optional(),
  metadata: metadata.optional(),
  default_payment_method: text.optional(),
  expand,
});
const Cancel = z.strictObject({ invoice_now: flag.optional(), prorate: flag.optional(), expand });
const Query = z.strictObject({
  customer: text.optional(),
  status: z.enum(["all", "active", "past_due", "canceled"]).optional(),
  limit,
  expand,
});

export const subscriptionRoutes = [
  route("GET", "/v1/subscriptions", Query, ({ state }, _, { customer, status, limit }) => {
    const found = newestOf(state.subscription).filter(
      (one) =>
        (!customer || one.customer === customer) &&
        (status === "all" || (status ? one.status === status : one.status !== "canceled")),
    );
    return listOf(found, limit, "/v1/subscriptions");
  }),
  route("GET", "/v1/subscriptions/:id", nothing, (world, id) => need(world, "subscription", id)),
  route("POST", "/v1/subscriptions/:id", Change, (world, id, change) => {
    const subscription = need(world, "subscription", id);
    if (subscription.status === "canceled") {
      throw invalid("A canceled subscription can only update its metadata.");
    }
    const [item] = change.items ?? [];
    if (item) {
      if (item.id !== itemOf(subscription).id) throw invalid("No such subscription item.", "items[0][id]");
      if (!change.proration_behavior || !change.payment_behavior) {
        throw invalid("The stand-in needs to know how a change of price is charged.", "items");
      }
      const price = need(world, "price", item.price, "items[0][price]");
      if (change.proration_behavior === "none") changePriceLater(subscription, price);
      else changePrice(world, subscription, price);
    }
    if (change.cancel_at_period_end !== undefined) {
      setEnding(world, subscription, change.cancel_at_period_end);
    }
    const card = change.default_payment_method;
    if (card) subscription.default_payment_method = need(world, "payment_method", card).id;
    subscription.metadata = mergeMetadata(subscription.metadata, change.metadata);
    world.emit("customer.subscription.updated", subscription);
    return subscription;
  }),
  route("DELETE", "/v1/subscriptions/:id", Cancel, (world, id) => {
    const subscription = need(world, "subscription", id);
    endSubscription(world, subscription);
    return subscription;
  }),
];
