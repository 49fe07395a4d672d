import { createLoader, type inferParserType, parseAsInteger, parseAsStringLiteral } from "nuqs/server";
import type { LedgerEntry } from "@/lib/contracts/plan";

const kinds = ["grant", "hold", "settle", "refund", "expire"] as const satisfies LedgerEntry["kind"][];

/** The ledger's state in the address. */
export const ledgerParams = {
  kind: parseAsStringLiteral(kinds),
  offset: parseAsInteger.withDefault(0),
};
export type LedgerParams = inferParserType<typeof ledgerParams>;

/** Reads the address on the server. */
export const loadLedgerParams = createLoader(ledgerParams);

/** What `GET /api/me/credits/ledger` is asked. */
export const ledgerInput = ({ kind, offset }: LedgerParams) => ({
  query: { kind: kind ?? undefined, offset: offset > 0 ? String(offset) : undefined },
});

/** What a kind of entry is called, for people. */
export const kindWords: Record<LedgerEntry["kind"], string> = {
  grant: "Given",
  hold: "Held",
  settle: "Used",
  refund: "Given back",
  expire: "Lapsed",
};
