/** Registration of apps, whose errors follow RFC 7591, section 3.2.2. */
import { registerApp } from "@/lib/contracts/oauth-apps";
import { requireUsable, registerApp as storeApp } from "@/lib/domain/connected-apps/register";
import { asAscii, OAuthRefusal } from "@/lib/domain/oauth/refusal";
import {
  addressKey,
  consumeInTurn,
  rateLimitHeaders,
  rateLimits,
  requireWithinLimits,
} from "@/lib/rate-limit";
import { validationError } from "@/lib/validation-error";
import type { PublicContext } from "./contexts";
import { answerOAuth } from "./oauth-route";
import { readJson } from "./read-body";
import type { Server } from "./route";

/** Creates the POST handler. `server` is called on each request, as in `createRoute`. */
export const createAppRegistrationRoute = (server: () => Server) =>
  answerOAuth(server, registerApp, async (ctx, request) => {
    const parsed = registerApp.body.safeParse(await readJson(request));
    if (!parsed.success) {
      const isAddress = parsed.error.issues[0]?.path[0] === "redirect_uris";
      const code = isAddress ? "invalid_redirect_uri" : "invalid_client_metadata";
      throw new OAuthRefusal(code, asAscii(validationError(parsed.error).message));
    }
    requireUsable(parsed.data);
    await countRegistration(ctx);
    return storeApp(ctx, parsed.data);
  });

/** Counts a usable registration by the caller's address. Throws 429. */
async function countRegistration(ctx: PublicContext): Promise<void> {
  const key = addressKey(ctx.ip);
  const consumed = await consumeInTurn(ctx.db, [
    { limit: rateLimits.appRegistrationByHour, key },
    { limit: rateLimits.appRegistrationByDay, key },
  ]);
  Object.assign(ctx.headers, rateLimitHeaders(consumed));
  requireWithinLimits(consumed);
}
