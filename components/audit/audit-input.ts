import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { auditActions, auditEntities } from "@/db/vocabulary";

/** The log's state in the address. */
export const auditParams = {
  actor: parseAsString,
  entity: parseAsStringLiteral(auditEntities),
  action: parseAsStringLiteral(auditActions),
  days: parseAsInteger,
  offset: parseAsInteger.withDefault(0),
};
export type AuditParams = inferParserType<typeof auditParams>;

/** Reads the address on the server. */
export const loadAuditParams = createLoader(auditParams);

const filtersIn = ({ actor, entity, action, days }: AuditParams) => ({
  actor,
  entity,
  action,
  days: days === null ? null : String(days),
});

/** What `GET /api/me/audit` is asked. */
export const auditInput = (params: AuditParams) => ({
  query: {
    ...filtersIn(params),
    limit: "50",
    offset: params.offset > 0 ? String(params.offset) : null,
  },
});

/** Whether anything narrows the log. */
export const isAuditFiltered = (params: AuditParams): boolean =>
  Object.values(filtersIn(params)).some((value) => value !== null);

/** Where the entries that match are downloaded as CSV. */
export function exportAddress(params: AuditParams): string {
  const set = Object.entries(filtersIn(params)).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(set).toString();
  return `/api/me/audit/export${query && `?${query}`}`;
}
