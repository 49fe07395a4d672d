import { createLoader, type inferParserType, parseAsInteger, parseAsStringLiteral } from "nuqs/server";
import { choice, paramsOf, queryOf, search } from "@/components/filters/filter-table";
import { customerHealths, lifecycles, planSlugs } from "@/db/vocabulary";
import type { LedgerEntry } from "@/lib/contracts/plan";
import { healthOptions, lifecycleOptions, planOptions } from "./describe-customer";

export const customerFilters = {
  q: search("Search customers", "Name, website or member's email", true),
  plan: choice("Plan", parseAsStringLiteral(planSlugs), planOptions),
  lifecycle: choice("Lifecycle", parseAsStringLiteral(lifecycles), lifecycleOptions),
  health: choice("Health", parseAsStringLiteral(customerHealths), healthOptions),
};

/** URL state of the list of customers. */
export const customerParams = paramsOf(customerFilters);

/** Reads the URL on the server. */
export const loadCustomerParams = createLoader(customerParams);

/** Query input of `GET /api/admin/customers`. */
export const customersInput = (params: inferParserType<typeof customerParams>) => ({
  query: { ...queryOf(params), limit: "50" },
});

// The contract has the same list, which would bring zod to the browser.
const ledgerKinds = [
  "grant",
  "hold",
  "settle",
  "refund",
  "expire",
  "revoke",
] as const satisfies LedgerEntry["kind"][];

/** URL state of a customer's ledger. */
export const customerLedgerParams = {
  kind: parseAsStringLiteral(ledgerKinds),
  offset: parseAsInteger.withDefault(0),
};

/** Reads the URL on the server. */
export const loadCustomerLedgerParams = createLoader(customerLedgerParams);

/** Input of `GET /api/admin/customers/{id}/ledger`. */
export const customerLedgerInput = (id: string, params: inferParserType<typeof customerLedgerParams>) => ({
  params: { id },
  query: queryOf(params),
});
