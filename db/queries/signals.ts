import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signals } from "../schema";

export type Signal = typeof signals.$inferSelect;
export type NewSignal = Omit<typeof signals.$inferInsert, "customerId">;

export async function insertSignals(
  db: Db,
  input: { customerId: string; signals: NewSignal[] },
): Promise<void> {
  if (input.signals.length === 0) return;
  await db.insert(signals).values(input.signals.map((s) => ({ ...s, customerId: input.customerId })));
}

/** Each person's newest signal made since a moment, by person. */
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

/** Other signals of these companies since a moment, newest first, at most `perCompany` each. */
export async function findCompanySignals(
  db: Db,
  input: { customerId: string; companyKeys: string[]; since: Date; perCompany: number },
): Promise<
  Pick<Signal, "id" | "type" | "strength" | "personName" | "personTitle" | "companyKey" | "createdAt">[]
> {
  if (input.companyKeys.length === 0) return [];
  const ranked = db
    .select({
      id: signals.id,
      type: signals.type,
      strength: signals.strength,
      personName: signals.personName,
      personTitle: signals.personTitle,
      companyKey: signals.companyKey,
      createdAt: signals.createdAt,
      place: sql<number>`row_number() over (partition by ${signals.companyKey}
        order by ${signals.createdAt} desc, ${signals.id} desc)`.as("place"),
    })
    .from(signals)
    .where(
      and(
        eq(signals.customerId, input.customerId),
        inArray(signals.companyKey, input.companyKeys),
        gte(signals.createdAt, input.since),
      ),
    )
    .as("ranked");
  const rows = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${input.perCompany}`)
    .orderBy(desc(ranked.createdAt), desc(ranked.id));
  return rows.map(({ place, ...row }) => row);
}
