import { lockApiClient, replaceSecret } from "@/db/queries/api-clients";
import { revokeTokensOf } from "@/db/queries/api-tokens";
import { hours } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import type { CreatedApiClient, SecretRotation } from "@/lib/contracts/api-clients";
import { recordAudit } from "@/lib/domain/audit/record";
import { notFound } from "@/lib/errors";
import { newClientSecret } from "./credentials";
import { presentApiClient } from "./present";

/**
 * Gives a client a new secret, returned this one time. The previous secret works until the overlap ends; older ones
 * stop immediately. Without an overlap, tokens are revoked too, since anyone who had the secret may hold one.
 */
export async function rotateClientSecret(
  ctx: Context,
  { id, overlapHours }: { id: string } & SecretRotation,
): Promise<CreatedApiClient> {
  const now = ctx.clock.now();
  const secret = newClientSecret(now);
  const overlapEndsAt = overlapHours === 0 ? null : new Date(now.getTime() + hours(overlapHours));
  const client = await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const client = await lockApiClient(db, { customerId, id });
    if (!client) throw notFound("client");
    await replaceSecret(db, { customerId, id, secret: secret.kept, overlapEndsAt });
    if (overlapHours === 0) await revokeTokensOf(db, { customerId, clientId: id, now });
    const detail = { name: client.name, overlapHours };
    await recordAudit(ctx, { action: "api_client.secret_rotated", subjectId: id, detail });
    return client;
  });
  return { ...presentApiClient({ client, overlapEndsAt }), clientSecret: secret.shown };
}
