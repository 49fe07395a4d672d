import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { lifecycles, planSlugs } from "@/db/vocabulary";
import type { LedgerEntry } from "@/lib/contracts/plan";

/** URL state of the list of customers. */
export const customerParams = {
  q: parseAsString.withDefault(""),
  plan: parseAsStringLiteral(planSlugs),
  lifecycle: parseAsStringLiteral(lifecycles),
  offset: parseAsInteger.withDefault(0),
};
export type CustomerParams = inferParserType<typeof customerParams>;

/** Reads the URL on the server. */
export const loadCustomerParams = createLoader(customerParams);

/** Query input of `GET /api/admin/customers`. */
export const customersInput = ({ q, plan, lifecycle, offset }: CustomerParams) => ({
  query: { q: q || null, plan, lifecycle, limit: "50", offset: offset > 0 ? String(offset) : null },
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
export const customerLedgerInput = (
  id: string,
  { kind, offset }: inferParserType<typeof customerLedgerParams>,
) => ({ params: { id }, query: { kind, offset: offset > 0 ? String(offset) : null } });
