import { pick } from "@/db/pick";
import type { SourceValue } from "@/db/queries/source-value";
import type { SourceRow, SourceStats } from "@/db/queries/sources";
import type { Source } from "@/lib/contracts/sources";
import { networkOf } from "@/lib/networks/combine";
import type { NetworkInfo } from "@/lib/networks/network";

/** What a source has cost and brought in; nothing for one without entries. */
const nothing: SourceValue = { goodVerdicts: 0, badVerdicts: 0, creditsSpent: 0 };

/**
 * The ID of the network that a source is read from; null if it is not configured any more. A source from when there was
 * only one is on that of its address, or on the first one.
 */
export function networkIdOf(
  row: Pick<SourceRow, "network" | "networkUrl">,
  networks: readonly NetworkInfo[],
): string | null {
  if (row.network !== null) return networks.find(({ id }) => id === row.network)?.id ?? null;
  const found = row.networkUrl === null ? networks[0] : networkOf(networks, row.networkUrl);
  return found?.id ?? null;
}

/** A source as the portal shows it, with what the period brought. */
export function presentSource(
  row: SourceRow & SourceStats,
  networks: readonly NetworkInfo[],
  value = nothing,
): Source {
  const { goodVerdicts, creditsSpent } = value;
  return {
    ...pick(row, "id", "type", "networkUrl", "keywords"),
    network: networkIdOf(row, networks),
    displayName: row.displayName,
    isActive: row.isActive,
    pausedReason: row.isActive ? null : row.pausedReason,
    ...pick(row, "dailyCreditLimit", "strengthScore", "signalCount", "totalPosts", "qualifiedPosts"),
    ...value,
    creditsPerGoodVerdict: goodVerdicts > 0 ? Math.round((creditsSpent / goodVerdicts) * 10) / 10 : null,
    lastDiscoveryAt: row.lastDiscoveryAt?.toISOString() ?? null,
    nextDiscoveryAt: row.isActive ? (row.nextDiscoveryAt?.toISOString() ?? null) : null,
    createdAt: row.createdAt.toISOString(),
  };
}
