import type { SourceValue } from "@/db/queries/source-value";
import type { SourceRow, SourceStats } from "@/db/queries/sources";
import type { Source } from "@/lib/contracts/sources";

/** What a source has cost and brought in; nothing for one without entries. */
const nothing: SourceValue = { goodVerdicts: 0, badVerdicts: 0, creditsSpent: 0 };

export function presentSource(row: SourceRow & SourceStats, value = nothing): Source {
  const { goodVerdicts, creditsSpent } = value;
  return {
    id: row.id,
    type: row.type,
    networkUrl: row.networkUrl,
    keywords: row.keywords,
    displayName: row.displayName,
    isActive: row.isActive,
    strengthScore: row.strengthScore,
    signalCount: row.signalCount,
    totalPosts: row.totalPosts,
    qualifiedPosts: row.qualifiedPosts,
    ...value,
    creditsPerGoodVerdict: goodVerdicts > 0 ? Math.round((creditsSpent / goodVerdicts) * 10) / 10 : null,
    lastDiscoveryAt: row.lastDiscoveryAt?.toISOString() ?? null,
    nextDiscoveryAt: row.isActive ? (row.nextDiscoveryAt?.toISOString() ?? null) : null,
    createdAt: row.createdAt.toISOString(),
  };
}
