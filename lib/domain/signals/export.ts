import { findDestinationNames, findSourceNames } from "@/db/queries/names";
import { countPacked, findAllOrdinals, unpack } from "@/db/signal-index/all-places";
import { findListedByOrdinal } from "@/db/signal-index/list";
import type { Context } from "@/lib/context";
import type { SignalExportQuery } from "@/lib/contracts/signals";
import type { Columns } from "@/lib/domain/exports/csv";
import { type Download, startDownload } from "@/lib/domain/exports/download";
import { partsAt } from "@/lib/domain/exports/parts";
import { filtersOf } from "./filters";
import { type ExportedItem, presentRows } from "./list";

/** A signal with the names of what it refers to. */
interface ExportedSignal extends ExportedItem {
  source: string | null;
  destinations: string[];
}

const columns: Columns<ExportedSignal> = {
  id: ({ id }) => id,
  created_at: ({ createdAt }) => createdAt,
  engaged_at: ({ engagedAt }) => engagedAt,
  type: ({ type }) => type,
  strength: ({ strength }) => strength,
  fit: ({ icpScore }) => icpScore,
  classification: ({ classification }) => classification,
  person: ({ person }) => person.name,
  title: ({ person }) => person.title,
  person_url: ({ person }) => person.networkUrl,
  location: ({ person }) => person.location,
  persona: ({ persona }) => persona,
  seniority: ({ seniority }) => seniority,
  company: ({ companyName }) => companyName,
  company_key: ({ companyKey }) => companyKey,
  industry: ({ industry }) => industry,
  employees: ({ employeeCount }) => employeeCount,
  engagement: ({ kind }) => kind,
  meaning: ({ meaning }) => meaning,
  quote: ({ quote }) => quote,
  why_it_matters: ({ whyItMatters }) => whyItMatters,
  suggested_opener: ({ suggestedOpener }) => suggestedOpener,
  talking_points: ({ talkingPoints }) => talkingPoints.join("\n"),
  post: ({ postExcerpt }) => postExcerpt,
  source: ({ source }) => source,
  source_type: ({ sourceType }) => sourceType,
  tags: ({ tags }) => tags.map(({ categoryName, name }) => `${categoryName}: ${name}`).join("; "),
  assignee: ({ assignee }) => assignee && (assignee.name ?? assignee.email),
  stage: ({ stage }) => stage,
  archived: ({ archived }) => archived,
  delivered_to: ({ destinations }) => destinations.join("; "),
};

/**
 * The signals that match when the export begins, in the order of the list, each as it is when its part is read.
 * Signals deleted in between are left out.
 */
export async function exportSignals(
  ctx: Context,
  userId: string,
  query: SignalExportQuery,
): Promise<Download> {
  return startDownload(ctx, { list: "signals", query, columns, parts: partsOf(ctx, userId, query) });
}

async function* partsOf(ctx: Context, userId: string, { sort, ...filters }: SignalExportQuery) {
  const { db, customerId } = ctx;
  const places = await findAllOrdinals(db, { ...(await filtersOf(ctx, userId, filters)), sort });
  yield* partsAt(countPacked(places), async ({ from, limit }) => {
    const rows = await findListedByOrdinal(db, { customerId, ordinals: unpack(places, from, limit) });
    return withNames(ctx, await presentRows(ctx, userId, rows));
  });
}

async function withNames({ db, customerId }: Context, items: ExportedItem[]): Promise<ExportedSignal[]> {
  const [sources, destinations] = await Promise.all([
    findSourceNames(db, { customerId, ids: [...new Set(items.map(({ sourceId }) => sourceId))] }),
    findDestinationNames(db, { customerId, ids: [...new Set(items.flatMap((item) => item.deliveredTo))] }),
  ]);
  return items.map((item) => ({
    ...item,
    source: sources.get(item.sourceId) ?? null,
    destinations: item.deliveredTo.flatMap((id) => destinations.get(id) ?? []),
  }));
}
