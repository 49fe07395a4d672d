import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { choice, paramsOf, queryOf } from "@/components/filters/filter-table";
import { ageOptions } from "@/components/ui/options";
import { auditActions, auditEntities } from "@/db/audit-actions";
import { entityOptions } from "./describe-audit";

/** The actors and the actions of the chosen type are offered by the page. */
export const auditFilters = {
  actor: choice("Actor", parseAsString),
  entity: choice("Type", parseAsStringLiteral(auditEntities), entityOptions),
  action: choice("Action", parseAsStringLiteral(auditActions)),
  days: choice("Age", parseAsInteger, ageOptions(1, 7, 30, 90)),
};

/** URL state of the log. */
export const auditParams = paramsOf(auditFilters);
type AuditParams = inferParserType<typeof auditParams>;

/** Reads the URL on the server. */
export const loadAuditParams = createLoader(auditParams);

/** Query input of `GET /api/me/audit`. */
export const auditInput = (params: AuditParams) => ({ query: { ...queryOf(params), limit: "50" } });

/** Query input of `GET /api/me/audit/export`. */
export const auditExportInput = ({ offset: _, ...params }: AuditParams) => ({ query: queryOf(params) });
