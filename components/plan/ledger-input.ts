import { createLoader, type inferParserType, parseAsInteger, parseAsStringLiteral } from "nuqs/server";
import type { LedgerEntry } from "@/lib/contracts/plan";

const kinds = [
  "grant",
  "hold",
  "settle",
  "refund",
  "expire",
  "revoke",
] as const satisfies LedgerEntry["kind"][];

/** URL state of the ledger: grouped by what credits were used on, or every entry. */
export const ledgerParams = {
  ledger: parseAsStringLiteral(["runs", "entries"] as const).withDefault("runs"),
  kind: parseAsStringLiteral(kinds),
  offset: parseAsInteger.withDefault(0),
};
export type LedgerParams = inferParserType<typeof ledgerParams>;

/** Reads the URL on the server. */
export const loadLedgerParams = createLoader(ledgerParams);

const offsetInput = ({ offset }: Pick<LedgerParams, "offset">) => (offset > 0 ? String(offset) : undefined);

/** Query input of `GET /api/me/credits/ledger`. */
export const ledgerInput = (params: LedgerParams) => ({
  query: { kind: params.kind ?? undefined, offset: offsetInput(params) },
});

/** Query input of `GET /api/me/credits/runs`. */
export const runsInput = (params: LedgerParams) => ({ query: { offset: offsetInput(params) } });

/** Labels of the ledger entry types. */
export const kindLabels: Record<LedgerEntry["kind"], string> = {
  grant: "Granted",
  hold: "Held",
  settle: "Used",
  refund: "Refunded",
  expire: "Expired",
  revoke: "Taken back",
};
