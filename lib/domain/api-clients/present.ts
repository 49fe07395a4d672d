import { pick } from "@/db/pick";
import type { ApiClientWithOverlap } from "@/db/queries/api-clients";
import type { ApiClient } from "@/lib/contracts/api-clients";

/** A client as shown to its workspace, without its secrets. */
export const presentApiClient = ({ client, overlapEndsAt }: ApiClientWithOverlap): ApiClient => ({
  ...pick(client, "id", "clientId", "name", "scopes", "approval"),
  createdAt: client.createdAt.toISOString(),
  lastUsedAt: client.lastUsedAt?.toISOString() ?? null,
  previousSecretExpiresAt: overlapEndsAt?.toISOString() ?? null,
});
