/** Products and prices. */
import { z } from "zod";
import type { Price, Product } from "../objects";
import { invalid } from "../refusal";
import { need, newestOf, objectId } from "../world";
import { expand, flag, limit, metadata, text, whole } from "./params";
import { listOf, route } from "./route";

const NewProduct = z.strictObject({
  id: text.optional(),
  name: text,
  metadata: metadata.default({}),
  expand,
});
const NewPrice = z.strictObject({
  product: text,
  unit_amount: whole,
  currency: text,
  lookup_key: text.optional(),
  recurring: z.strictObject({ interval: z.enum(["day", "week", "month", "year"]) }).optional(),
  metadata: metadata.default({}),
  expand,
});
const PricesQuery = z.strictObject({
  lookup_keys: z.array(text).max(10).optional(),
  active: flag.optional(),
  product: text.optional(),
  limit,
  expand,
});

export const catalogueRoutes = [
  route("POST", "/v1/products", NewProduct, (world, _, input) => {
    const id = input.id ?? objectId("prod");
    if (world.state.product[id]) {
      throw invalid("Product already exists.", "id", "resource_already_exists");
    }
    const { name, metadata } = input;
    const product: Product = {
      id,
      object: "product",
      created: world.now(),
      livemode: false,
      name,
      active: true,
      metadata,
    };
    world.state.product[id] = product;
    return product;
  }),
  route("GET", "/v1/products/:id", z.strictObject({ expand }), (world, id) => need(world, "product", id)),
  route("POST", "/v1/prices", NewPrice, (world, _, input) => {
    need(world, "product", input.product, "product");
    const { lookup_key = null, recurring, product, unit_amount, currency, metadata } = input;
    const isTaken = Object.values(world.state.price).some(
      (one) => lookup_key && one.lookup_key === lookup_key,
    );
    if (isTaken) throw invalid(`A price (${lookup_key}) already uses that lookup key.`, "lookup_key");
    const price: Price = {
      id: objectId("price"),
      object: "price",
      created: world.now(),
      livemode: false,
      product,
      unit_amount,
      currency,
      lookup_key,
      type: recurring ? "recurring" : "one_time",
      recurring: recurring
        ? { interval: recurring.interval, interval_count: 1, usage_type: "licensed" }
        : null,
      active: true,
      metadata,
    };
    world.state.price[price.id] = price;
    return price;
  }),
  route("GET", "/v1/prices", PricesQuery, ({ state }, _, { lookup_keys, active, product, limit }) => {
    const found = newestOf(state.price).filter(
      (one) =>
        (!lookup_keys || lookup_keys.includes(one.lookup_key ?? "")) &&
        (active === undefined || one.active === active) &&
        (!product || one.product === product),
    );
    return listOf(found, limit, "/v1/prices");
  }),
  route("GET", "/v1/prices/:id", z.strictObject({ expand }), (world, id) => need(world, "price", id)),
];
