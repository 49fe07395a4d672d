/** Runs that score existing signals again. */
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, sql } from "drizzle-orm";
import type { Db } from "../client";
import { companies, icpRescores, people, signals } from "../schema";
import type { StoredReceipt } from "../schema/signals";
import type { Classification, Persona, Seniority } from "../vocabulary";
import type { Company, Person } from "./people";
import type { Signal } from "./signals";

export type Rescore = typeof icpRescores.$inferSelect;

/** The workspace's latest run; null if there was none. */
export async function findLatestRescore(db: Db, input: { customerId: string }): Promise<Rescore | null> {
  const [row] = await db
    .select()
    .from(icpRescores)
    .where(eq(icpRescores.customerId, input.customerId))
    .orderBy(desc(icpRescores.createdAt), desc(icpRescores.id))
    .limit(1);
  return row ?? null;
}

/** A run, locked until the transaction ends. */
export async function lockRescore(
  db: Db,
  input: { customerId: string; rescoreId: string },
): Promise<Rescore | null> {
  const [row] = await db
    .select()
    .from(icpRescores)
    .where(and(eq(icpRescores.customerId, input.customerId), eq(icpRescores.id, input.rescoreId)))
    .for("update");
  return row ?? null;
}

/** Stores a new run; there must be no other that is running. */
export async function insertRescore(db: Db, input: typeof icpRescores.$inferInsert): Promise<Rescore> {
  const [row] = await db.insert(icpRescores).values(input).returning();
  if (!row) throw new Error("An insert returned no row");
  return row;
}

export async function updateRescore(
  db: Db,
  input: { customerId: string; rescoreId: string; set: Partial<typeof icpRescores.$inferInsert> },
): Promise<void> {
  await db
    .update(icpRescores)
    .set(input.set)
    .where(and(eq(icpRescores.customerId, input.customerId), eq(icpRescores.id, input.rescoreId)));
}

/** How many signals were created since a time, and the position of the last one; -1 without any. */
export async function countSignalsSince(
  db: Db,
  input: { customerId: string; since: Date },
): Promise<{ total: number; lastOrdinal: number }> {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      lastOrdinal: sql<number>`coalesce(max(${signals.ordinal}), -1)::int`,
    })
    .from(signals)
    .where(and(eq(signals.customerId, input.customerId), gte(signals.createdAt, input.since)));
  return row ?? { total: 0, lastOrdinal: -1 };
}

/** Whether any signal was created from a time until before another. */
export async function hasSignalsBetween(
  db: Db,
  input: { customerId: string; since: Date; until: Date },
): Promise<boolean> {
  const rows = await db
    .select({ id: signals.id })
    .from(signals)
    .where(
      and(
        eq(signals.customerId, input.customerId),
        gte(signals.createdAt, input.since),
        lt(signals.createdAt, input.until),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The next signals of a run, by position, with their people. */
export async function findNextSignals(
  db: Db,
  input: { customerId: string; since: Date; after: number; last: number; limit: number },
): Promise<{ id: string; personId: string; ordinal: number }[]> {
  return db
    .select({ id: signals.id, personId: signals.personId, ordinal: signals.ordinal })
    .from(signals)
    .where(
      and(
        eq(signals.customerId, input.customerId),
        gt(signals.ordinal, input.after),
        lte(signals.ordinal, input.last),
        gte(signals.createdAt, input.since),
      ),
    )
    .orderBy(asc(signals.ordinal))
    .limit(input.limit);
}

/** Signals with the stored profiles of their person and company, by position. */
export async function findScoredSignals(
  db: Db,
  input: { customerId: string; ids: string[] },
): Promise<{ signal: Signal; person: Person; company: Company | null }[]> {
  if (input.ids.length === 0) return [];
  return db
    .select({ signal: signals, person: people, company: companies })
    .from(signals)
    .innerJoin(people, eq(people.id, signals.personId))
    .leftJoin(companies, eq(companies.id, signals.companyId))
    .where(and(eq(signals.customerId, input.customerId), inArray(signals.id, input.ids)))
    .orderBy(asc(signals.ordinal));
}

/** A signal's new score. */
export interface NewScore {
  id: string;
  fit: number;
  strength: number;
  classification: Classification | null;
  persona: Persona;
  seniority: Seniority | null;
  confidence: number;
  receipt: StoredReceipt;
}

/** Stores new scores in one statement. */
export async function storeScores(db: Db, input: { customerId: string; scores: NewScore[] }): Promise<void> {
  if (input.scores.length === 0) return;
  await db.execute(sql`
    update ${signals} s
    set icp_score = n.fit, strength = n.strength, classification = n.classification, persona = n.persona,
      seniority = n.seniority, confidence = n.confidence, receipt = n.receipt
    from jsonb_to_recordset(${JSON.stringify(input.scores)}::jsonb)
      as n(id uuid, fit integer, strength integer, classification text, persona text, seniority text,
        confidence real, receipt jsonb)
    where s.id = n.id and s.customer_id = ${input.customerId}`);
}
