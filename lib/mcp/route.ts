/** Handles an MCP message: origin, client, body, response. Errors before that are those of the API. */
import { inScope, workFor } from "@/db/work-scope";
import { readSeconds } from "@/lib/contracts/request-limits";
import { AppError } from "@/lib/errors";
import { answerError } from "@/lib/http/answer";
import { admitClient } from "@/lib/http/bearer";
import { callerAddress } from "@/lib/http/caller-address";
import { readJson } from "@/lib/http/read-body";
import { requestIdOf } from "@/lib/http/request-id";
import type { Server } from "@/lib/http/route";
import { answerMessage } from "./answer-message";

/** Creates the POST handler. `server` is called on each request, as in `createRoute`. */
export function createMcpRoute(server: () => Server) {
  return async (request: Request): Promise<Response> => {
    const requestId = requestIdOf(request);
    const headers: Record<string, string> = {};
    const serve = async (): Promise<Response> => {
      const parts = server();
      requireOwnOrigin(request, parts.appUrl);
      const grant = await admitClient({ ...parts, headers }, null, request);
      workFor(grant.customer.id);
      const message = await readMessage(request);
      const ip = callerAddress(request, parts.trustedProxies);
      const answer = await answerMessage({ server: parts, grant, requestId, ip }, request, message);
      const shared = { "X-Request-Id": requestId, "Cache-Control": "private, no-store", ...headers };
      for (const [name, value] of Object.entries(shared)) answer.headers.set(name, value);
      return answer;
    };
    // The tool is then limited like its operation.
    return inScope({ customerId: null, statementMs: readSeconds * 1_000, requestId }, () =>
      serve().catch((error: unknown) => answerError(error, requestId, headers)),
    );
  };
}

/**
 * Rejects requests from another site's page. Unlike in the portal, a matching `Host` is not enough: a page that uses
 * DNS rebinding has one.
 */
function requireOwnOrigin(request: Request, appUrl: string): void {
  const origin = request.headers.get("origin");
  if (origin === null || origin === new URL(appUrl).origin) return;
  throw new AppError("forbidden_origin", "This request came from another site.");
}

/** Requests are counted, so each may contain only one message. The current protocol has no batches. */
async function readMessage(request: Request): Promise<unknown> {
  const message = await readJson(request);
  if (!Array.isArray(message)) return message;
  throw new AppError("validation_error", "Send one message per request. Batches are not supported.");
}
