import { type AppliedTagRow, findAppliedTags } from "@/db/queries/signal-tags";
import { findSignalMarks, findSignalPage, type ListedSignal } from "@/db/signal-index/list";
import type { Context } from "@/lib/context";
import type { SignalItem, SignalListQuery } from "@/lib/contracts/signals";
import { filtersOf } from "./filters";
import { presentShown } from "./present";

/** A page of the workspace's signals as one of its users sees them. */
export async function listSignals(ctx: Context, userId: string, query: SignalListQuery) {
  const { sort, limit, offset, ...filters } = query;
  const page = { ...filtersOf(ctx, userId, filters), sort, limit, offset };
  const { rows, total } = await findSignalPage(ctx.db, page);
  return { data: await presentSignals(ctx, userId, rows), total, limit, offset };
}

/** Rows as the portal lists them, with their tags and marks: three queries, however many rows. */
export async function presentSignals(
  ctx: Context,
  userId: string,
  rows: ListedSignal[],
): Promise<SignalItem[]> {
  const { db, customerId } = ctx;
  const signalIds = rows.map((row) => row.id);
  const [tags, marks] = await Promise.all([
    findAppliedTags(db, { customerId, signalIds }),
    findSignalMarks(db, { customerId, userId, signalIds }),
  ]);
  return rows.map((row) => ({
    ...presentSignal(row),
    tags: (tags.get(row.id) ?? []).map(presentTag),
    archived: marks.archived.has(row.id),
    deliveredTo: marks.deliveredTo.get(row.id) ?? [],
  }));
}

/** A tag as shown on a signal. */
export const presentTag = ({ signalId, ...tag }: AppliedTagRow) => tag;

function presentSignal(row: ListedSignal) {
  return {
    ...presentShown(row),
    kind: row.kind,
    meaning: row.meaning,
    sourceType: row.sourceType,
    sourceId: row.sourceId,
    icpScore: row.icpScore,
    classification: row.classification,
    persona: row.persona,
    seniority: row.seniority,
    industry: row.industry,
    companyKey: row.companyKey,
    companyName: row.companyName,
    employeeCount: row.employeeCount,
    postExcerpt: row.postExcerpt,
  };
}
