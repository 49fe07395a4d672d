import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsIsoDateTime,
  parseAsNumberLiteral,
  parseAsStringLiteral,
} from "nuqs/server";
import { queryOf } from "@/components/filters/filter-table";
import type { LedgerEntry } from "@/lib/contracts/plan";

const kinds = [
  "grant",
  "hold",
  "settle",
  "refund",
  "expire",
  "revoke",
] as const satisfies LedgerEntry["kind"][];

/** How many UTC days the grouped ledger may go back. */
export const ledgerDays = [7, 30, 90, 365] as const;

/**
 * URL state of the ledger: grouped by run and cause, or every entry. `asOf` is set from the second page of the groups
 * on, so that all pages show the same ledger.
 */
export const ledgerParams = {
  ledger: parseAsStringLiteral(["runs", "entries"] as const).withDefault("runs"),
  kind: parseAsStringLiteral(kinds),
  back: parseAsNumberLiteral(ledgerDays).withDefault(30),
  asOf: parseAsIsoDateTime,
  offset: parseAsInteger.withDefault(0),
};
export type LedgerParams = inferParserType<typeof ledgerParams>;

/** Reads the URL on the server. */
export const loadLedgerParams = createLoader(ledgerParams);

/** Query input of `GET /api/me/credits/ledger`. */
export const ledgerInput = ({ kind, offset }: LedgerParams) => ({ query: queryOf({ kind, offset }) });

/** Query input of `GET /api/me/credits/ledger/groups`. */
export const groupsInput = ({ back, asOf, offset }: LedgerParams) => ({
  query: queryOf({ days: back, asOf: asOf?.toISOString() ?? null, offset }),
});

/** Labels of the ledger entry types. */
export const kindLabels: Record<LedgerEntry["kind"], string> = {
  grant: "Granted",
  hold: "Held",
  settle: "Used",
  refund: "Refunded",
  expire: "Expired",
  revoke: "Taken back",
};
