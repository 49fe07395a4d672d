/** Authorizes clients of the customer API: the checks of the contract, in its order. */
import { pick } from "@/db/pick";
import { countTokenGrantAcrossCustomers, type TokenGrant } from "@/db/queries/api-tokens";
import type { Lifecycle, TokenAudience } from "@/db/vocabulary";
import { type Context, createContext } from "@/lib/context";
import { getMcpResource, getProtectedResource, getShortMcpResource, shortMcpPath } from "@/lib/contracts/mcp";
import type { Auth, Operation } from "@/lib/contracts/operation";
import { noteUse } from "@/lib/domain/api-clients/note-use";
import { memberScopes } from "@/lib/domain/oauth/member-scopes";
import { covers, resourceOf } from "@/lib/domain/oauth/resource";
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
  ctx: Pick<PublicContext, "db" | "clock" | "headers" | "ports">,
  operation: BearerOperation | null,
  request: Request,
): Promise<ClientGrant> {
  const { grant, consumed: ofClient } = await countGrant(ctx, operation ? "api" : "mcp", request);
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
  { db, clock, ports }: Pick<Context, "db" | "clock" | "ports">,
  audience: TokenAudience,
  request: Request,
): Promise<{ grant: TokenGrant; consumed: Consumed }> {
  const header = request.headers.get("authorization") ?? "";
  const challenge = (error?: "invalid_token") => ({
    "WWW-Authenticate": challengeOf(metadataOf(audience, request), ports.appUrl, error),
  });
  if (!/^Bearer( |$)/i.test(header)) {
    throw new AppError("unauthorized", "Send an access token: Authorization: Bearer <token>.").with(
      challenge(),
    );
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
    ).with(challenge("invalid_token"));
  }
  const { window } = counted;
  const grant = counted.grant.member ? asMember(counted.grant, counted.grant.member) : counted.grant;
  if (!covers(grant.audience, audience)) {
    throw new AppError(
      "unauthorized",
      `This access token is for ${resourceOf(grant.audience ?? "api", ports.appUrl)} only. Request one for ${resourceOf(audience, ports.appUrl)}.`,
    ).with(challenge("invalid_token"));
  }
  await noteUse({ db, clock }, grant.client);
  return { grant, consumed: consumedOf(requestLimit(grant), window) };
}

/** The document about what was asked for, at the address at which it was asked for. */
function metadataOf(audience: TokenAudience, request: Request): Operation {
  if (audience !== "mcp") return getProtectedResource;
  return new URL(request.url).pathname === shortMcpPath ? getShortMcpResource : getMcpResource;
}

/** Says where to find out how to get a token (RFC 9728, section 5.1). */
function challengeOf({ path }: Operation, appUrl: string, error: string | undefined): string {
  const problem = error ? `, error="${error}"` : "";
  return `Bearer realm="api"${problem}, resource_metadata="${new URL(path, appUrl).href}"`;
}

/**
 * What an app may do for a member: what the member may do now, on live data once the workspace is active and, if the
 * app is a client that registered with a secret, the platform has approved it.
 */
function asMember(grant: TokenGrant, member: NonNullable<TokenGrant["member"]>): TokenGrant {
  const scopes = memberScopes(member).filter((scope) => grant.scopes.includes(scope));
  const ofApp = grant.registered ?? "approved";
  const approval = ofApp === "approved" && grant.customer?.lifecycle !== "active" ? "pending" : ofApp;
  return { ...grant, scopes, client: { ...grant.client, approval } };
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
  // Its members see nothing of it either.
  if (grant.member && isStopped(customer.lifecycle)) {
    throw new AppError("forbidden", `This workspace is ${customer.lifecycle}.`);
  }
  return { ...grant, customer };
}

function requireScope({ scopes }: ClientGrant, { auth }: BearerOperation): void {
  if (auth.scope === null || scopes.includes(auth.scope)) return;
  const challenge = `Bearer realm="api", error="insufficient_scope", scope="${auth.scope}"`;
  throw new AppError("insufficient_scope", `This requires the scope ${auth.scope}.`).with({
    "WWW-Authenticate": challenge,
  });
}

/** The context of a client's request. */
export function clientContext(parts: Parts, grant: ClientGrant): ClientContext {
  const { client, customer, member } = grant;
  const actor = { kind: "client", clientId: client.id, userId: member?.userId } as const;
  return {
    ...createContext({ ...parts, customerId: customer.id, actor }),
    client: pick(client, "id", "clientId", "name", "approval", "isSelfRegistered"),
    scopes: grant.scopes,
    mode: client.approval === "approved" ? "live" : "sample",
    lifecycle: customer.lifecycle,
  };
}

/** Writes require an active workspace. Throws 403 `workspace_inactive`. */
export function requireActiveWorkspace(ctx: ClientContext): void {
  if (ctx.lifecycle === "active") return;
  throw inactive(ctx.lifecycle);
}

const isStopped = (lifecycle: Lifecycle): boolean => lifecycle === "suspended" || lifecycle === "closed";

function inactive(lifecycle: Lifecycle): AppError {
  const state = isStopped(lifecycle) ? lifecycle : "not active yet";
  return new AppError("workspace_inactive", `This workspace is ${state}, so it is read-only.`);
}
