/** Authorizes clients of the customer API: the checks of the contract, in its order. */
import { countTokenGrantAcrossCustomers, type TokenGrant } from "@/db/queries/api-tokens";
import { type Context, createContext } from "@/lib/context";
import type { Auth, Operation } from "@/lib/contracts/operation";
import { noteUse } from "@/lib/domain/api-clients/note-use";
import { AppError } from "@/lib/errors";
import { hashToken } from "@/lib/ids";
import {
  type Consumed,
  clientLimit,
  consume,
  consumedOf,
  type RateLimit,
  rateLimitHeaders,
  rateLimits,
  requireWithinLimits,
  windowOf,
} from "@/lib/rate-limit";
import type { ClientContext, PublicContext } from "./contexts";

type Parts = Omit<Parameters<typeof createContext>[0], "customerId" | "actor">;
export type BearerOperation = Operation & { auth: Extract<Auth, { kind: "bearer" }> };

/** The grant of a client whose workspace exists. */
export type ClientGrant = TokenGrant & { customer: NonNullable<TokenGrant["customer"]> };

/**
 * Admits a client. Throws 401 `unauthorized`, 403 `client_denied`, `forbidden` or `insufficient_scope`, and 429
 * `rate_limited`, in this order. After the 401s, every response has rate limit headers. Without an operation, when
 * only the body names it, call `admitCall` afterwards.
 */
export async function admitClient(
  ctx: Pick<PublicContext, "db" | "clock" | "headers">,
  operation: BearerOperation | null,
  request: Request,
): Promise<ClientGrant> {
  const { grant, consumed: ofClient } = await countGrant(ctx, request);
  const consumed = [ofClient, ...(operation ? await countOperation(ctx, grant, operation) : [])];
  Object.assign(ctx.headers, rateLimitHeaders(consumed));
  const allowed = requireWorkspace(grant);
  if (operation) requireScope(allowed, operation);
  requireWithinLimits(consumed);
  return allowed;
}

/**
 * Admits an already admitted client to one operation: the checks that depend on the operation. Throws 403
 * `insufficient_scope` and 429 `rate_limited`, in this order.
 */
export async function admitCall(
  ctx: Pick<Context, "db">,
  grant: ClientGrant,
  operation: BearerOperation,
): Promise<void> {
  const consumed = await countOperation(ctx, grant, operation);
  requireScope(grant, operation);
  requireWithinLimits(consumed);
}

/** The grant of the request's token. Counts the request, including refused ones. */
async function countGrant(
  { db, clock }: Pick<Context, "db" | "clock">,
  request: Request,
): Promise<{ grant: TokenGrant; consumed: Consumed }> {
  const header = request.headers.get("authorization") ?? "";
  if (!/^Bearer( |$)/i.test(header)) {
    throw new AppError("unauthorized", "Send an access token: Authorization: Bearer <token>.").with({
      "WWW-Authenticate": 'Bearer realm="api"',
    });
  }
  const token = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(header)?.[1];
  const now = clock.now();
  const counted = token
    ? await countTokenGrantAcrossCustomers(db, { hash: hashToken(token), now, window: windowOf(anyClient) })
    : null;
  if (!counted) {
    throw new AppError(
      "unauthorized",
      "This access token is invalid or has expired. Request a new one.",
    ).with({
      "WWW-Authenticate": 'Bearer realm="api", error="invalid_token"',
    });
  }
  const { grant, window } = counted;
  await noteUse({ db, clock }, grant.client);
  return { grant, consumed: consumedOf(requestLimit(grant), window) };
}

/** The rate limit window before the client is known; it is the same for every client. */
const anyClient = clientLimit({ isApproved: false, plan: null });

/** The limit on all requests of a client. */
const requestLimit = ({ client, customer }: TokenGrant): RateLimit =>
  clientLimit({ isApproved: client.approval === "approved", plan: customer?.plan ?? null });

/** Additional limits of an operation. */
const operationLimits = ({ method, path }: Operation): RateLimit[] =>
  method === "POST" && path.startsWith("/api/v1/intelligence/") ? [rateLimits.intelligence] : [];

/** Counts the request against the operation's limits, including refused ones. */
const countOperation = (
  { db }: Pick<Context, "db">,
  { client }: TokenGrant,
  operation: Operation,
): Promise<Consumed[]> =>
  Promise.all(operationLimits(operation).map((limit) => consume(db, limit, client.id)));

function requireWorkspace(grant: TokenGrant): ClientGrant {
  const { client, customer } = grant;
  if (client.approval === "denied") {
    throw new AppError("client_denied", "The platform has denied this client.");
  }
  if (!customer) throw new AppError("forbidden", "This token has no workspace.");
  return { ...grant, customer };
}

function requireScope({ scopes }: ClientGrant, { auth }: BearerOperation): void {
  if (scopes.includes(auth.scope)) return;
  const challenge = `Bearer realm="api", error="insufficient_scope", scope="${auth.scope}"`;
  throw new AppError("insufficient_scope", `This requires the scope ${auth.scope}.`).with({
    "WWW-Authenticate": challenge,
  });
}

/** The context of a client's request. */
export function clientContext(parts: Parts, grant: ClientGrant): ClientContext {
  const { client, customer } = grant;
  const actor = { kind: "client", clientId: client.id } as const;
  return {
    ...createContext({ ...parts, customerId: customer.id, actor }),
    client: { id: client.id, name: client.name, approval: client.approval },
    mode: client.approval === "approved" ? "live" : "sample",
    lifecycle: customer.lifecycle,
  };
}

/** Writes require an active workspace. Throws 403 `workspace_inactive`. */
export function requireActiveWorkspace(ctx: ClientContext): void {
  if (ctx.lifecycle === "active") return;
  const isStopped = ctx.lifecycle === "suspended" || ctx.lifecycle === "closed";
  const state = isStopped ? ctx.lifecycle : "not active yet";
  throw new AppError("workspace_inactive", `This workspace is ${state}, so it is read-only.`);
}
