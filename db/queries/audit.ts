import { and, desc, eq, gte, isNull, type SQL, sql } from "drizzle-orm";
import type { AuditAction, AuditEntity } from "../audit-actions";
import type { Db } from "../client";
import { type Cursor, olderThan } from "../keyset";
import { apiClients, auditEvents, users } from "../schema";

type AuditEventRow = typeof auditEvents.$inferSelect;

/** Writes an audit log entry, which never changes afterwards. Returns null for a user without a workspace. */
export async function insertAuditEvent(
  db: Db,
  input: Omit<AuditEventRow, "createdAt"> & { now: Date },
): Promise<void> {
  const { now, ...event } = input;
  await db.insert(auditEvents).values({ ...event, createdAt: now });
}

/** Moves the entries of an entity that now belongs to another workspace, so that the new workspace sees them. */
export async function moveAuditEvents(
  db: Db,
  input: { customerId: string; subjectId: string; toCustomerId: string },
): Promise<void> {
  const { customerId, subjectId, toCustomerId } = input;
  await db
    .update(auditEvents)
    .set({ customerId: toCustomerId })
    .where(and(eq(auditEvents.customerId, customerId), eq(auditEvents.subjectId, subjectId)));
}

export interface AuditFilters {
  customerId: string;
  /** A user or a client by id, or `service` for the service's own actions. */
  actor?: string | "service";
  entity?: AuditEntity;
  action?: AuditAction;
  since?: Date;
}

export interface AuditEntry {
  event: AuditEventRow;
  user: { id: string; name: string | null; email: string } | null;
  client: { id: string; name: string } | null;
}

const matching = ({ customerId, actor, entity, action, since }: AuditFilters) =>
  and(
    eq(auditEvents.customerId, customerId),
    actor === "service"
      ? and(isNull(auditEvents.actorUserId), isNull(auditEvents.actorClientId))
      : actor !== undefined
        ? sql`${actor}::uuid in (${auditEvents.actorUserId}, ${auditEvents.actorClientId})`
        : undefined,
    entity && sql`split_part(${auditEvents.action}, '.', 1) = ${entity}`,
    action && eq(auditEvents.action, action),
    since && gte(auditEvents.createdAt, since),
  );

/** The workspace's matching audit entries with their actor, newest first. */
export const findAuditEntries = (
  db: Db,
  { limit, offset, ...filters }: AuditFilters & { limit: number; offset: number },
): Promise<AuditEntry[]> => newestEntries(db, matching(filters), limit).offset(offset);

/** At most `limit` of them, after the cursor. */
export const findAuditEntriesAfter = (
  db: Db,
  { limit, cursor, ...filters }: AuditFilters & { limit: number; cursor: Cursor | undefined },
): Promise<AuditEntry[]> =>
  newestEntries(db, and(matching(filters), olderThan(auditEvents.createdAt, auditEvents.id, cursor)), limit);

const newestEntries = (db: Db, where: SQL | undefined, limit: number) =>
  db
    .select({
      event: auditEvents,
      user: { id: users.id, name: users.name, email: users.email },
      client: { id: apiClients.id, name: apiClients.name },
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorUserId))
    .leftJoin(
      apiClients,
      and(eq(apiClients.id, auditEvents.actorClientId), eq(apiClients.customerId, auditEvents.customerId)),
    )
    .where(where)
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
    .limit(limit);

/** The number of the workspace's matching audit entries. */
export const countAuditEntries = (db: Db, filters: AuditFilters): Promise<number> =>
  db.$count(auditEvents, matching(filters));

/** Everyone with an entry in the workspace's log, by name, at most `limit`. */
export async function findAuditActors(
  db: Db,
  input: { customerId: string; limit: number },
): Promise<{ id: string; kind: "user" | "client"; name: string }[]> {
  return db.execute(sql`
    select id, kind, name from (
      select distinct u.id, 'user' as kind, coalesce(u.name, u.email) as name
      from ${auditEvents} e join ${users} u on u.id = e.actor_user_id where e.customer_id = ${input.customerId}
      union
      select distinct c.id, 'client', c.name
      from ${auditEvents} e join ${apiClients} c on c.id = e.actor_client_id and c.customer_id = e.customer_id
      where e.customer_id = ${input.customerId}) actors
    order by name, id limit ${input.limit}`);
}
