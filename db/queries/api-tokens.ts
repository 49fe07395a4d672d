import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../client";
import { apiClients, apiTokens, customers } from "../schema";
import type { ApiScope, ClientApproval, Lifecycle, PlanSlug } from "../vocabulary";

/** A token's client and workspace as they stand now. */
export interface TokenGrant {
  client: {
    id: string;
    clientId: string;
    name: string;
    approval: ClientApproval;
    lastUsedAt: Date | null;
  };
  scopes: ApiScope[];
  customer: { id: string; lifecycle: Lifecycle; plan: PlanSlug | null } | null;
}

/** What a token that is neither expired nor revoked stands for; read at each request, so that changes act at once. */
export async function findTokenGrantAcrossCustomers(
  db: Db,
  input: { hash: string; now: Date },
): Promise<TokenGrant | null> {
  const [row] = await db
    .select({
      id: apiClients.id,
      clientId: apiClients.clientId,
      name: apiClients.name,
      approval: apiClients.approval,
      lastUsedAt: apiClients.lastUsedAt,
      scopes: apiTokens.scopes,
      customerId: customers.id,
      lifecycle: customers.lifecycle,
      plan: customers.planSlug,
    })
    .from(apiTokens)
    .innerJoin(apiClients, eq(apiClients.id, apiTokens.clientId))
    .leftJoin(customers, eq(customers.id, apiClients.customerId))
    .where(
      and(
        eq(apiTokens.hash, input.hash),
        gt(apiTokens.expiresAt, input.now),
        isNull(apiTokens.revokedAt),
        isNull(apiClients.revokedAt),
      ),
    );
  if (!row) return null;
  const { id, clientId, name, approval, lastUsedAt, scopes, customerId, lifecycle, plan } = row;
  const customer = customerId && lifecycle ? { id: customerId, lifecycle, plan } : null;
  return { client: { id, clientId, name, approval, lastUsedAt }, scopes, customer };
}

/** Moves a client's last use, unless another request has done so meanwhile. */
export async function touchClient(db: Db, input: { id: string; now: Date; before: Date }): Promise<void> {
  await db
    .update(apiClients)
    .set({ lastUsedAt: input.now })
    .where(
      and(
        eq(apiClients.id, input.id),
        or(isNull(apiClients.lastUsedAt), lt(apiClients.lastUsedAt, sql`${input.before.toISOString()}`)),
      ),
    );
}
