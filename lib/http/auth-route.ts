/** The route in front of next-auth. Invalid requests are refused here, with the API's own errors. */
import { NextRequest, NextResponse } from "next/server";
import { inScope } from "@/db/work-scope";
import { requireAnswer } from "@/lib/auth/failed-queries";
import { confirmUrl } from "@/lib/auth/link-mail";
import { countLinkRequest, countSignIn } from "@/lib/auth/mail-limits";
import { signInErrorUrl } from "@/lib/auth/options";
import { callbackCookie } from "@/lib/auth/session-token";
import { longSeconds } from "@/lib/contracts/request-limits";
import { notFound } from "@/lib/errors";
import { answerError, asAppError } from "@/lib/http/answer";
import { signInCap } from "@/lib/http/body-caps";
import { callerAddress } from "@/lib/http/caller-address";
import { otherMethods } from "@/lib/http/methods";
import { readBytes } from "@/lib/http/read-body";
import { requestIdOf } from "@/lib/http/request-id";
import type { Server } from "@/lib/http/route";
import { requireSameOrigin } from "@/lib/http/same-origin";
import { isAddress, readAuthRequest, readEmail, readForm, requireCallbackUrl } from "./auth-requests";

interface Route {
  params: Promise<{ nextauth: string[] }>;
}
/** `providers` are the IDs of the configured ones. */
export type AuthServer = Server & { providers: readonly string[] };
type Handler = (request: NextRequest, route: Route) => Promise<Response>;

/** Creates the handlers of `/api/auth`. `nextAuth` receives valid requests, with their form already read. */
export function createAuthRoute(server: () => AuthServer, nextAuth: Handler) {
  const handle: Handler = async (request, route) => {
    const headers: Record<string, string> = {};
    const requestId = requestIdOf(request);
    const scope = { customerId: null, statementMs: longSeconds * 1_000, requestId };
    return inScope(scope, async () => {
      try {
        return await answer(server(), request, route, headers);
      } catch (error) {
        return answerError(error, requestId, headers);
      }
    });
  };

  async function answer(
    server: AuthServer,
    request: NextRequest,
    route: Route,
    headers: Record<string, string>,
  ): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const asked = readAuthRequest(request.method, (await route.params).nextauth, server.providers);
    if (asked === null) throw notFound("path");
    requireCallbackUrl(searchParams.get("callbackUrl"));
    requireCallbackCookie(request, server.appUrl, headers);
    if (asked === "open-link") return NextResponse.redirect(confirmUrl(request.url, server.appUrl), 303);
    if (asked === "read") return requireAnswer(() => nextAuth(request, route));
    if (asked === "finish-provider") return finishProvider(server, request, () => nextAuth(request, route));
    requireSameOrigin(request, server.appUrl);
    if (asked === "take-link") readEmail(searchParams.get("email"));
    const form = readForm(request.headers.get("content-type"), await readBytes(request, signInCap));
    requireCallbackUrl(form.get("callbackUrl"));
    if (asked === "start-provider") await countProviderRequest(server, request);
    if (asked === "ask-for-link") {
      const email = readEmail(form.get("email"));
      const ip = callerAddress(request, server.trustedProxies);
      Object.assign(headers, await countLinkRequest(server.db, { email, ip }));
    }
    return requireAnswer(() => nextAuth(withForm(request, form), route));
  }

  return { GET: handle, POST: handle, ...otherMethods("GET", "POST") };
}

/**
 * Finishes a sign-in at a provider. Problems lead back to the sign-in page, as a person is looking at it: the provider
 * was not left with consent, or there were too many attempts.
 */
async function finishProvider(
  server: AuthServer,
  request: NextRequest,
  finish: () => Promise<Response>,
): Promise<Response> {
  const back = (error: string) => NextResponse.redirect(signInErrorUrl(server.appUrl, error), 303);
  if (new URL(request.url).searchParams.get("error") === "access_denied") return back("Canceled");
  try {
    await countProviderRequest(server, request);
  } catch (error) {
    if (asAppError(error).code === "rate_limited") return back("TooManyAttempts");
    throw error;
  }
  return finish();
}

/** Each attempt makes the server call the provider. Throws 429 `rate_limited`. */
async function countProviderRequest(server: AuthServer, request: NextRequest): Promise<void> {
  await countSignIn(server.db, { ip: callerAddress(request, server.trustedProxies) });
}

/** Next-auth fails on every request if it cannot read its own cookie: the request is refused and the cookie cleared. */
function requireCallbackCookie(request: NextRequest, appUrl: string, headers: Record<string, string>): void {
  const name = callbackCookie(appUrl);
  const given = request.cookies.get(name)?.value;
  if (given === undefined || isAddress(given)) return;
  headers["Set-Cookie"] = `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
  requireCallbackUrl(given);
}

/** The same request with a readable body, as the form was already read. */
function withForm({ url, method, headers }: NextRequest, form: URLSearchParams): NextRequest {
  const copied = new Headers(headers);
  copied.delete("content-length");
  copied.set("content-type", "application/x-www-form-urlencoded");
  return new NextRequest(url, { method, headers: copied, ...(form.size > 0 && { body: form.toString() }) });
}
