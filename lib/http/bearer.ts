/** Who calls the customer API: the checks of the contract, in its order. */
import { findTokenGrantAcrossCustomers, type TokenGrant } from "@/db/queries/api-tokens";
import { type Context, createContext } from "@/lib/context";
import type { Auth, Operation } from "@/lib/contracts/operation";
import { noteUse } from "@/lib/domain/api-clients/note-use";
import { AppError } from "@/lib/errors";
import { hashToken } from "@/lib/ids";
import type { ClientContext, PublicContext } from "./contexts";
import {
  type Consumed,
  clientLimit,
  consume,
  rateLimitHeaders,
  rateLimits,
  requireWithinLimits,
} from "./rate-limit";

type Parts = Omit<Parameters<typeof createContext>[0], "customerId" | "actor">;
type BearerOperation = Operation & { auth: Extract<Auth, { kind: "bearer" }> };

/** A token's client whose workspace stands. */
export type ClientGrant = TokenGrant & { customer: NonNullable<TokenGrant["customer"]> };

/**
 * Lets a client in. Throws 401 `unauthorized`, 403 `client_denied`, `forbidden` or `insufficient_scope`, and 429
 * `rate_limited`, in this order. From the first on, every answer tells in its headers what the limits have left.
 */
export async function admitClient(
  ctx: Pick<PublicContext, "db" | "clock" | "headers">,
  operation: BearerOperation,
  request: Request,
): Promise<ClientGrant> {
  const grant = await findGrant(ctx, request);
  const consumed = await countRequest(ctx, grant, operation);
  Object.assign(ctx.headers, rateLimitHeaders(consumed));
  const allowed = requireAllowed(grant, operation);
  requireWithinLimits(consumed);
  return allowed;
}

async function findGrant(
  { db, clock }: Pick<Context, "db" | "clock">,
  request: Request,
): Promise<TokenGrant> {
  const header = request.headers.get("authorization") ?? "";
  if (!/^Bearer( |$)/i.test(header)) {
    throw new AppError("unauthorized", "Send an access token: Authorization: Bearer <token>.").with({
      "WWW-Authenticate": 'Bearer realm="api"',
    });
  }
  const token = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(header)?.[1];
  const now = clock.now();
  const grant = token ? await findTokenGrantAcrossCustomers(db, { hash: hashToken(token), now }) : null;
  if (!grant) {
    throw new AppError(
      "unauthorized",
      "This access token is invalid or has expired: ask for a new one.",
    ).with({
      "WWW-Authenticate": 'Bearer realm="api", error="invalid_token"',
    });
  }
  await noteUse({ db, clock }, grant.client);
  return grant;
}

/** Counts the request against the client's limits, refused ones too. */
function countRequest(
  { db }: Pick<Context, "db">,
  { client, customer }: TokenGrant,
  operation: Operation,
): Promise<Consumed[]> {
  const limits = [clientLimit({ isApproved: client.approval === "approved", plan: customer?.plan ?? null })];
  if (operation.method === "POST" && operation.path.startsWith("/api/v1/intelligence/")) {
    limits.push(rateLimits.intelligence);
  }
  return Promise.all(limits.map((limit) => consume(db, limit, client.id)));
}

function requireAllowed(grant: TokenGrant, { auth }: BearerOperation): ClientGrant {
  const { client, customer, scopes } = grant;
  if (client.approval === "denied") {
    throw new AppError("client_denied", "The platform has denied this client.");
  }
  if (!customer) throw new AppError("forbidden", "This token belongs to no workspace.");
  if (!scopes.includes(auth.scope)) {
    const challenge = `Bearer realm="api", error="insufficient_scope", scope="${auth.scope}"`;
    throw new AppError("insufficient_scope", `This needs the scope ${auth.scope}.`).with({
      "WWW-Authenticate": challenge,
    });
  }
  return { ...grant, customer };
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

/** Writes need an active workspace. Throws 403 `workspace_inactive`. */
export function requireActiveWorkspace(ctx: ClientContext): void {
  if (ctx.lifecycle === "active") return;
  throw new AppError("workspace_inactive", "This workspace is not active yet, so nothing can be written.");
}
