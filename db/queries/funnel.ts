/** From posts to won signals: the numbers of a period. */
import { sql } from "drizzle-orm";
import type { Db } from "../client";
import { activations, engagements, posts, signals } from "../schema";
import { countListed } from "../signal-index/list";
import { contactedStages } from "../stages";
import type { SignalStage } from "../vocabulary";

type Asked = { customerId: string; since: Date };

export interface Funnel {
  postsRead: number;
  peopleSeen: number;
  peopleQualified: number;
  /** Signals created in the period, and those of them that were delivered, contacted and won. */
  signals: number;
  delivered: number;
  contacted: number;
  won: number;
}

/** The funnel of what was found since a time: a statement a table, and the signals by the list's own counts. */
export async function findFunnel(db: Db, input: Asked): Promise<Funnel> {
  const [postsRead, people, all, delivered, contacted, won] = await Promise.all([
    countPosts(db, input),
    countPeople(db, input),
    countSignals(db, input),
    countDelivered(db, input),
    countSignals(db, input, contactedStages),
    countSignals(db, input, ["won"]),
  ]);
  return { postsRead, ...people, signals: all, delivered, contacted, won };
}

/** Posts that sources found, relevant or not. */
function countPosts(db: Db, { customerId, since }: Asked): Promise<number> {
  return countOf(
    db.execute(sql`
    select count(*)::int as count from ${posts}
    where customer_id = ${customerId} and created_at >= ${since.toISOString()}`),
  );
}

/** The people who engaged, each once, and those of whom an engagement passed every check. */
async function countPeople(
  db: Db,
  { customerId, since }: Asked,
): Promise<Pick<Funnel, "peopleSeen" | "peopleQualified">> {
  const [row] = await db.execute<{ seen: number; qualified: number }>(sql`
    select count(*)::int as seen, (count(*) filter (where qualified))::int as qualified
    from (select bool_or(status in ('signal', 'stacked')) as qualified from ${engagements}
          where customer_id = ${customerId} and created_at >= ${since.toISOString()}
          group by person_url) people`);
  if (!row) throw new Error("An aggregate returned no row");
  return { peopleSeen: row.seen, peopleQualified: row.qualified };
}

const countSignals = (db: Db, input: Asked, stage?: readonly SignalStage[]): Promise<number> =>
  countListed(db, { ...input, userId: "", view: "all", ...(stage && { stage }) });

/** Signals created since then that arrived at a destination. None arrived before it was created. */
function countDelivered(db: Db, { customerId, since }: Asked): Promise<number> {
  const from = since.toISOString();
  return countOf(
    db.execute(sql`
    select count(distinct a.signal_id)::int as count
    from ${activations} a join ${signals} s on s.id = a.signal_id
    where a.customer_id = ${customerId} and a.delivered_at >= ${from}
      and s.customer_id = ${customerId} and s.created_at >= ${from}`),
  );
}

async function countOf(rows: Promise<Record<string, unknown>[]>): Promise<number> {
  return Number((await rows)[0]?.count);
}
