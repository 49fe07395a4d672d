import { findTestCard } from "../cards";
import type { Address, Customer, PaymentMethod } from "../objects";
import { Refusal } from "../refusal";
import { objectId, type World } from "../world";

/** What a person enters about themselves; empty texts are not stored. */
export interface BillingDetails {
  name: string;
  line1?: string;
  city?: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** For example a VAT number. */
  taxId?: string;
}

const toAddress = ({ line1, city, postalCode, country }: BillingDetails): Address => ({
  line1: line1 || null,
  line2: null,
  city: city || null,
  state: null,
  postal_code: postalCode || null,
  country: country || null,
});

/** Stores a test card for a customer. Throws 402 for any other card. */
export function addCard(
  world: World,
  customer: Customer,
  number: string,
  details: BillingDetails,
): PaymentMethod {
  const known = findTestCard(number);
  if (!known) {
    throw new Refusal(402, {
      type: "card_error",
      code: "incorrect_number",
      message: "This page takes test cards only.",
      param: "number",
    });
  }
  const card: PaymentMethod = {
    id: objectId("pm"),
    object: "payment_method",
    created: world.now(),
    livemode: false,
    type: "card",
    customer: customer.id,
    billing_details: { name: details.name, email: customer.email, address: toAddress(details) },
    card: {
      brand: known.brand,
      last4: known.number.slice(-4),
      exp_month: 12,
      exp_year: new Date(world.now() * 1_000).getUTCFullYear() + 4,
      country: "US",
      funding: "credit",
    },
    metadata: {},
  };
  world.state.payment_method[card.id] = card;
  return card;
}

/** Stores what a person entered. A tax id takes the place of an earlier one; an empty one removes it. */
export function setDetails(world: World, customer: Customer, details: BillingDetails): void {
  customer.name = details.name || customer.name;
  customer.address = toAddress(details);
  const { taxId } = details;
  if (taxId === undefined) return;
  for (const { id, customer: of } of Object.values(world.state.tax_id)) {
    if (of === customer.id) delete world.state.tax_id[id];
  }
  const value = taxId.trim();
  if (!value) return;
  const id = objectId("txi");
  world.state.tax_id[id] = {
    id,
    object: "tax_id",
    created: world.now(),
    livemode: false,
    customer: customer.id,
    type: taxIdType(details.country),
    value,
  };
}

const unionCountries =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** The processor's name of a country's tax id. */
function taxIdType(country: string): string {
  if (unionCountries.includes(country)) return "eu_vat";
  return country === "US" ? "us_ein" : `${country.toLowerCase()}_vat`;
}
