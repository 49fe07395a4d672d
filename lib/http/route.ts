/** One path for every request: authenticate, parse, call, answer, fail. */
import type { z } from "zod";
import type { OpenDb } from "@/db/client";
import type { SessionIdentity } from "@/db/queries/sessions";
import { authenticate } from "@/lib/auth/authenticate";
import { requireMember } from "@/lib/auth/authorize";
import type { Clock } from "@/lib/clock";
import { type Announce, type Context, createContext } from "@/lib/context";
import type { Auth, Operation } from "@/lib/contracts/operation";
import { AppError } from "@/lib/errors";
import type { Ports } from "@/lib/ports";
import { answerError, answerJson } from "./answer";
import { parseInput, parseParams, queryRecord } from "./parse";
import { readJson } from "./read-body";
import { requestIdOf } from "./request-id";
import { requireSameOrigin } from "./same-origin";

/** What a process serves with. */
export interface Server {
  db: OpenDb["db"];
  ports: Ports;
  clock: Clock;
  secret: string;
  appUrl: string;
  announce: Announce;
}

/** A caller of a public operation: nobody in particular. */
export type PublicContext = Pick<Context, "db" | "clock" | "requestId" | "ports">;

/** Someone signed in, whatever their workspace. */
export interface AccountContext extends PublicContext {
  identity: SessionIdentity;
}

/** A member of a workspace. */
export interface MemberContext extends Context {
  identity: SessionIdentity;
  userId: string;
}

export type ContextFor<A extends Auth> = A extends { kind: "public" }
  ? PublicContext
  : A extends { kind: "session"; phase: "any" } | { kind: "operator" }
    ? AccountContext
    : MemberContext;

export interface Input<O extends Operation> {
  params: z.output<O["params"]>;
  query: z.output<O["query"]>;
  body: z.output<O["body"]>;
}

type Handler<O extends Operation> = (
  ctx: ContextFor<O["auth"]>,
  input: Input<O>,
) => Promise<z.input<O["response"]>> | Promise<void> | z.input<O["response"]>;

type RouteHandler = (
  request: Request,
  route: { params: Promise<Record<string, string>> },
) => Promise<Response>;

/**
 * Makes `route(operation, handler)`. `server` is asked for on each request, so that nothing is opened while
 * the product is built.
 */
export function createRoute(server: () => Server) {
  return function route<O extends Operation>(operation: O, handle: Handler<O>): RouteHandler {
    return async (request, { params }) => {
      const requestId = requestIdOf(request);
      try {
        const open = server();
        const ctx = await contextFor(open, operation.auth, request, requestId);
        // A path without parameters is handed none at all.
        const input = await readInput(operation, request, (await params) ?? {});
        // The type parameter ties the context to `operation.auth`; a switch over its kinds cannot show it.
        const result = await handle(ctx as ContextFor<O["auth"]>, input);
        const body = operation.status === 204 ? null : operation.response.parse(result);
        const headers: Record<string, string> = operation.cacheControl
          ? { "Cache-Control": operation.cacheControl }
          : {};
        return answerJson(operation.status, body, requestId, headers);
      } catch (error) {
        return answerError(error, requestId);
      }
    };
  };
}

async function readInput<O extends Operation>(
  operation: O,
  request: Request,
  params: Record<string, string>,
): Promise<Input<O>> {
  const hasBody = operation.body.safeParse(undefined).success === false;
  return {
    params: parseParams(operation.params, params),
    query: parseInput(operation.query, queryRecord(new URL(request.url))),
    body: parseInput(operation.body, hasBody ? await readJson(request) : undefined),
  } as Input<O>;
}

async function contextFor(
  server: Server,
  auth: Auth,
  request: Request,
  requestId: string,
): Promise<PublicContext | AccountContext | MemberContext> {
  const { db, ports, clock } = server;
  const shared = { db, ports, clock, requestId };
  if (auth.kind === "public") return shared;
  if (auth.kind === "bearer") throw new Error("Bearer operations come with the customer API");
  const identity = await authenticate(db, {
    readCookie: cookieReader(request),
    secret: server.secret,
    appUrl: server.appUrl,
    clock,
  });
  if (!identity) throw new AppError("unauthorized", "Sign in first.");
  if (request.method !== "GET" && request.method !== "HEAD") requireSameOrigin(request, server.appUrl);
  if (auth.kind === "operator") {
    if (!identity.user.isOperator)
      throw new AppError("forbidden", "Only operators of the platform may do this.");
    return { ...shared, identity };
  }
  if (auth.phase === "any") return { ...shared, identity };
  const customer = requireMember(identity, auth);
  return memberContext(server, identity, customer.id, requestId);
}

/** The context of a member's request or page. */
export function memberContext(
  server: Server,
  identity: SessionIdentity,
  customerId: string,
  requestId: string,
): MemberContext {
  const { db, ports, clock, announce } = server;
  const userId = identity.user.id;
  const ctx = createContext({
    customerId,
    actor: { kind: "user", userId },
    db,
    clock,
    requestId,
    ports,
    announce,
  });
  return { ...ctx, identity, userId };
}

function cookieReader(request: Request): (name: string) => string | undefined {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return (name) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
