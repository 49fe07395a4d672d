import { pick } from "@/db/pick";
import {
  type AuditEntry,
  countAuditEntries,
  type AuditFilters as Filters,
  findAuditActors,
  findAuditEntries,
} from "@/db/queries/audit";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { AuditEvent, AuditFilters } from "@/lib/contracts/audit";
import type { Paging } from "@/lib/contracts/operation";
import { entityOf, findObjects } from "./objects";

/** How many actors the log's filter lists. */
const maxActors = 200;

/** A page of the workspace's audit log, newest first, with the number of matching entries. */
export async function listAudit(ctx: Context, { limit, offset, ...asked }: AuditFilters & Paging) {
  const filters = auditFiltersOf(ctx, asked);
  const [entries, total] = await Promise.all([
    findAuditEntries(ctx.db, { ...filters, limit, offset }),
    countAuditEntries(ctx.db, filters),
  ]);
  const objectsOf = await findObjects(ctx, entries);
  const data = entries.map((entry): AuditEvent => ({ ...presentEntry(entry), ...objectsOf(entry) }));
  return { data, total, limit, offset };
}

/** The users and API clients that have log entries, with their names. */
export async function listAuditActors({ db, customerId }: Context) {
  return { data: await findAuditActors(db, { customerId, limit: maxActors }) };
}

/** A query's filters, with `days` turned into a point in time. */
export function auditFiltersOf(ctx: Context, { days: lookBack, ...filters }: AuditFilters): Filters {
  const since = lookBack === undefined ? undefined : new Date(ctx.clock.now().getTime() - days(lookBack));
  return { ...filters, customerId: ctx.customerId, since };
}

/** An entry without what its object is called now. */
export const presentEntry = ({ event, user, client }: AuditEntry): Omit<AuditEvent, "object" | "target"> => ({
  id: event.id,
  action: event.action,
  entity: entityOf(event.action),
  subjectId: event.subjectId,
  actor: user,
  client,
  ...pick(event, "changes", "detail", "requestId", "ip"),
  createdAt: event.createdAt.toISOString(),
});
