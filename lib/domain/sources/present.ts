import type { SourceRow, SourceStats } from "@/db/queries/sources";
import type { Source } from "@/lib/contracts/sources";

export function presentSource(row: SourceRow & SourceStats): Source {
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
    lastDiscoveryAt: row.lastDiscoveryAt?.toISOString() ?? null,
    nextDiscoveryAt: row.isActive ? (row.nextDiscoveryAt?.toISOString() ?? null) : null,
    createdAt: row.createdAt.toISOString(),
  };
}
