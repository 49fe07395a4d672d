/** What members did with the signals of persons, whichever of a person's signals it was. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, notInArray, sql } from "drizzle-orm";
import type { Db } from "../client";
import { policy } from "../policy";
import { signalComments, signals } from "../schema";
import { uncontactedStages } from "../stages";
import type { SignalStage } from "../vocabulary";

/** What was done with one signal of a person. */
export interface PersonWorkRow {
  personId: string;
  signalId: string;
  assigneeId: string | null;
  stage: SignalStage;
  movedById: string | null;
  movedAt: Date | null;
  /** The last comment on it. */
  commentedById: string | null;
  commentedAt: Date | null;
}

/** The worked ones among the newest signals of these persons, newest first. */
export async function findPersonWork(
  db: Db,
  input: { customerId: string; personIds: string[] },
): Promise<PersonWorkRow[]> {
  if (input.personIds.length === 0) return [];
  type Row = Omit<PersonWorkRow, "movedAt" | "commentedAt"> & {
    movedAt: string | null;
    commentedAt: string | null;
  };
  const rows = await db.execute<Row>(sql`
    select s.person_id as "personId", s.id as "signalId", s.assignee_id as "assigneeId", s.stage,
      s.moved_by_id as "movedById", s.moved_at as "movedAt",
      c.author_id as "commentedById", c.created_at as "commentedAt"
    from unnest(${`{${input.personIds.join(",")}}`}::uuid[]) as person(id)
    cross join lateral (
      select id, person_id, assignee_id, stage, moved_by_id, moved_at, created_at from ${signals} s
      where s.customer_id = ${input.customerId} and s.person_id = person.id
      order by s.created_at desc limit ${policy.signalsOfPerson}) s
    left join lateral (
      select author_id, created_at from ${signalComments} c
      where c.customer_id = ${input.customerId} and c.signal_id = s.id
      order by c.created_at desc, c.id desc limit 1) c on true
    where s.assignee_id is not null or s.stage <> 'new' or c.created_at is not null
    order by s.created_at desc`);
  return rows.map(({ movedAt, commentedAt, ...row }) => ({
    ...row,
    movedAt: movedAt === null ? null : new Date(movedAt),
    commentedAt: commentedAt === null ? null : new Date(commentedAt),
  }));
}

/** How many signals each of these persons has, up to the number that is looked through. */
export async function countPersonSignals(
  db: Db,
  input: { customerId: string; personIds: string[] },
): Promise<Map<string, number>> {
  if (input.personIds.length === 0) return new Map();
  const rows = await db.execute<{ personId: string; count: number }>(sql`
    select person.id as "personId", counted.n as count
    from unnest(${`{${input.personIds.join(",")}}`}::uuid[]) as person(id)
    cross join lateral (
      select count(*)::int as n from (
        select 1 from ${signals} s
        where s.customer_id = ${input.customerId} and s.person_id = person.id limit ${policy.signalsOfPerson}) few) counted`);
  return new Map(rows.map(({ personId, count }) => [personId, count]));
}

/** The assignee of each person's newest signal that has one, by person. */
export async function findPersonAssignees(
  db: Db,
  input: { customerId: string; personIds: string[] },
): Promise<Map<string, string>> {
  if (input.personIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([signals.personId], { personId: signals.personId, assigneeId: signals.assigneeId })
    .from(signals)
    .where(
      and(
        eq(signals.customerId, input.customerId),
        inArray(signals.personId, input.personIds),
        isNotNull(signals.assigneeId),
      ),
    )
    .orderBy(asc(signals.personId), desc(signals.createdAt));
  return new Map(rows.flatMap(({ personId, assigneeId }) => (assigneeId ? [[personId, assigneeId]] : [])));
}

/** The other signals of the persons of these signals that nobody has and nobody has acted on, newest first. */
export async function findUntakenOfSamePersons(
  db: Db,
  input: { customerId: string; signalIds: string[]; limit: number },
): Promise<string[]> {
  const { customerId, signalIds, limit } = input;
  const persons = db
    .select({ personId: signals.personId })
    .from(signals)
    .where(and(eq(signals.customerId, customerId), inArray(signals.id, signalIds)));
  const rows = await db
    .select({ id: signals.id })
    .from(signals)
    .where(
      and(
        eq(signals.customerId, customerId),
        inArray(signals.personId, persons),
        notInArray(signals.id, signalIds),
        isNull(signals.assigneeId),
        inArray(signals.stage, [...uncontactedStages]),
      ),
    )
    .orderBy(desc(signals.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
