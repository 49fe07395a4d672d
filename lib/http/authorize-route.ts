/** The authorization endpoint: sends the browser on, to the consent page or back to the app with an error. */
import { inScope } from "@/db/work-scope";
import { authorizeApp } from "@/lib/contracts/oauth-apps";
import { statementMsOf } from "@/lib/contracts/operation";
import { readAuthorizationRequest } from "@/lib/domain/connected-apps/authorization-request";
import { isWebsite } from "@/lib/domain/connected-apps/redirect-uri";
import { addressKey, consume, rateLimits, requireWithinLimits } from "@/lib/rate-limit";
import { answerError } from "./answer";
import { callerAddress } from "./caller-address";
import { requestIdOf } from "./request-id";
import type { Server } from "./route";

/** The page that asks the person; it reads the same query string. */
export const consentPath = "/connect-app";

/** Creates the GET handler. `server` is called on each request, as in `createRoute`. */
export function createAuthorizeRoute(server: () => Server) {
  return async (request: Request): Promise<Response> => {
    const requestId = requestIdOf(request);
    const serve = async (): Promise<Response> => {
      const { db, ports, appUrl, trustedProxies } = server();
      const key = addressKey(callerAddress(request, trustedProxies));
      requireWithinLimits([await consume(db, rateLimits.authorizationByAddress, key)]);
      const query = new URL(request.url).search.slice(1);
      const read = await readAuthorizationRequest({ db, ports }, query);
      // Anyone can register a website: without a person's click, this would send them anywhere (RFC 9700, 4.11.2).
      const isSentBack = read.kind === "returned" && !isWebsite(read.redirectUri);
      const location = isSentBack ? read.redirectTo : new URL(`${consentPath}?${query}`, appUrl).href;
      return new Response(null, {
        status: authorizeApp.status,
        headers: { Location: location, "X-Request-Id": requestId, "Cache-Control": "private, no-store" },
      });
    };
    const scope = { customerId: null, statementMs: statementMsOf(authorizeApp), requestId };
    return inScope(scope, () => serve().catch((error: unknown) => answerError(error, requestId)));
  };
}
