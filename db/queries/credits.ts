import { and, asc, desc, eq, gt, gte, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../client";
import { creditEntries, creditGrants, creditHoldParts, customers, engagements, plans } from "../schema";
import type { Bundle } from "../vocabulary";

export type CreditGrant = typeof creditGrants.$inferSelect;
export type CreditEntry = typeof creditEntries.$inferSelect;

/** Whether the workspace's plan has unlimited credits. */
export async function isUnlimited(db: Db, input: { customerId: string }): Promise<boolean> {
  const [row] = await db
    .select({ slug: plans.slug, credits: plans.creditsPerMonth })
    .from(customers)
    .innerJoin(plans, eq(plans.slug, customers.planSlug))
    .where(eq(customers.id, input.customerId));
  return row !== undefined && row.credits === null;
}

const usable = (customerId: string, now: Date) =>
  and(
    eq(creditGrants.customerId, customerId),
    gt(creditGrants.remaining, 0),
    or(isNull(creditGrants.expiresAt), gt(creditGrants.expiresAt, now)),
  );

/** Allotments first, then packs; of each, the earliest expiry first. */
const burnOrder = [
  asc(creditGrants.kind),
  sql`${creditGrants.expiresAt} asc nulls last`,
  asc(creditGrants.createdAt),
  asc(creditGrants.id),
];

/**
 * The spendable grants in burn order (allotment first, then packs, earliest expiry first), locked until the
 * transaction ends. Concurrent spending waits here.
 */
export async function lockGrants(db: Db, input: { customerId: string; now: Date }): Promise<CreditGrant[]> {
  return db
    .select()
    .from(creditGrants)
    .where(usable(input.customerId, input.now))
    .orderBy(...burnOrder)
    .for("update");
}

/** The credits that are left; with `kind`, those of such grants. */
export async function findBalance(
  db: Db,
  input: { customerId: string; kind?: CreditGrant["kind"]; now: Date },
): Promise<number> {
  const { customerId, kind, now } = input;
  const [row] = await db
    .select({ balance: sql<number>`coalesce(sum(${creditGrants.remaining}), 0)::int` })
    .from(creditGrants)
    .where(and(usable(customerId, now), kind && eq(creditGrants.kind, kind)));
  return row?.balance ?? 0;
}

export async function findEntries(
  db: Db,
  input: { customerId: string; causes: string[] },
): Promise<CreditEntry[]> {
  if (input.causes.length === 0) return [];
  return db
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.customerId, input.customerId), inArray(creditEntries.cause, input.causes)));
}

export interface NewEntry {
  id: string;
  kind: CreditEntry["kind"];
  amount: number;
  burned: number;
  bundle: Bundle | null;
  cause: string;
  /** The source that the work was for. */
  sourceId?: string | null;
  /** The post that the work was for. */
  postId?: string | null;
  /** Which run of the source's discovery or the post's harvest it was part of. */
  round?: number | null;
}

/** Appends to the ledger, skipping entries whose cause and kind already exist. Returns the new ids. */
export async function insertEntries(
  db: Db,
  input: { customerId: string; entries: NewEntry[]; now: Date },
): Promise<Set<string>> {
  if (input.entries.length === 0) return new Set();
  const rows = await db
    .insert(creditEntries)
    .values(input.entries.map((entry) => ({ ...entry, customerId: input.customerId, createdAt: input.now })))
    .onConflictDoNothing()
    .returning({ id: creditEntries.id });
  return new Set(rows.map((row) => row.id));
}

/** The cause of the grant of unlimited use, and the first word of its entries' causes. */
export const unlimitedCause = "unlimited:use";

export interface HoldPart {
  entryId: string;
  grantId: string;
  amount: number;
}

/** Records what each hold took, and takes it from the grants. */
export async function takeFromGrants(
  db: Db,
  input: { customerId: string; parts: HoldPart[] },
): Promise<void> {
  if (input.parts.length === 0) return;
  const { customerId } = input;
  await db.insert(creditHoldParts).values(input.parts.map((part) => ({ ...part, customerId })));
  const taken = new Map<string, number>();
  for (const part of input.parts) taken.set(part.grantId, (taken.get(part.grantId) ?? 0) + part.amount);
  for (const [grantId, amount] of taken) {
    await db
      .update(creditGrants)
      .set({ remaining: sql`${creditGrants.remaining} - ${amount}` })
      .where(and(eq(creditGrants.customerId, customerId), eq(creditGrants.id, grantId)));
  }
}

/**
 * The grant of what an unlimited plan uses, locked until the transaction ends. It has ended since it was made, so that
 * what running work returns to it can't be used.
 */
export async function lockUnlimitedGrant(
  db: Db,
  input: { id: string; customerId: string; now: Date },
): Promise<string> {
  const { id, customerId, now } = input;
  const [row] = await db
    .insert(creditGrants)
    .values({
      ...{ id, customerId, kind: "unlimited", cause: unlimitedCause, credits: 0, remaining: 0 },
      ...{ expiresAt: now, createdAt: now },
    })
    // An update that changes nothing locks and returns the existing row.
    .onConflictDoUpdate({
      target: [creditGrants.customerId, creditGrants.cause],
      set: { cause: unlimitedCause },
    })
    .returning({ id: creditGrants.id });
  if (!row) throw new Error("An insert returned no row");
  return row.id;
}

/** Grants credits to the grant of unlimited use that these holds take from it at the same time. */
export async function growUnlimitedGrant(
  db: Db,
  input: { customerId: string; grantId: string; credits: number },
): Promise<void> {
  const { customerId, grantId, credits } = input;
  await db
    .update(creditGrants)
    .set({
      credits: sql`${creditGrants.credits} + ${credits}`,
      remaining: sql`${creditGrants.remaining} + ${credits}`,
    })
    .where(and(eq(creditGrants.customerId, customerId), eq(creditGrants.id, grantId)));
}

/**
 * Returns what these holds took to the grants, and returns the grants that owe some of it. They are locked in the order
 * in which spending locks them.
 */
export async function returnToGrants(
  db: Db,
  input: { customerId: string; entryIds: string[] },
): Promise<{ id: string; remaining: number; owed: number }[]> {
  if (input.entryIds.length === 0) return [];
  const { customerId, entryIds } = input;
  const parts = db
    .select({ grantId: creditHoldParts.grantId })
    .from(creditHoldParts)
    .where(and(eq(creditHoldParts.customerId, customerId), inArray(creditHoldParts.entryId, entryIds)));
  await db
    .select({ id: creditGrants.id })
    .from(creditGrants)
    .where(and(eq(creditGrants.customerId, customerId), inArray(creditGrants.id, parts)))
    .orderBy(...burnOrder)
    .for("update");
  const rows = await db.execute<{ id: string; remaining: number; owed: number }>(sql`
    update ${creditGrants} set remaining = remaining + back.amount
    from (
      select grant_id, sum(amount)::int as amount from ${creditHoldParts}
      where customer_id = ${input.customerId} and ${inArray(creditHoldParts.entryId, input.entryIds)}
      group by grant_id
    ) back
    where ${creditGrants.id} = back.grant_id and ${creditGrants.customerId} = ${input.customerId}
    returning ${creditGrants.id}, remaining, owed`);
  return rows.filter(({ owed }) => owed > 0);
}

/** Grants credits once per cause; returns false if they were already granted. */
export async function insertGrant(
  db: Db,
  input: {
    id: string;
    customerId: string;
    kind: CreditGrant["kind"];
    cause: string;
    credits: number;
    /** Of an allotment: the monthly credits of its plan. */
    reached?: number;
    expiresAt: Date | null;
    now: Date;
  },
): Promise<boolean> {
  const { now, ...grant } = input;
  const rows = await db
    .insert(creditGrants)
    .values({ ...grant, remaining: grant.credits, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: creditGrants.id });
  return rows.length > 0;
}

/** Expired grants with credits left, over all workspaces, locked. */
export async function lockExpiredGrantsAcrossCustomers(
  db: Db,
  input: { now: Date; limit: number },
): Promise<CreditGrant[]> {
  return db
    .select()
    .from(creditGrants)
    .where(and(gt(creditGrants.remaining, 0), sql`${creditGrants.expiresAt} <= ${input.now.toISOString()}`))
    .limit(input.limit)
    .for("update", { skipLocked: true });
}

export async function emptyGrant(db: Db, input: { customerId: string; grantId: string }): Promise<void> {
  await db
    .update(creditGrants)
    .set({ remaining: 0 })
    .where(and(eq(creditGrants.customerId, input.customerId), eq(creditGrants.id, input.grantId)));
}

/** Whether the workspace was ever granted an allotment. */
export async function hasAllotment(db: Db, input: { customerId: string }): Promise<boolean> {
  const rows = await db
    .select({ id: creditGrants.id })
    .from(creditGrants)
    .where(and(eq(creditGrants.customerId, input.customerId), eq(creditGrants.kind, "allotment")))
    .limit(1);
  return rows.length > 0;
}

/** Grants that have not expired, newest first, at most `limit`. */
export async function findUnexpiredGrants(
  db: Db,
  input: { customerId: string; kind: CreditGrant["kind"]; now: Date; limit: number },
): Promise<CreditGrant[]> {
  return db
    .select()
    .from(creditGrants)
    .where(
      and(
        eq(creditGrants.customerId, input.customerId),
        eq(creditGrants.kind, input.kind),
        or(isNull(creditGrants.expiresAt), gt(creditGrants.expiresAt, input.now)),
      ),
    )
    .orderBy(desc(creditGrants.createdAt), desc(creditGrants.id))
    .limit(input.limit);
}

/** Credits burned since a time, by bundle; bundles without any are left out. */
export async function sumBurned(
  db: Db,
  input: { customerId: string; since: Date },
): Promise<Map<Bundle, number>> {
  const rows = await db
    .select({ bundle: creditEntries.bundle, burned: sql<number>`sum(${creditEntries.burned})::int` })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.customerId, input.customerId),
        eq(creditEntries.kind, "settle"),
        gte(creditEntries.createdAt, input.since),
      ),
    )
    .groupBy(creditEntries.bundle);
  return new Map(rows.flatMap(({ bundle, burned }) => (bundle ? [[bundle, burned] as const] : [])));
}

/**
 * Holds for people that will no longer be looked up: created between two times, still open, and without a pending
 * engagement for the person (identified in the cause by the SHA-256 of their address).
 */
export async function findLostHoldsAcrossCustomers(
  db: Db,
  input: { from: Date; to: Date; limit: number },
): Promise<{ customerId: string; cause: string }[]> {
  const rows = await db.execute<{ customerId: string; cause: string }>(sql`
    select h.customer_id as "customerId", h.cause
    from ${customers} c join ${creditEntries} h
      on h.customer_id = c.id and h.created_at >= ${input.from.toISOString()} and h.created_at < ${input.to.toISOString()}
    where h.kind = 'hold' and h.bundle = 'qualification'
      and not exists (select 1 from ${creditEntries} e
        where e.customer_id = h.customer_id and e.cause = h.cause and e.kind in ('settle', 'refund'))
      and not exists (select 1 from ${engagements} e
        where e.customer_id = h.customer_id and e.status = 'pending' and starts_with(
          h.cause, 'person:sha256:' || encode(sha256(convert_to(e.person_url, 'UTF8')), 'hex') || ' '))
    order by h.created_at limit ${input.limit}`);
  return [...rows];
}
