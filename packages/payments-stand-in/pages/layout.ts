import { testCards } from "../cards";
import type { Address, Customer, TaxId } from "../objects";
import { Html, html } from "./html";
import { style } from "./style";

/** A whole page. */
export const layout = (title: string, content: Html): string =>
  `<!doctype html>${
    html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Test payments</title><link rel="icon" href="data:,"><style>${new Html(style)}</style></head>
<body><div class="test" role="note">Test payments — no real money</div><main>${content}</main></body></html>`
      .text
  }`;

/** What went wrong, where a form is shown again. */
export const problemHtml = (problem: string | undefined): Html =>
  html`${problem ? html`<p class="bad" role="alert">${problem}</p>` : ""}`;

/** The fields of a card. Only the number counts. */
export const cardFields = (): Html => html`
<label><span>Card number</span><input name="card" inputmode="numeric" autocomplete="cc-number" required value="4242 4242 4242 4242"></label>
<div class="pair"><label><span>Expires</span><input name="expires" autocomplete="cc-exp" value="12 / 34"></label>
<label><span>CVC</span><input name="cvc" inputmode="numeric" autocomplete="cc-csc" value="123"></label></div>
<details><summary>Test cards</summary><ul>${testCards.map(
  ({ number, meaning }) => html`<li><code>${number.replace(/(.{4})(?=.)/g, "$1 ")}</code> ${meaning}</li>`,
)}</ul></details>`;

const countryCodes =
  "US CA GB IE DE FR ES IT NL BE AT CH PT SE NO DK FI PL CZ RO GR HU LU EE LV LT AU NZ JP SG IN BR MX ZA IL".split(
    " ",
  );
const countryNames = new Intl.DisplayNames("en", { type: "region" });
const countries = countryCodes
  .map((code) => ({ code, name: countryNames.of(code) ?? code }))
  .sort((a, b) => a.name.localeCompare(b.name, "en"));

/** The fields of what stands on invoices, filled with what is known. */
export function detailFields(customer: Customer, taxId: TaxId | undefined): Html {
  const { name, address } = customer;
  const chosen = address?.country ?? "US";
  return html`
<label><span>Name or company</span><input name="name" autocomplete="organization" required maxlength="200" value="${name ?? ""}"></label>
<label><span>Address</span><input name="line1" autocomplete="address-line1" maxlength="200" value="${address?.line1 ?? ""}"></label>
<div class="pair"><label><span>Postal code</span><input name="postalCode" autocomplete="postal-code" required maxlength="20" value="${address?.postal_code ?? "10115"}"></label>
<label><span>City</span><input name="city" autocomplete="address-level2" maxlength="100" value="${address?.city ?? ""}"></label></div>
<label><span>Country</span><select name="country" autocomplete="country">${countries.map(
    ({ code, name }) =>
      html`<option value="${code}"${code === chosen ? new Html(" selected") : ""}>${name}</option>`,
  )}</select></label>
<label><span>Tax ID (optional)</span><input name="taxId" maxlength="40" value="${taxId?.value ?? ""}"></label>`;
}

/** An address in one line; empty without one. */
export const addressText = (address: Address | null): string =>
  [address?.line1, [address?.postal_code, address?.city].filter(Boolean).join(" "), address?.country]
    .filter(Boolean)
    .join(", ");
