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

/** URL state of the ledger. */
export const ledgerParams = {
  kind: parseAsStringLiteral(kinds),
  offset: parseAsInteger.withDefault(0),
};
export type LedgerParams = inferParserType<typeof ledgerParams>;

/** Reads the URL on the server. */
export const loadLedgerParams = createLoader(ledgerParams);

/** Query input of `GET /api/me/credits/ledger`. */
export const ledgerInput = ({ kind, offset }: LedgerParams) => ({
  query: { kind: kind ?? undefined, offset: offset > 0 ? String(offset) : undefined },
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
