/** Who calls the customer API: the checks of the contract, in its order. */
import { findTokenGrantAcrossCustomers, type TokenGrant, touchClient } from "@/db/queries/api-tokens";
import { minutes } from "@/lib/clock";
import { type Context, createContext } from "@/lib/context";
import type { Auth, Operation } from "@/lib/contracts/operation";
import { AppError } from "@/lib/errors";
import { hashToken } from "@/lib/ids";
import type { ClientContext } from "./contexts";
import { clientLimit, consume, rateLimitHeaders, rateLimits, requireWithinLimits } from "./rate-limit";

type Parts = Omit<Parameters<typeof createContext>[0], "customerId" | "actor">;
type Bearer = Extract<Auth, { kind: "bearer" }>;

/** Who a token speaks for. Throws 401 `unauthorized`, 403 `client_denied`, `forbidden` or `insufficient_scope`. */
export async function authenticateClient(
  parts: Pick<Context, "db" | "clock">,
  auth: Bearer,
  request: Request,
): Promise<ClientGrant> {
  const grant = await findGrant(parts, request);
  if (grant.client.approval === "denied") {
    throw new AppError("client_denied", "The platform has denied this client.");
  }
  const { customer } = grant;
  if (!customer) throw new AppError("forbidden", "This token belongs to no workspace.");
  if (!grant.scopes.includes(auth.scope)) {
    const challenge = `Bearer error="insufficient_scope", scope="${auth.scope}"`;
    throw new AppError("insufficient_scope", `This needs the scope ${auth.scope}.`).with({
      "WWW-Authenticate": challenge,
    });
  }
  return { ...grant, customer };
}

export type ClientGrant = TokenGrant & { customer: NonNullable<TokenGrant["customer"]> };

async function findGrant(
  { db, clock }: Pick<Context, "db" | "clock">,
  request: Request,
): Promise<TokenGrant> {
  const header = request.headers.get("authorization");
  if (header === null) {
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
  const before = new Date(now.getTime() - minutes(1));
  const { id, lastUsedAt } = grant.client;
  if (!lastUsedAt || lastUsedAt < before) await touchClient(db, { id, now, before });
  return grant;
}

/** Counts the request; answers the headers that tell how many are left. Throws 429 with them. */
export async function countRequest(
  { db }: Pick<Context, "db">,
  grant: ClientGrant,
  operation: Operation,
  headers: Record<string, string>,
): Promise<void> {
  const { id, approval } = grant.client;
  const limits = [clientLimit({ isApproved: approval === "approved", plan: grant.customer.plan })];
  if (operation.method === "POST" && operation.path.startsWith("/api/v1/intelligence/")) {
    limits.push(rateLimits.intelligence);
  }
  const all = await Promise.all(limits.map((limit) => consume(db, limit, id)));
  Object.assign(headers, rateLimitHeaders(all));
  requireWithinLimits(all);
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

/** Writes need an active workspace, and a client that was approved unless the operation plays with samples. */
export function requireActiveWorkspace(ctx: ClientContext): void {
  if (ctx.lifecycle === "active") return;
  throw new AppError("workspace_inactive", "This workspace is not active yet, so nothing can be written.");
}
