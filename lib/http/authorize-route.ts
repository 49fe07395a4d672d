/** The authorization endpoint: sends the browser on, to the consent page or back to the app with an error. */
import { inScope } from "@/db/work-scope";
import { authorizeApp } from "@/lib/contracts/oauth-apps";
import { statementMsOf } from "@/lib/contracts/operation";
import { readAuthorizationRequest } from "@/lib/domain/connected-apps/authorization-request";
import { isWebsite } from "@/lib/domain/oauth/redirect-uri";
import { logFailure } from "./answer";
import { requestIdOf } from "./request-id";
import type { Server } from "./route";

/** The page that asks the person; it reads the same query string. */
export const consentPath = "/connect-app";

/** Creates the GET handler. `server` is called on each request, as in `createRoute`. */
export function createAuthorizeRoute(server: () => Server) {
  return async (request: Request): Promise<Response> => {
    const requestId = requestIdOf(request);
    const { db, ports, appUrl } = server();
    const query = new URL(request.url).search.slice(1);
    const consent = new URL(`${consentPath}?${query}`, appUrl).href;
    const locate = async (): Promise<string> => {
      const read = await readAuthorizationRequest({ db, ports }, query);
      // Anyone can register a website: without a person's click, this would send them anywhere (RFC 9700, 4.11.2).
      return read.kind === "returned" && !isWebsite(read.redirectUri) ? read.redirectTo : consent;
    };
    const scope = { customerId: null, statementMs: statementMsOf(authorizeApp), requestId };
    const location = await inScope(scope, () =>
      locate().catch((error: unknown) => {
        logFailure(error, requestId);
        // The page reads the request again, and explains what is wrong.
        return consent;
      }),
    );
    return new Response(null, {
      status: authorizeApp.status,
      headers: { Location: location, "X-Request-Id": requestId, "Cache-Control": "private, no-store" },
    });
  };
}
