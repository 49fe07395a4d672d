import { pick } from "@/db/pick";
import { countPersonSignals } from "@/db/queries/person-work";
import { findReadSignals } from "@/db/queries/signal-reads";
import { type AppliedTagRow, findAppliedTags } from "@/db/queries/signal-tags";
import { countComments, findTeammates } from "@/db/queries/signal-work";
import type { SignalListFilters } from "@/db/signal-index/filter-values";
import { countListed, findSignalMarks, findSignalPage, type ListedSignal } from "@/db/signal-index/list";
import type { Context } from "@/lib/context";
import type { SignalItem, SignalListQuery, ViewTotals } from "@/lib/contracts/signals";
import { inHundredths } from "@/lib/judgement/strength/evidence";
import { readTopic } from "@/lib/words/rules/topic";
import { filtersOf, spelledOf } from "./filters";
import { findHandlings } from "./find-handlings";
import { presentShown } from "./present";

/** A page of the workspace's signals as one of its users sees them; on request with the totals of all three views. */
export async function listSignals(ctx: Context, userId: string, query: SignalListQuery) {
  const { sort, limit, offset, totals, ...filters } = query;
  const read = await filtersOf(ctx, userId, filters);
  const page = { ...read, sort, limit, offset };
  const [{ rows, total }, other] = await Promise.all([
    findSignalPage(ctx.db, page),
    totals && countOtherView(ctx, read),
  ]);
  const data = await presentSignals(ctx, userId, rows);
  const views = other === undefined ? {} : { totals: totalsOf(filters.view, total, other) };
  return { data, total, limit, offset, ...views, ...spelledOf(read) };
}

/** All signals under the filters or, if the list shows all, the active ones. */
const countOtherView = ({ db }: Context, filters: SignalListFilters): Promise<number> =>
  countListed(db, { ...filters, view: filters.view === "all" ? "active" : "all" });

/** The third view has the rest, so that the totals agree with the list even if a signal arrived between two counts. */
function totalsOf(view: SignalListFilters["view"], total: number, other: number): ViewTotals {
  if (view === "all") {
    const active = Math.min(other, total);
    return { active, archived: total - active, all: total };
  }
  const all = Math.max(other, total);
  return view === "active"
    ? { active: total, archived: all - total, all }
    : { active: all - total, archived: total, all };
}

/** Rows as the portal lists them, with their tags, marks and work: a fixed number of queries, however many rows. */
export async function presentSignals(
  ctx: Context,
  userId: string,
  rows: ListedSignal[],
): Promise<SignalItem[]> {
  const personIds = [...new Set(rows.map(({ personId }) => personId))];
  const [items, handlings, ofPersons] = await Promise.all([
    presentRows(ctx, userId, rows),
    findHandlings(ctx, rows),
    countPersonSignals(ctx.db, { customerId: ctx.customerId, personIds }),
  ]);
  const topics = new Map(rows.map((row) => [row.id, readTopic(row.postExcerpt, row.language)]));
  return items.map((item) => ({
    ...item,
    postTopic: topics.get(item.id) ?? null,
    ofPerson: ofPersons.get(item.personId) ?? 1,
    handling: handlings.get(item.id) ?? null,
  }));
}

/** What exports show of a signal: no topic, and nothing about the person's other signals. */
export type ExportedItem = Omit<SignalItem, "postTopic" | "ofPerson" | "handling">;

/** The same for exports. */
export async function presentRows(
  ctx: Context,
  userId: string,
  rows: ListedSignal[],
): Promise<ExportedItem[]> {
  const { db, customerId } = ctx;
  const signalIds = rows.map((row) => row.id);
  const userIds = [
    ...new Set(rows.flatMap(({ assigneeId, doneById }) => [assigneeId ?? [], doneById ?? []].flat())),
  ];
  const [tags, marks, read, members, comments] = await Promise.all([
    findAppliedTags(db, { customerId, signalIds }),
    findSignalMarks(db, { customerId, userId, signalIds }),
    findReadSignals(db, { customerId, userId, signalIds }),
    findTeammates(db, { customerId, userIds }),
    countComments(db, { customerId, signalIds }),
  ]);
  const memberOf = (userId: string | null) => (userId && members.get(userId)) || null;
  return rows.map((row) => ({
    ...presentSignal(row),
    tags: (tags.get(row.id) ?? []).map(presentTag),
    archived: row.doneAt !== null || marks.archived.has(row.id),
    done: row.doneAt && { at: row.doneAt.toISOString(), by: memberOf(row.doneById) },
    isRead: read.has(row.id),
    snoozedUntil: marks.archived.get(row.id)?.toISOString() ?? null,
    assignee: memberOf(row.assigneeId),
    commentCount: comments.get(row.id) ?? 0,
    deliveredTo: marks.deliveredTo.get(row.id) ?? [],
  }));
}

/** A tag as shown on a signal. */
export const presentTag = ({ signalId, ...tag }: AppliedTagRow) => tag;

function presentSignal(row: ListedSignal) {
  return {
    ...presentShown(row),
    personId: row.personId,
    kind: row.kind,
    meaning: row.meaning,
    meaningProbability: inHundredths(row.meaningProbability),
    ...pick(row, "sourceType", "sourceId", "icpScore", "classification", "persona", "seniority"),
    ...pick(row, "industry", "companyKey", "companyName", "employeeCount", "postId", "postExcerpt", "quote"),
    stage: row.stage,
  };
}
