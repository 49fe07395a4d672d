import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../client";
import { companies, engagements, posts, signals, sources } from "../schema";

/** All columns except those only the portal shows: receipts and gates are most of a row's size. */
const { receipt: _receipt, gates: _gates, ...deliveredColumns } = getTableColumns(signals);

/** Signals with the other data of a delivery: company, post, source and first engagement. */
export async function findDeliveryMaterial(db: Db, input: { customerId: string; signalIds: string[] }) {
  if (input.signalIds.length === 0) return [];
  // One parameter for all ids: building a statement with hundreds takes longer than running it.
  const ids = sql`${`{${input.signalIds.join(",")}}`}::uuid[]`;
  return db
    .select({
      signal: deliveredColumns,
      company: { website: companies.website, summary: companies.summary },
      post: { url: posts.url, authorName: posts.authorName },
      sourceName: sources.displayName,
      engagement: { kind: engagements.kind, text: engagements.text, at: engagements.engagedAt },
    })
    .from(signals)
    .innerJoin(posts, eq(posts.id, signals.postId))
    .innerJoin(sources, eq(sources.id, signals.sourceId))
    .innerJoin(engagements, eq(engagements.id, signals.engagementId))
    .leftJoin(companies, eq(companies.id, signals.companyId))
    .where(and(eq(signals.customerId, input.customerId), eq(signals.id, sql`any(${ids})`)));
}

export type DeliveryMaterial = Awaited<ReturnType<typeof findDeliveryMaterial>>[number];
