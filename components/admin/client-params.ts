import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";

/** URL state of the list. Pending clients are shown by default. */
export const clientParams = {
  approval: parseAsStringLiteral(["pending", "approved", "denied", "all"] as const).withDefault("pending"),
  q: parseAsString.withDefault(""),
  offset: parseAsInteger.withDefault(0),
};
export type ClientParams = inferParserType<typeof clientParams>;

/** Reads the URL on the server. */
export const loadClientParams = createLoader(clientParams);

/** Query input of `GET /api/admin/clients`. */
export const clientsInput = ({ approval, q, offset }: ClientParams) => ({
  query: {
    approval: approval === "all" ? null : approval,
    q: q || null,
    offset: offset > 0 ? String(offset) : null,
  },
});
