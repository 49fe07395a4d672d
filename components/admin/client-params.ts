import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";

/** The list's state in the address. Whoever waits for a decision comes first. */
export const clientParams = {
  approval: parseAsStringLiteral(["pending", "approved", "denied", "all"] as const).withDefault("pending"),
  q: parseAsString.withDefault(""),
  offset: parseAsInteger.withDefault(0),
};
export type ClientParams = inferParserType<typeof clientParams>;

/** Reads the address on the server. */
export const loadClientParams = createLoader(clientParams);

/** What `GET /api/admin/clients` is asked. */
export const clientsInput = ({ approval, q, offset }: ClientParams) => ({
  query: {
    approval: approval === "all" ? null : approval,
    q: q || null,
    offset: offset > 0 ? String(offset) : null,
  },
});
