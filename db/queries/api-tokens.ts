import { and, desc, eq, gt, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { apiClientSecrets, apiClients, apiTokens } from "../schema";
import type { ApiScope, ClientApproval, Lifecycle, PlanSlug, Role, TokenAudience } from "../vocabulary";

/** A token's client and workspace in their current state. */
export interface TokenGrant {
  client: {
    id: string;
    /** As the program sends it: of a connected app, the app's. */
    clientId: string;
    name: string;
    approval: ClientApproval;
    /** It registered with the API: no one created it in the portal. */
    isSelfRegistered: boolean;
    lastUsedAt: Date | null;
  };
  scopes: ApiScope[];
  /** What the token may be sent to; null for everything. */
  audience: TokenAudience | null;
  /** The member that a connected app acts for; null for the workspace's own client. */
  member: { userId: string; role: Role; isReadOnly: boolean } | null;
  /** How the platform decided on the client that a connected app is, too; null for apps without a secret. */
  registered: ClientApproval | null;
  customer: { id: string; lifecycle: Lifecycle; plan: PlanSlug | null } | null;
}

/** A rate limit window: its number of requests, and its end in milliseconds since 1970. */
export interface CountedWindow {
  points: number;
  endsAt: number;
}

type GrantRow = Record<string, unknown> & {
  id: string;
  clientId: string;
  name: string;
  approval: ClientApproval;
  isSelfRegistered: boolean;
  lastUsedAt: string | null;
  scopes: ApiScope[];
  audience: TokenAudience | null;
  userId: string | null;
  role: Role | null;
  isReadOnly: boolean | null;
  registered: ClientApproval | null;
  customerId: string | null;
  lifecycle: Lifecycle | null;
  plan: PlanSlug | null;
  points: number;
  endsAt: string;
};

/**
 * The grant of a live token, with the request counted in its client's window. One statement, since every client
 * request starts with it. Always read again, so that changes apply immediately: a token of a connected app ends with
 * the membership it acts for. The counter is a rate-limiter-flexible row, `<counter>:<client>`.
 */
export async function countTokenGrantAcrossCustomers(
  db: Db,
  input: { hash: string; now: Date; window: { counter: string; begins: number; ends: number } },
): Promise<{ grant: TokenGrant; window: CountedWindow } | null> {
  const { counter, begins, ends } = input.window;
  const [row] = await db.execute<GrantRow>(sql`
    with held as (
      select c.id, coalesce(a.client_id, c.client_id) as client_id, c.name, c.approval, c.last_used_at, t.scopes,
        c.created_by is null and c.user_id is null as is_self_registered,
        t.audience, c.customer_id, m.user_id, m.role, m.is_read_only, r.approval as registered
      from api_tokens t join api_clients c on c.id = t.client_id
      left join connected_apps a on a.id = c.app_id
      left join api_clients r on r.client_id = a.client_id
      left join memberships m on m.user_id = c.user_id and m.customer_id = c.customer_id
      where t.hash = ${input.hash} and t.expires_at > ${input.now.toISOString()}
        and t.revoked_at is null and c.revoked_at is null and r.revoked_at is null and (c.user_id is null or m.user_id is not null)),
    counted as (
      insert into rate_limits as r (key, points, expire)
      select ${`${counter}:`} || id, 1, ${ends} from held
      on conflict (key) do update set
        points = case when r.expire <= ${begins} then 1 else r.points + 1 end,
        expire = case when r.expire <= ${begins} then excluded.expire else r.expire end
      returning points, expire)
    select h.id, h.client_id as "clientId", h.name, h.approval, h.last_used_at as "lastUsedAt", h.is_self_registered as "isSelfRegistered",
      to_json(h.scopes) as scopes, h.audience, h.user_id as "userId", h.role, h.is_read_only as "isReadOnly", h.registered, u.id as "customerId", u.lifecycle, u.plan_slug as plan,
      counted.points, counted.expire as "endsAt"
    from held h cross join counted left join customers u on u.id = h.customer_id`);
  if (!row) return null;
  const { id, clientId, name, approval, scopes, audience, customerId, lifecycle, plan, points } = row;
  const { userId, role, registered, isSelfRegistered } = row;
  const lastUsedAt = row.lastUsedAt === null ? null : new Date(row.lastUsedAt);
  const customer = customerId && lifecycle ? { id: customerId, lifecycle, plan } : null;
  const member = userId && role ? { userId, role, isReadOnly: row.isReadOnly === true } : null;
  const client = { id, clientId, name, approval, isSelfRegistered, lastUsedAt };
  const grant = { client, scopes, audience, member, registered, customer };
  return { grant, window: { points, endsAt: Number(row.endsAt) } };
}

/** Updates a client's last use, unless another request has done so meanwhile. */
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

/** A client by its client id, with its unexpired secrets, not authenticated yet; null if it is unknown or removed. */
export async function findCredentialsAcrossCustomers(db: Db, input: { clientId: string; now: Date }) {
  const rows = await db
    .select({
      ...pick(apiClients, "id", "clientId", "scopes", "lastUsedAt"),
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
    .where(
      and(eq(apiClients.clientId, input.clientId), isNull(apiClients.revokedAt), isNull(apiClients.userId)),
    );
  const [first] = rows;
  if (!first) return null;
  const { hash: _, ...client } = first;
  return { ...client, hashes: rows.flatMap(({ hash }) => hash ?? []) };
}

/** A client's credentials, with the hashes of its current secrets; after verification, of those that matched. */
export type ClientCredentials = NonNullable<Awaited<ReturnType<typeof findCredentialsAcrossCustomers>>>;

/**
 * Locks a secret that the client proved until the transaction ends; false if it is not valid any more. Waits for a
 * rotation and vice versa, so that a just-replaced secret yields no token, and for others who prove the same secret.
 */
export async function lockSecrets(
  db: Db,
  input: { clientId: string; secretHashes: string[]; now: Date },
): Promise<boolean> {
  const { clientId, secretHashes, now } = input;
  const secrets = await db
    .select({ id: apiClientSecrets.id })
    .from(apiClientSecrets)
    .where(
      and(
        eq(apiClientSecrets.clientId, clientId),
        inArray(apiClientSecrets.hash, secretHashes),
        or(isNull(apiClientSecrets.expiresAt), gt(apiClientSecrets.expiresAt, now)),
      ),
    )
    .for("no key update");
  return secrets.length > 0;
}

/** Stores a token by its hash. */
export async function insertToken(
  db: Db,
  token: {
    hash: string;
    seed: string;
    clientId: string;
    scopes: ApiScope[];
    expiresAt: Date;
    createdAt: Date;
  },
): Promise<void> {
  await db.insert(apiTokens).values(token);
}

/** The client's few tokens for exactly these scopes that live at least until a time, the longest first. */
export async function findTokensAcrossCustomers(
  db: Db,
  input: { clientId: string; scopes: ApiScope[]; until: Date },
): Promise<{ hash: string; seed: string | null; expiresAt: Date }[]> {
  return db
    .select(pick(apiTokens, "hash", "seed", "expiresAt"))
    .from(apiTokens)
    .where(
      and(
        eq(apiTokens.clientId, input.clientId),
        eq(apiTokens.scopes, input.scopes),
        isNull(apiTokens.audience),
        isNull(apiTokens.revokedAt),
        gte(apiTokens.expiresAt, input.until),
      ),
    )
    .orderBy(desc(apiTokens.expiresAt))
    .limit(10);
}

/** Revokes every token of a client of the workspace. */
export async function revokeTokensOf(
  db: Db,
  input: { customerId: string; clientId: string; now: Date },
): Promise<void> {
  const { customerId, clientId, now } = input;
  const owned = db
    .select({ id: apiClients.id })
    .from(apiClients)
    .where(and(eq(apiClients.id, clientId), eq(apiClients.customerId, customerId)));
  await db
    .update(apiTokens)
    .set({ revokedAt: now })
    .where(and(inArray(apiTokens.clientId, owned), isNull(apiTokens.revokedAt)));
}

/** The client that a token was issued to, and the app it acts for, if any, whatever the token's state. */
export async function findTokenOwnerAcrossCustomers(
  db: Db,
  input: { hash: string },
): Promise<{ clientId: string; appId: string | null } | null> {
  const [row] = await db
    .select({ clientId: apiTokens.clientId, appId: apiClients.appId })
    .from(apiTokens)
    .innerJoin(apiClients, eq(apiClients.id, apiTokens.clientId))
    .where(eq(apiTokens.hash, input.hash));
  return row ?? null;
}

/** Revokes a token of this client; one that has already ended is unchanged. */
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
