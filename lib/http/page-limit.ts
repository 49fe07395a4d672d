/** The rate limit of pages. */
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { decodeSession, sessionCookie } from "@/lib/auth/session-token";
import { sha256 } from "@/lib/crypto";
import { AppError } from "@/lib/errors";
import {
  addressKey,
  type Consumed,
  consumedOf,
  exceededLimit,
  rateLimitHeaders,
  rateLimits,
} from "@/lib/rate-limit";
import { callerAddress } from "./caller-address";
import { apiPolicy, securityHeaders } from "./security-headers";

interface Settings {
  secret: string;
  appUrl: string;
  trustedProxies: number;
}

/** Counts a page and answers 429 above the limit; null lets it pass. */
export type LimitPage = (request: {
  headers: Headers;
  cookies: { get(name: string): { value: string } | undefined };
}) => Promise<Response | null>;

/**
 * Counts pages in this process's memory. What it protects is this process's time, and a row per page view would cost
 * more than most pages. A signed-in user has a counter of their own, by their token alone; others share their
 * address's.
 */
export function createPageLimit({ secret, appUrl, trustedProxies }: Settings): LimitPage {
  const limit = rateLimits.pages;
  const limiter = new RateLimiterMemory({ points: limit.requests, duration: limit.seconds });
  return async (request) => {
    const token = request.cookies.get(sessionCookie(appUrl))?.value;
    const claims = token ? await decodeSession({ token, secret }) : null;
    const key = claims?.sub ? sha256(claims.sub) : addressKey(callerAddress(request, trustedProxies));
    try {
      await limiter.consume(key);
      return null;
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      // The library rejects with a non-error when the points are used up.
      const { consumedPoints, msBeforeNext } = refusal as RateLimiterRes;
      const endsAt = Date.now() + msBeforeNext;
      return refuse(consumedOf(limit, { points: consumedPoints, endsAt }));
    }
  };
}

/** A page without anything that costs. */
function refuse(consumed: Consumed): Response {
  const { message, status, headers } = exceededLimit([consumed]) ?? new AppError("rate_limited", "");
  const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Too many requests</title><h1>Too many requests</h1><p>${message}</p></html>`;
  return new Response(page, {
    status,
    headers: {
      ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
      "Content-Security-Policy": apiPolicy,
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-store",
      ...rateLimitHeaders([consumed]),
      ...headers,
    },
  });
}
