/** What each source has cost, and what members think of its signals. */
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { creditEntries, signalFeedback, signals } from "../schema";

export interface SourceValue {
  /** Signals judged a good fit, and not a fit. Each counts once. */
  goodVerdicts: number;
  badVerdicts: number;
  creditsSpent: number;
}

interface Asked {
  customerId: string;
  /** Null: ever. */
  since: Date | null;
  /** Only this source; all if omitted. */
  sourceId?: string;
}

/**
 * By source, for those with verdicts or costs: the verdicts on signals created since a time, and the credits spent
 * since then. Work before the ledger recorded its source counts nowhere.
 */
export async function findSourceValues(db: Db, input: Asked): Promise<Map<string, SourceValue>> {
  const [verdicts, costs] = await Promise.all([countVerdicts(db, input), sumSourceCosts(db, input)]);
  const values = new Map<string, SourceValue>();
  const entryOf = (id: string) => {
    const value = values.get(id) ?? { goodVerdicts: 0, badVerdicts: 0, creditsSpent: 0 };
    values.set(id, value);
    return value;
  };
  for (const { sourceId, good, bad } of verdicts) {
    Object.assign(entryOf(sourceId), { goodVerdicts: good, badVerdicts: bad });
  }
  for (const { sourceId, spent } of costs) entryOf(sourceId).creditsSpent = spent;
  return values;
}

/**
 * A signal counts with the verdict that most members gave, or with the latest of a tie. Someone the team is already
 * talking to is neither: they fit, but the signal brought no one new. Feedback is never older than its signal, so the
 * index by its date bounds the work.
 */
function countVerdicts(db: Db, { customerId, since, sourceId }: Asked) {
  const from = since?.toISOString();
  return db.execute<{ sourceId: string; good: number; bad: number }>(sql`
    select source_id as "sourceId", count(*) filter (where verdict = 'good_fit')::int as good,
      count(*) filter (where verdict = 'not_fit')::int as bad
    from (
      select distinct on (f.signal_id) s.source_id, f.verdict
      from ${signalFeedback} f join ${signals} s on s.id = f.signal_id
      where f.customer_id = ${customerId} ${from ? sql`and f.updated_at >= ${from} and s.created_at >= ${from}` : none}
        ${sourceId ? sql`and s.source_id = ${sourceId}` : none}
      group by f.signal_id, s.source_id, f.verdict
      order by f.signal_id, count(*) desc, max(f.updated_at) desc
    ) judged group by source_id`);
}

/** The credits spent since a time by source, for those with costs. Work before the ledger knew sources is left out. */
export function sumSourceCosts(db: Db, { customerId, since, sourceId }: Asked) {
  return db.execute<{ sourceId: string; spent: number }>(sql`
    select source_id as "sourceId", sum(burned)::int as spent from ${creditEntries}
    where customer_id = ${customerId} and kind = 'settle' and source_id is not null
      ${since ? sql`and created_at >= ${since.toISOString()}` : none}
      ${sourceId ? sql`and source_id = ${sourceId}` : none}
    group by source_id`);
}

const none: SQL = sql``;
