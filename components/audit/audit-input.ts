import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { auditActions, auditEntities } from "@/db/audit-actions";

/** URL state of the log. */
export const auditParams = {
  actor: parseAsString,
  entity: parseAsStringLiteral(auditEntities),
  action: parseAsStringLiteral(auditActions),
  days: parseAsInteger,
  offset: parseAsInteger.withDefault(0),
};
export type AuditParams = inferParserType<typeof auditParams>;

/** Reads the URL on the server. */
export const loadAuditParams = createLoader(auditParams);

const filtersIn = ({ actor, entity, action, days }: AuditParams) => ({
  actor,
  entity,
  action,
  days: days === null ? null : String(days),
});

/** Query input of `GET /api/me/audit`. */
export const auditInput = (params: AuditParams) => ({
  query: {
    ...filtersIn(params),
    limit: "50",
    offset: params.offset > 0 ? String(params.offset) : null,
  },
});

/** Whether any filter is set. */
export const isAuditFiltered = (params: AuditParams): boolean =>
  Object.values(filtersIn(params)).some((value) => value !== null);

/** Query input of `GET /api/me/audit/export`. */
export const auditExportInput = (params: AuditParams) => ({ query: filtersIn(params) });
