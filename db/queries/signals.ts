import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalBlocks, signalCounters, signals } from "../schema";

export type Signal = typeof signals.$inferSelect;
export type NewSignal = Omit<typeof signals.$inferInsert, "customerId" | "ordinal" | "createdAt"> & {
  createdAt: Date;
};

/**
 * Appends signals. One dated at or before the newest existing signal is dated 1 ms after it, so that ordinals follow
 * `(createdAt, id)`. Run it last in a transaction: other inserts of the workspace wait for its end. Returns the
 * stored rows.
 */
export async function insertSignals(
  db: Db,
  input: { customerId: string; signals: NewSignal[] },
): Promise<Signal[]> {
  const { customerId } = input;
  const added = input.signals.length;
  if (added === 0) return [];
  const [counter] = await db
    .insert(signalCounters)
    .values({ customerId, nextOrdinal: added })
    .onConflictDoUpdate({
      target: signalCounters.customerId,
      set: { nextOrdinal: sql`${signalCounters.nextOrdinal} + ${added}` },
    })
    .returning();
  if (!counter) throw new Error("An upsert returned no row");
  const { nextOrdinal, lastCreatedAt, blockSize } = counter;
  const floor = lastCreatedAt ? lastCreatedAt.getTime() + 1 : 0;
  const first = nextOrdinal - added;
  const rows = input.signals
    .map((row) => ({ ...row, customerId, createdAt: new Date(Math.max(row.createdAt.getTime(), floor)) }))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
    .map((row, n) => ({ ...row, ordinal: first + n }));
  await db
    .update(signalCounters)
    .set({ lastCreatedAt: rows.at(-1)?.createdAt })
    .where(eq(signalCounters.customerId, customerId));
  const begun = rows.filter(({ ordinal }) => ordinal % blockSize === 0);
  if (begun.length > 0) {
    const blocks = begun.map(({ ordinal }) => ({ customerId, block: ordinal / blockSize }));
    await db.insert(signalBlocks).values(blocks);
  }
  return db.insert(signals).values(rows).returning();
}

/** The newest signal of each person created since a time, by person. */
export async function findLatestByPerson(
  db: Db,
  input: { customerId: string; personIds: string[]; since: Date },
): Promise<Map<string, Signal>> {
  if (input.personIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([signals.personId])
    .from(signals)
    .where(
      and(
        eq(signals.customerId, input.customerId),
        inArray(signals.personId, input.personIds),
        gte(signals.createdAt, input.since),
      ),
    )
    .orderBy(signals.personId, desc(signals.createdAt), desc(signals.id));
  return new Map(rows.map((row) => [row.personId, row]));
}

export async function updateSignal(
  db: Db,
  input: { customerId: string; signalId: string; set: Partial<NewSignal> },
): Promise<void> {
  await db
    .update(signals)
    .set(input.set)
    .where(and(eq(signals.customerId, input.customerId), eq(signals.id, input.signalId)));
}

export async function findSignals(db: Db, input: { customerId: string; ids: string[] }): Promise<Signal[]> {
  if (input.ids.length === 0) return [];
  return db
    .select()
    .from(signals)
    .where(and(eq(signals.customerId, input.customerId), inArray(signals.id, input.ids)));
}

/** The fields shown for other signals of the same company. */
export type CompanySignal = Pick<
  Signal,
  "id" | "type" | "strength" | "personName" | "personTitle" | "companyKey" | "createdAt" | "occurredAt"
>;

/** Other signals of these companies since a time, newest first, at most `perCompany` each. */
export async function findCompanySignals(
  db: Db,
  input: { customerId: string; companyKeys: string[]; since: Date; perCompany: number },
): Promise<CompanySignal[]> {
  if (input.companyKeys.length === 0) return [];
  // One company at a time from the end of the index: a workspace may have a million other signals.
  type Row = Omit<CompanySignal, "createdAt" | "occurredAt"> & { createdAt: string; occurredAt: string };
  const rows = await db.execute<Row>(sql`
    select mate.* from jsonb_array_elements_text(${JSON.stringify(input.companyKeys)}::jsonb) as company(key)
    cross join lateral (
      select s.id, s.type, s.strength, s.person_name as "personName", s.person_title as "personTitle",
        s.company_key as "companyKey", s.created_at as "createdAt", s.occurred_at as "occurredAt"
      from ${signals} s
      where s.customer_id = ${input.customerId} and s.company_key = company.key
        and s.created_at >= ${input.since.toISOString()}
      order by s.ordinal desc limit ${input.perCompany}
    ) mate
    order by mate."createdAt" desc, mate.id desc`);
  return rows.map(({ createdAt, occurredAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    occurredAt: new Date(occurredAt),
  }));
}
