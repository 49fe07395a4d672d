/** The path of a message to the tools: origin, client, body, answer. Refusals before it are those of the API. */
import { inScope, workFor } from "@/db/work-scope";
import { getMcpResource } from "@/lib/contracts/mcp";
import { readSeconds } from "@/lib/contracts/request-limits";
import { AppError } from "@/lib/errors";
import { answerError } from "@/lib/http/answer";
import { admitClient, type ClientGrant } from "@/lib/http/bearer";
import { callerAddress } from "@/lib/http/caller-address";
import { readJson } from "@/lib/http/read-body";
import { requestIdOf } from "@/lib/http/request-id";
import type { Server } from "@/lib/http/route";
import { answerMessage } from "./answer-message";

/** Makes the handler of POST. `server` is asked for on each request, as by `createRoute`. */
export function createMcpRoute(server: () => Server) {
  return async (request: Request): Promise<Response> => {
    const requestId = requestIdOf(request);
    const headers: Record<string, string> = {};
    const serve = async (): Promise<Response> => {
      const parts = server();
      requireOwnOrigin(request, parts.appUrl);
      const grant = await admit(parts, request, headers);
      workFor(grant.customer.id);
      const message = await readMessage(request);
      const ip = callerAddress(request, parts.trustedProxies);
      const answer = await answerMessage({ server: parts, grant, requestId, ip }, request, message);
      const shared = { "X-Request-Id": requestId, "Cache-Control": "private, no-store", ...headers };
      for (const [name, value] of Object.entries(shared)) answer.headers.set(name, value);
      return answer;
    };
    try {
      // Each tool then has the limit of its operation.
      return await inScope({ customerId: null, statementMs: readSeconds * 1_000 }, serve);
    } catch (error) {
      return answerError(error, requestId, headers);
    }
  };
}

/**
 * Refuses what a page of another site sends. Unlike the portal's writes, a matching `Host` is no excuse: a page
 * that rebinds its name to this machine has one.
 */
function requireOwnOrigin(request: Request, appUrl: string): void {
  const origin = request.headers.get("origin");
  if (origin === null || origin === new URL(appUrl).origin) return;
  throw new AppError("forbidden_origin", "This request came from another site.");
}

/** A missing or ended token is told where tokens are had (RFC 9728, section 5.1). */
async function admit(
  { db, clock, appUrl }: Server,
  request: Request,
  headers: Record<string, string>,
): Promise<ClientGrant> {
  try {
    return await admitClient({ db, clock, headers }, null, request);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "unauthorized") throw error;
    const metadata = `resource_metadata="${new URL(getMcpResource.path, appUrl).href}"`;
    const challenge = error.headers["WWW-Authenticate"];
    throw error.with({ "WWW-Authenticate": `${challenge}, ${metadata}` });
  }
}

/** A request counts once, so that it must ask one thing; today's protocol has no batches. */
async function readMessage(request: Request): Promise<unknown> {
  const message = await readJson(request);
  if (!Array.isArray(message)) return message;
  throw new AppError("validation_error", "Send one message a request: batches are not taken.");
}
