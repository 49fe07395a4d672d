import { insertApiClient } from "@/db/queries/api-clients";
import { findCustomer, lockCustomer } from "@/db/queries/customers";
import type { SessionIdentity } from "@/db/queries/sessions";
import { apiScopes } from "@/db/vocabulary";
import { type Context, transaction } from "@/lib/context";
import type { CreatedApiClient, NewApiClient } from "@/lib/contracts/api-clients";
import { recordAudit } from "@/lib/domain/audit/record";
import { requireCap } from "@/lib/domain/plans/require-cap";
import { newId } from "@/lib/ids";
import { newClientId, newClientSecret } from "./credentials";
import { presentApiClient } from "./present";

/**
 * Creates an API client, approved immediately if the workspace is active, and on activation otherwise. Returns its
 * secret this one time. Throws `client_cap_reached`.
 */
export async function createApiClient(
  ctx: Context,
  creator: SessionIdentity,
  input: NewApiClient,
): Promise<CreatedApiClient> {
  const now = ctx.clock.now();
  const secret = newClientSecret(now);
  const client = await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    // A concurrent activation must either see this client or be seen by it.
    await lockCustomer(db, { customerId });
    await requireCap(ctx, "apiClients");
    const isActive = (await findCustomer(db, { customerId }))?.lifecycle === "active";
    const client = await insertApiClient(db, {
      customerId,
      client: {
        id: newId(),
        clientId: newClientId(),
        name: input.name,
        contactEmail: creator.user.email,
        createdBy: creator.user.id,
        scopes: apiScopes.filter((scope) => input.scopes.includes(scope)),
        approval: isActive ? "approved" : "pending",
        decidedAt: isActive ? now : null,
        createdAt: now,
      },
      secret: secret.kept,
    });
    const { name, scopes, approval } = client;
    await recordAudit(ctx, {
      action: "api_client.created",
      subjectId: client.id,
      detail: { name, scopes, approval },
    });
    return client;
  });
  return { ...presentApiClient({ client, overlapEndsAt: null }), clientSecret: secret.shown };
}
