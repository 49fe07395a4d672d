/** Handles browsers that another site redirects back to us; every outcome is a redirect to a page. */
import type { z } from "zod";
import { inScope, workFor } from "@/db/work-scope";
import { requireMember, requireWritableSeat } from "@/lib/auth/authorize";
import type { Auth, Operation } from "@/lib/contracts/operation";
import { longSeconds } from "@/lib/contracts/request-limits";
import { AppError } from "@/lib/errors";
import { consume, rateLimits, requireWithinLimits } from "@/lib/rate-limit";
import { logFailure } from "./answer";
import { callerAddress } from "./caller-address";
import type { MemberContext } from "./contexts";
import { parseInput, queryRecord } from "./parse";
import { requestIdOf } from "./request-id";
import { identify, memberContext, type Server } from "./route";

export interface Lead<O extends Operation> {
  /** The required role, checked again here, as roles and workspaces may change in the meantime. */
  auth: Extract<Auth, { kind: "session" }>;
  /** The page to return to after signing in; never this URL, whose parameters are secret. */
  home: string;
  /** The path to redirect to on success. */
  onward(ctx: MemberContext, query: z.output<O["query"]>): Promise<string>;
  /** The path to redirect to on failure; `error` is null for a server error. */
  refused(error: AppError | null): string;
}

/** Creates `redirectRoute(operation, lead)`. A request counts as a write by the caller. */
export function createRedirectRoute(server: () => Server) {
  return function redirectRoute<O extends Operation>(operation: O, lead: Lead<O>) {
    return async (request: Request): Promise<Response> => {
      const opened = server();
      const requestId = requestIdOf(request);
      // A GET that writes, so it gets the statement timeout of a write.
      const scope = { customerId: null, statementMs: longSeconds * 1_000, requestId };
      const path = await inScope(scope, () => findPath(opened, operation, lead, { request, requestId }));
      const headers = {
        Location: new URL(path, opened.appUrl).href,
        "X-Request-Id": requestId,
        "Cache-Control": "private, no-store",
      };
      return new Response(null, { status: operation.status, headers });
    };
  };
}

async function findPath<O extends Operation>(
  server: Server,
  operation: O,
  lead: Lead<O>,
  { request, requestId }: { request: Request; requestId: string },
): Promise<string> {
  try {
    const identity = await identify(server, request);
    if (!identity) return `/sign-in?callbackUrl=${encodeURIComponent(lead.home)}`;
    requireWithinLimits([await consume(server.db, rateLimits.portalWrites, identity.user.id)]);
    const customer = requireMember(identity, lead.auth);
    requireWritableSeat(customer);
    const customerId = customer.id;
    workFor(customerId);
    const query = parseInput<O["query"]>(operation.query, queryRecord(new URL(request.url)));
    const ip = callerAddress(request, server.trustedProxies);
    return await lead.onward(memberContext(server, identity, customerId, { requestId, ip }), query);
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return lead.refused(error);
    logFailure(error, requestId);
    return lead.refused(null);
  }
}
