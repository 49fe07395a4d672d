import { createLoader, type inferParserType, parseAsInteger } from "nuqs/server";

/** The log's state in the address. */
export const auditParams = { offset: parseAsInteger.withDefault(0) };

/** Reads the address on the server. */
export const loadAuditParams = createLoader(auditParams);

/** What `GET /api/me/audit` is asked. */
export const auditInput = ({ offset }: inferParserType<typeof auditParams>) => ({
  query: { limit: "50", offset: offset > 0 ? String(offset) : undefined },
});
