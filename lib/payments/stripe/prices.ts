/** The processor's prices of plans and packs: found by their lookup key, made where there is none. */
import type { Stripe } from "stripe";
import type { PackPrice, PlanPrice } from "../payments";
import type { Client } from "./client";
import { describeSdkError } from "./failures";
import { WireId, WirePrices } from "./wire";

interface Sold {
  /** The same for the same price, for example `growth_year_usd_287000`. */
  lookupKey: string;
  product: { id: string; name: string };
  cents: number;
  currency: string;
  interval?: "month" | "year";
  metadata: Record<string, string>;
}

/** The id of a plan's price. */
export function findPlanPrice(client: Client, price: PlanPrice): Promise<string> {
  const { plan, name, interval, cents, currency } = price;
  return findPrice(client, {
    lookupKey: `${plan}_${interval}_${currency}_${cents}`,
    product: { id: `sta_${plan}`, name },
    cents,
    currency,
    interval,
    metadata: { plan, interval },
  });
}

/** The id of a pack's price. */
export function findPackPrice(client: Client, price: PackPrice): Promise<string> {
  const { pack, credits, cents, currency } = price;
  return findPrice(client, {
    lookupKey: `${pack}_${credits}_${currency}_${cents}`,
    product: { id: `sta_${pack}_${credits}`, name: packName(price) },
    cents,
    currency,
    metadata: { pack, credits: String(credits) },
  });
}

/** What a pack is called on the processor's pages and invoices. */
export const packName = ({ credits }: PackPrice): string => `${credits.toLocaleString("en-US")} credits`;

async function findPrice(client: Client, sold: Sold): Promise<string> {
  const known = await client.ask("prices.list", WirePrices, (stripe) =>
    stripe.prices.list({ lookup_keys: [sold.lookupKey], active: true, limit: 1 }),
  );
  return known.data[0]?.id ?? makePrice(client, sold);
}

/** Made once even by two callers at a time: they pass the same idempotency keys. */
async function makePrice(client: Client, sold: Sold): Promise<string> {
  const { lookupKey, product, cents, currency, interval, metadata } = sold;
  await client.ask("products.create", WireId, (stripe) => makeProduct(stripe, product));
  const { id } = await client.ask("prices.create", WireId, (stripe) =>
    stripe.prices.create(
      {
        product: product.id,
        unit_amount: cents,
        currency,
        lookup_key: lookupKey,
        metadata,
        ...(interval && { recurring: { interval } }),
      },
      { idempotencyKey: `price:${lookupKey}` },
    ),
  );
  return id;
}

async function makeProduct(stripe: Stripe, product: Sold["product"]): Promise<unknown> {
  try {
    return await stripe.products.create(product, { idempotencyKey: `product:${product.id}` });
  } catch (error) {
    const { code, type } = describeSdkError(error);
    // The key was used with an earlier name of the product, or its day is over: either way it exists.
    if (code !== "resource_already_exists" && type !== "StripeIdempotencyError") throw error;
    return product;
  }
}
