/** Handles every request the same way: authenticate, count, parse, call, respond, handle errors. */
import type { z } from "zod";
import type { Db } from "@/db/client";
import type { SessionIdentity } from "@/db/queries/sessions";
import { retryContended } from "@/db/retry-contended";
import { inScope, workFor } from "@/db/work-scope";
import { authenticate } from "@/lib/auth/authenticate";
import { requireMember, requireWritableSeat } from "@/lib/auth/authorize";
import type { Clock } from "@/lib/clock";
import { type Announce, type Context, createContext } from "@/lib/context";
import {
  Csv,
  isTagged,
  mayOmitBody,
  type Operation,
  readsBody,
  statementMsOf,
  takesKey,
} from "@/lib/contracts/operation";
import { withoutEmpty } from "@/lib/contracts/without-empty";
import type { Download } from "@/lib/domain/exports/download";
import { AppError } from "@/lib/errors";
import type { Ports } from "@/lib/ports";
import { inSpan } from "@/lib/telemetry/telemetry";
import { answerError, answerJson, answerTagged } from "./answer";
import { answerDownload } from "./answer-download";
import { admitClient, clientContext, requireActiveWorkspace } from "./bearer";
import { callerAddress } from "./caller-address";
import { countByAddress, countByUser } from "./caller-limits";
import type { AccountContext, ClientContext, ContextFor, MemberContext, PublicContext } from "./contexts";
import { runOnce, runOnceForMember } from "./idempotency";
import { JsonText } from "./json-text";
import { parseInput, parseParams, queryRecord } from "./parse";
import { readJson } from "./read-body";
import { renameAliases } from "./rename-aliases";
import { requestIdOf } from "./request-id";
import { requireSameOrigin } from "./same-origin";
import { requireShownSession } from "./shown-session";

/** The dependencies of a server process. */
export interface Server {
  db: Db;
  ports: Ports;
  clock: Clock;
  secret: string;
  appUrl: string;
  /** How many trusted proxies are in front. */
  trustedProxies: number;
  announce: Announce;
}

export interface Input<O extends Operation> {
  params: z.output<O["params"]>;
  query: z.output<O["query"]>;
  body: z.output<O["body"]>;
}

/** What answers an operation: gets what the caller may use, and the parsed input. */
export type Handler<O extends Operation> = (
  ctx: ContextFor<O["auth"]>,
  input: Input<O>,
) => Promise<Result<O>> | Promise<void> | Result<O>;

type Result<O extends Operation> = O["response"] extends typeof Csv
  ? Download
  : z.input<O["response"]> | WithStatus<z.input<O["response"]>> | JsonText;

type RouteHandler = (
  request: Request,
  route: { params: Promise<Record<string, string>> },
) => Promise<Response>;

/**
 * Creates `route(operation, handler)`. `server` is called on each request, so that nothing is opened during the build.
 */
export function createRoute(server: () => Server) {
  return function route<O extends Operation>(operation: O, handle: Handler<O>): RouteHandler {
    const readBody = bodyReader(operation);
    const statementMs = statementMsOf(operation);
    return async (request, { params }) => {
      const requestId = requestIdOf(request);
      const headers: Record<string, string> = {};
      const serve = async (): Promise<Response> => {
        const ctx = await retryContended(() =>
          contextFor(server(), operation, request, { requestId, headers }),
        );
        // `params` is undefined for a path without parameters.
        const input = await readInput(ctx, operation, request, (await params) ?? {}, readBody);
        const run = async (ctx: AnyContext) => {
          // The type parameter ties the context to `operation.auth`; a switch over the kinds cannot express this.
          const work = async () => handle(ctx as ContextFor<O["auth"]>, input);
          return operation.method === "GET" ? retryContended(work) : work();
        };
        if (operation.response === Csv) {
          // The type of `Result` ensures that the handler of such an operation returns a download.
          const download = (await run(ctx)) as Download;
          return answerDownload(download, requestId, headers, () =>
            requireSameMember(server(), operation, request, ctx),
          );
        }
        const key = takesKey(operation) ? request.headers.get("idempotency-key") : null;
        const work = async (ctx: AnyContext) => readResult(operation, await run(ctx));
        const answer =
          key === null
            ? { ...(await work(ctx)), isReplay: false }
            : await runKeyed(ctx, { key, operation, input }, work);
        if (answer.isReplay) headers["Idempotent-Replay"] = "true";
        if (operation.cacheControl) headers["Cache-Control"] = operation.cacheControl;
        if (isTagged(operation) && !("mode" in ctx)) headers.Vary = "Cookie";
        return isTagged(operation)
          ? answerTagged(request, answer.body, requestId, headers)
          : answerJson(answer.status, answer.body, requestId, headers);
      };
      return inScope({ customerId: null, statementMs, requestId, caller: request }, () =>
        inSpan(operation.id, {}, () =>
          serve().catch((error: unknown) => answerError(error, requestId, headers)),
        ),
      );
    };
  };
}

function runKeyed(
  ctx: AnyContext,
  input: { key: string; operation: Operation; input: unknown },
  work: (ctx: AnyContext) => Promise<{ status: number; body: unknown }>,
) {
  if ("mode" in ctx) return runOnce(ctx, input, work);
  if ("identity" in ctx) return runOnceForMember(ctx, input, work);
  throw new Error(`${input.operation.id} has no caller whose keys could be known`);
}

/** A handler's response if its status may differ from the operation's. */
export class WithStatus<T> {
  constructor(
    readonly status: 200 | 201 | 202,
    readonly body: T,
  ) {}
}

function readResult(operation: Operation, result: unknown): { status: number; body: unknown } {
  if (result instanceof JsonText) return { status: operation.status, body: result };
  const status = result instanceof WithStatus ? result.status : operation.status;
  const body = result instanceof WithStatus ? result.body : result;
  return { status, body: status === 204 ? null : operation.response.parse(body) };
}

/** Path parameters are checked first in the portal, and last in the customer API, as the contract specifies. */
async function readInput<O extends Operation>(
  ctx: AnyContext,
  operation: O,
  request: Request,
  path: Record<string, string>,
  readBody: ReadBody,
): Promise<Input<O>> {
  const isClient = "mode" in ctx;
  const early = isClient ? null : parseParams(operation.params, path);
  const asSent = (schema: z.ZodType, sent: unknown) =>
    isOfCustomerApi(operation) ? withoutEmpty(schema, sent) : sent;
  const query = parseInput(operation.query, asSent(operation.query, queryRecord(new URL(request.url))));
  const body = parseInput(
    operation.body,
    asSent(operation.body, renameAliases(operation.bodyAliases, await readBody(request))),
  );
  if (isClient && operation.method !== "GET") requireActiveWorkspace(ctx);
  return { params: early ?? parseParams(operation.params, path), query, body } as Input<O>;
}

const isOfCustomerApi = ({ path }: Operation) => path.startsWith("/api/v1/");

type ReadBody = (request: Request) => Promise<unknown>;

function bodyReader(operation: Operation): ReadBody {
  if (!readsBody(operation)) return async () => undefined;
  const mayOmit = mayOmitBody(operation);
  return async (request) =>
    mayOmit && isWithoutBody(request) ? (operation.omittedBody ?? {}) : readJson(request);
}

/** A request without a body, as `curl -X POST` sends it: no body headers, or zero length (RFC 9110, section 6.4). */
const isWithoutBody = ({ headers }: Request): boolean =>
  !headers.has("content-type") &&
  !headers.has("transfer-encoding") &&
  Number(headers.get("content-length") ?? 0) === 0;

type AnyContext = PublicContext | AccountContext | MemberContext | ClientContext;

async function contextFor(
  server: Server,
  operation: Operation,
  request: Request,
  answer: { requestId: string; headers: Record<string, string> },
): Promise<AnyContext> {
  const { auth } = operation;
  const { requestId, headers } = answer;
  const { db, ports, clock, announce } = server;
  const ip = callerAddress(request, server.trustedProxies);
  const shared = { db, ports, clock, announce, requestId, headers, ip };
  if (auth.kind === "public") {
    await countByAddress(shared, operation);
    return shared;
  }
  if (auth.kind === "bearer") {
    const grant = await admitClient(shared, { ...operation, auth }, request);
    workFor(grant.customer.id);
    return clientContext({ db, ports, clock, requestId, ip: shared.ip, announce }, grant);
  }
  const identity = await identify(server, request);
  if (!identity) throw new AppError("unauthorized", "Sign in first.");
  if (identity.customer) workFor(identity.customer.id);
  return countByUser(shared, { operation, userId: identity.user.id }, () => {
    if (request.method !== "GET" && request.method !== "HEAD") requireSameOrigin(request, server.appUrl);
    requireShownSession(request, operation, identity);
    if (auth.kind === "operator") {
      if (!identity.user.isOperator) throw new AppError("forbidden", "Only platform operators may do this.");
      return { ...shared, identity };
    }
    if (auth.phase === "any") return { ...shared, identity };
    const customer = requireMember(identity, auth);
    if (operation.method !== "GET" && !operation.isOwn) requireWritableSeat(customer);
    return memberContext(server, identity, customer.id, shared);
  });
}

/** The identity of the request's session cookie; null if signed out. */
export const identify = ({ db, clock, secret, appUrl }: Server, request: Request) =>
  authenticate(db, { readCookie: cookieReader(request), secret, appUrl, clock });

/**
 * Requires that a member may still do what they began: a long download ends with the session, the membership or the
 * role that it was started with. Throws 401 or the contract's 403s.
 */
async function requireSameMember(
  server: Server,
  { auth }: Operation,
  request: Request,
  ctx: AnyContext,
): Promise<void> {
  const identity = await identify(server, request);
  const isSame = identity && "customerId" in ctx && identity.customer?.id === ctx.customerId;
  if (!isSame || auth.kind !== "session") throw new AppError("unauthorized", "The session has ended.");
  requireMember(identity, auth);
}

/** The context of a member's request or page. */
export function memberContext(
  server: Server,
  identity: SessionIdentity,
  customerId: string,
  { requestId, ip }: Pick<Context, "requestId" | "ip">,
): MemberContext {
  const { db, ports, clock, announce } = server;
  const userId = identity.user.id;
  const ctx = createContext({
    customerId,
    actor: { kind: "user", userId },
    db,
    clock,
    requestId,
    ip,
    ports,
    announce,
  });
  return { ...ctx, identity, userId };
}

function cookieReader(request: Request): (name: string) => string | undefined {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return (name) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
