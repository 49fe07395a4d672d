import {
  and,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "../client";
import { apiClientSecrets, apiClients, customers, memberships } from "../schema";
import { contains } from "../text-patterns";
import type { ClientApproval, Lifecycle } from "../vocabulary";

export type ApiClientRow = typeof apiClients.$inferSelect;

/** A client with the end of its secret overlap, in which the previous secret still works; null if there is none. */
export interface ApiClientWithOverlap {
  client: ApiClientRow;
  overlapEndsAt: Date | null;
}

/** What members allowed apps is not a client of the workspace: `connected-apps.ts` reads it. */
const isLive = () => and(isNull(apiClients.revokedAt), isNull(apiClients.userId));
const isLiveIn = (input: { customerId: string }) =>
  and(eq(apiClients.customerId, input.customerId), isLive());
const isThis = (input: { customerId: string; id: string }) =>
  and(isLiveIn(input), eq(apiClients.id, input.id));

/** Inserts a client with the hash of its first secret. */
export async function insertApiClient(
  db: Db,
  input: { customerId: string; client: typeof apiClients.$inferInsert; secret: NewSecret },
): Promise<ApiClientRow> {
  const { customerId, client, secret } = input;
  const [row] = await db
    .insert(apiClients)
    .values({ ...client, customerId })
    .returning();
  if (!row) throw new Error("An insert returned no row");
  await db.insert(apiClientSecrets).values({ ...secret, clientId: row.id });
  return row;
}

export interface NewSecret {
  id: string;
  hash: string;
  createdAt: Date;
}

export async function countLiveApiClients(db: Db, input: { customerId: string }): Promise<number> {
  return db.$count(apiClients, isLiveIn(input));
}

/** The workspace's live clients, newest first. */
export async function findApiClients(
  db: Db,
  input: { customerId: string; now: Date; limit: number; offset: number },
): Promise<{ rows: ApiClientWithOverlap[]; total: number }> {
  const overlaps = db
    .select({ clientId: apiClientSecrets.clientId, endsAt: apiClientSecrets.expiresAt })
    .from(apiClientSecrets)
    .where(gt(apiClientSecrets.expiresAt, input.now))
    .as("overlaps");
  const [rows, total] = await Promise.all([
    db
      .select({ client: apiClients, overlapEndsAt: overlaps.endsAt })
      .from(apiClients)
      .leftJoin(overlaps, eq(overlaps.clientId, apiClients.id))
      .where(isLiveIn(input))
      .orderBy(desc(apiClients.createdAt), desc(apiClients.id))
      .limit(input.limit)
      .offset(input.offset),
    countLiveApiClients(db, input),
  ]);
  return { rows, total };
}

/** A live client of the workspace, locked until the transaction ends. */
export async function lockApiClient(
  db: Db,
  input: { customerId: string; id: string },
): Promise<ApiClientRow | null> {
  const [row] = await db.select().from(apiClients).where(isThis(input)).for("update");
  return row ?? null;
}

/** Removes a client; its tokens and secrets stop working. Returns the client, or null if there is none. */
export async function revokeApiClient(
  db: Db,
  input: { customerId: string; id: string; now: Date },
): Promise<ApiClientRow | null> {
  const [row] = await db.update(apiClients).set({ revokedAt: input.now }).where(isThis(input)).returning();
  return row ?? null;
}

/**
 * Adds a new secret. The previous one works until `overlapEndsAt` at the latest; older ones stop working immediately.
 */
export async function replaceSecret(
  db: Db,
  input: { customerId: string; id: string; secret: NewSecret; overlapEndsAt: Date | null },
): Promise<void> {
  const { id, secret, overlapEndsAt } = input;
  const owned = db.select({ id: apiClients.id }).from(apiClients).where(isThis(input));
  const isOwned = inArray(apiClientSecrets.clientId, owned);
  await db
    .delete(apiClientSecrets)
    .where(and(isOwned, overlapEndsAt ? isNotNull(apiClientSecrets.expiresAt) : undefined));
  if (overlapEndsAt) await db.update(apiClientSecrets).set({ expiresAt: overlapEndsAt }).where(isOwned);
  await db.insert(apiClientSecrets).values({ ...secret, clientId: id });
}

/** Approves pending clients created by members of the workspace; returns them. */
export async function approvePendingApiClients(
  db: Db,
  input: { customerId: string; now: Date },
): Promise<ApiClientRow[]> {
  return db
    .update(apiClients)
    .set({ approval: "approved", decidedAt: input.now })
    .where(and(isLiveIn(input), eq(apiClients.approval, "pending"), isNull(apiClients.networkUrl)))
    .returning();
}

/** A client as operators see it, with its workspace. */
export interface ClientEntry {
  client: ApiClientRow;
  customer: { id: string; name: string; lifecycle: Lifecycle } | null;
}

const entryColumns = {
  client: apiClients,
  customer: { id: customers.id, name: customers.name, lifecycle: customers.lifecycle },
};

/** A page of all live clients, newest first; `q` matches anywhere in their names. */
export async function findClientPageAcrossCustomers(
  db: Db,
  input: { approval?: ClientApproval | undefined; q?: string | undefined; limit: number; offset: number },
): Promise<{ rows: ClientEntry[]; total: number }> {
  const wanted = and(
    isLive(),
    input.approval ? eq(apiClients.approval, input.approval) : undefined,
    input.q ? isNamedLike(input.q) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select(entryColumns)
      .from(apiClients)
      .leftJoin(customers, eq(customers.id, apiClients.customerId))
      .where(wanted)
      .orderBy(desc(apiClients.createdAt), desc(apiClients.id))
      .limit(input.limit)
      .offset(input.offset),
    db.$count(apiClients, wanted),
  ]);
  return { rows, total };
}

function isNamedLike(q: string): SQL | undefined {
  const { name, contactEmail, companyName, clientId, networkUrl } = apiClients;
  return or(
    ...[name, contactEmail, companyName, clientId, networkUrl].map((text) => ilike(text, contains(q))),
  );
}

/** A live client, locked until the transaction ends. */
export async function lockClientAcrossCustomers(db: Db, input: { id: string }): Promise<ApiClientRow | null> {
  const [row] = await db
    .select()
    .from(apiClients)
    .where(and(eq(apiClients.id, input.id), isLive()))
    .for("update");
  return row ?? null;
}

export async function findClientAcrossCustomers(db: Db, input: { id: string }): Promise<ClientEntry | null> {
  const [row] = await db
    .select(entryColumns)
    .from(apiClients)
    .leftJoin(customers, eq(customers.id, apiClients.customerId))
    .where(eq(apiClients.id, input.id));
  return row ?? null;
}

/** Stores the platform's decision on a client, and its workspace from now on. */
export async function decideClientAcrossCustomers(
  db: Db,
  input: { id: string; approval: ClientApproval; customerId: string | null; now: Date },
): Promise<void> {
  const { id, approval, customerId, now } = input;
  await db.update(apiClients).set({ approval, customerId, decidedAt: now }).where(eq(apiClients.id, id));
}

/**
 * Closes a workspace that was only signed up and has no members or clients; false if it stays. Also removes its name,
 * which was the client's or the company's.
 */
export async function closeUnusedWorkspace(db: Db, input: { customerId: string }): Promise<boolean> {
  const { customerId } = input;
  const one = { one: sql`1` };
  const rows = await db
    .update(customers)
    .set({ lifecycle: "closed", name: "Closed workspace" })
    .where(
      and(
        eq(customers.id, customerId),
        eq(customers.lifecycle, "signed_up"),
        notExists(db.select(one).from(memberships).where(eq(memberships.customerId, customerId))),
        notExists(db.select(one).from(apiClients).where(isLiveIn(input))),
      ),
    )
    .returning({ id: customers.id });
  return rows.length > 0;
}
