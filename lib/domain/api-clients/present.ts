import type { ApiClientWithOverlap } from "@/db/queries/api-clients";
import type { ApiClient } from "@/lib/contracts/api-clients";

/** A client as shown to its workspace, without its secrets. */
export const presentApiClient = ({ client, overlapEndsAt }: ApiClientWithOverlap): ApiClient => ({
  id: client.id,
  clientId: client.clientId,
  name: client.name,
  scopes: client.scopes,
  approval: client.approval,
  createdAt: client.createdAt.toISOString(),
  lastUsedAt: client.lastUsedAt?.toISOString() ?? null,
  previousSecretExpiresAt: overlapEndsAt?.toISOString() ?? null,
});
