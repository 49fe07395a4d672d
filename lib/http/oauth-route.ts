/** Request handling for the OAuth endpoints, whose errors follow RFC 6749, section 5.2. */
import type { z } from "zod";
import { inScope } from "@/db/work-scope";
import type { OAuthErrorBody } from "@/lib/contracts/oauth";
import { type Operation, statementMsOf } from "@/lib/contracts/operation";
import { authenticateCaller, type OAuthCaller } from "@/lib/domain/oauth/authenticate-caller";
import { OAuthRefusal } from "@/lib/domain/oauth/refusal";
import {
  addressKey,
  consume,
  type RateLimit,
  rateLimitHeaders,
  readUse,
  requireWithinLimits,
} from "@/lib/rate-limit";
import { asAppError, logFailure } from "./answer";
import { callerAddress } from "./caller-address";
import type { PublicContext } from "./contexts";
import { type Form, readCredentials, readForm } from "./oauth-form";
import { requestIdOf } from "./request-id";
import type { Server } from "./route";

/** Rate limits per address, of an address's refused requests, and per authenticated client. */
export interface OAuthLimits {
  address: RateLimit;
  failures?: RateLimit;
  client: RateLimit;
}

type Handler<O extends Operation> = (
  ctx: PublicContext,
  caller: OAuthCaller,
  body: z.output<O["body"]>,
) => Promise<z.input<O["response"]>>;

/** Creates `oauthRoute(operation, limits, handler)`: reads the form, authenticates the caller, counts, responds. */
export function createOAuthRoute(server: () => Server) {
  return function oauthRoute<O extends Operation>(operation: O, limits: OAuthLimits, handle: Handler<O>) {
    return answerOAuth(server, operation, async (ctx, request) => {
      const address = addressKey(ctx.ip);
      await count(ctx, limits.address, address);
      return countingFailures(ctx, limits.failures, address, async () => {
        const form = await readForm(request);
        const body = parseForm(operation, form);
        const caller = await authenticateCaller(ctx, readCredentials(request, form));
        // Only authenticated requests count, so that no one can lock a client out. Apps have no secret.
        if (caller.kind === "client") await count(ctx, limits.client, caller.client.id);
        return handle(ctx, caller, body);
      });
    });
  };
}

/** A handler whose responses are never cached, and whose errors are those of the RFCs. */
export function answerOAuth<O extends Operation>(
  server: () => Server,
  operation: O,
  serve: (ctx: PublicContext, request: Request) => Promise<z.input<O["response"]>>,
) {
  const statementMs = statementMsOf(operation);
  return async (request: Request): Promise<Response> => {
    const requestId = requestIdOf(request);
    const headers: Record<string, string> = {
      "X-Request-Id": requestId,
      "Cache-Control": "no-store",
      Pragma: "no-cache",
    };
    const respond = async (): Promise<Response> => {
      const answer = operation.response.parse(await serve(contextOf(server(), request, headers), request));
      return answer === undefined
        ? new Response(null, { status: operation.status, headers })
        : Response.json(answer, { status: operation.status, headers });
    };
    return inScope({ customerId: null, statementMs, requestId }, () =>
      respond().catch((error: unknown) => answerRefusal(error, request, headers)),
    );
  };
}

const contextOf = (
  { db, clock, ports, announce, trustedProxies }: Server,
  request: Request,
  headers: Record<string, string>,
): PublicContext => {
  const requestId = headers["X-Request-Id"] ?? "";
  return { db, clock, ports, announce, requestId, headers, ip: callerAddress(request, trustedProxies) };
};

/** Does the work unless the address was refused too often, and counts its refusal, if it is one. */
async function countingFailures<T>(
  ctx: PublicContext,
  limit: RateLimit | undefined,
  address: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!limit) return work();
  const used = await readUse(ctx.db, limit, address);
  if (used?.isExceeded) Object.assign(ctx.headers, rateLimitHeaders([used]));
  requireWithinLimits(used ? [used] : []);
  return work().catch(async (error: unknown) => {
    if (error instanceof OAuthRefusal && error.status < 500) await consume(ctx.db, limit, address);
    throw error;
  });
}

/** Counts the request; the headers describe the limit that was checked last. */
async function count({ db, headers }: PublicContext, limit: RateLimit, key: string): Promise<void> {
  const consumed = [await consume(db, limit, key)];
  Object.assign(headers, rateLimitHeaders(consumed));
  requireWithinLimits(consumed);
}

function parseForm<O extends Operation>(operation: O, form: Form): z.output<O["body"]> {
  const parsed = operation.body.safeParse(form);
  // The schema is the operation's own; the compiler cannot infer its type through `safeParse`.
  if (parsed.success) return parsed.data as z.output<O["body"]>;
  const missing = parsed.error.issues.map(({ path }) => path.join("."));
  throw new OAuthRefusal("invalid_request", `Missing parameters: ${missing.join(" ")}.`);
}

function answerRefusal(error: unknown, request: Request, headers: Record<string, string>): Response {
  const refusal = readRefusal(error);
  if (refusal.status >= 500) logFailure(error, headers["X-Request-Id"]);
  const body: OAuthErrorBody = { error: refusal.code, error_description: refusal.message };
  const isBasic = refusal.code === "invalid_client" && request.headers.has("authorization");
  return Response.json(body, {
    status: refusal.status,
    headers: {
      ...headers,
      ...(error instanceof OAuthRefusal ? {} : asAppError(error).headers),
      ...(isBasic && { "WWW-Authenticate": 'Basic realm="oauth2", charset="UTF-8"' }),
    },
  });
}

/** Converts any thrown value to an OAuth error. */
function readRefusal(error: unknown): OAuthRefusal {
  if (error instanceof OAuthRefusal) return error;
  const { code, message, status } = asAppError(error);
  if (code === "rate_limited" || code === "try_again") return new OAuthRefusal(code, message, status);
  if (status < 500) return new OAuthRefusal("invalid_request", message, status);
  return new OAuthRefusal("server_error", "Something went wrong on our side.", 500);
}
