import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { builtOnce } from "../built-once";
import type { Db } from "../client";
import { deleteInBatches } from "../delete-in-batches";
import { apiClientSecrets, apiClients, apiTokens, customers } from "../schema";
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

const grants = builtOnce((db) =>
  db
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
        eq(apiTokens.hash, sql.placeholder("hash")),
        gt(apiTokens.expiresAt, sql.placeholder("now")),
        isNull(apiTokens.revokedAt),
        isNull(apiClients.revokedAt),
      ),
    )
    .prepare("token_grants"),
);

/** What a token that is neither expired nor revoked stands for; read at each request, so that changes act at once. */
export async function findTokenGrantAcrossCustomers(
  db: Db,
  { hash, now }: { hash: string; now: Date },
): Promise<TokenGrant | null> {
  const [row] = await grants(db).execute({ hash, now: now.toISOString() });
  if (!row) return null;
  const { id, clientId, name, approval, lastUsedAt, scopes, customerId, lifecycle, plan } = row;
  const customer = customerId && lifecycle ? { id: customerId, lifecycle, plan } : null;
  return { client: { id, clientId, name, approval, lastUsedAt }, scopes, customer };
}

/** Moves a client's last use, unless another request has done so meanwhile. */
export async function touchClientAcrossCustomers(
  db: Db,
  input: { id: string; now: Date; before: Date },
): Promise<void> {
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

/** What a client needs to prove itself: null where there is no such client, or it was removed. */
export interface ClientCredentials {
  id: string;
  clientId: string;
  scopes: ApiScope[];
  lastUsedAt: Date | null;
  /** Of the secrets that stand. */
  hashes: string[];
}

/** A client by what it calls itself, with its secrets that have not expired: it has yet to say for whom it works. */
export async function findCredentialsAcrossCustomers(
  db: Db,
  input: { clientId: string; now: Date },
): Promise<ClientCredentials | null> {
  const rows = await db
    .select({
      id: apiClients.id,
      clientId: apiClients.clientId,
      scopes: apiClients.scopes,
      lastUsedAt: apiClients.lastUsedAt,
      hash: apiClientSecrets.hash,
    })
    .from(apiClients)
    .leftJoin(
      apiClientSecrets,
      and(
        eq(apiClientSecrets.clientId, apiClients.id),
        or(isNull(apiClientSecrets.expiresAt), gt(apiClientSecrets.expiresAt, input.now)),
      ),
    )
    .where(and(eq(apiClients.clientId, input.clientId), isNull(apiClients.revokedAt)));
  const [first] = rows;
  if (!first) return null;
  const { hash: _, ...client } = first;
  return { ...client, hashes: rows.flatMap(({ hash }) => hash ?? []) };
}

/** Keeps a token, by its hash. */
export async function insertToken(
  db: Db,
  input: { hash: string; clientId: string; scopes: ApiScope[]; now: Date; expiresAt: Date },
): Promise<void> {
  const { now, ...token } = input;
  await db.insert(apiTokens).values({ ...token, createdAt: now });
}

/** The client that a token was given to, whatever became of the token. */
export async function findTokenOwnerAcrossCustomers(
  db: Db,
  input: { hash: string },
): Promise<{ clientId: string } | null> {
  const [row] = await db
    .select({ clientId: apiTokens.clientId })
    .from(apiTokens)
    .where(eq(apiTokens.hash, input.hash));
  return row ?? null;
}

/** Ends a token of this client; one that has ended already stays as it is. */
export async function revokeToken(
  db: Db,
  input: { hash: string; clientId: string; now: Date },
): Promise<void> {
  await db
    .update(apiTokens)
    .set({ revokedAt: input.now })
    .where(
      and(
        eq(apiTokens.hash, input.hash),
        eq(apiTokens.clientId, input.clientId),
        isNull(apiTokens.revokedAt),
      ),
    );
}

/** Forgets tokens that expired before `before`; answers how many. */
export async function deleteExpiredAccessAcrossCustomers(db: Db, input: { before: Date }): Promise<number> {
  return deleteInBatches(db, apiTokens, sql`expires_at < ${input.before.toISOString()}`);
}

/** Forgets secrets whose overlap ended before `before`; answers how many. */
export async function deleteExpiredSecretsAcrossCustomers(db: Db, input: { before: Date }): Promise<number> {
  return deleteInBatches(db, apiClientSecrets, sql`expires_at < ${input.before.toISOString()}`);
}
