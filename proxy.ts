import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { createPageLimit, type LimitPage } from "@/lib/http/page-limit";
import { pagePolicy } from "@/lib/http/security-headers";

let limitPage: LimitPage | undefined;

function openPageLimit(): LimitPage {
  const { NEXTAUTH_SECRET: secret, APP_URL: appUrl, TRUSTED_PROXIES: trustedProxies } = env();
  return createPageLimit({ secret, appUrl, trustedProxies });
}

/**
 * Counts each page and sets its content security policy. The API is excluded because a proxy in front of it is too
 * slow.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  // A mail program unsubscribes with a POST to the address of the page (RFC 8058).
  if (request.method === "POST" && pathname.startsWith("/unsubscribe/")) {
    return NextResponse.rewrite(new URL(`/api/public${pathname}`, request.url));
  }
  limitPage ??= openPageLimit();
  const refusal = await limitPage(request);
  if (refusal) return refusal;
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64");
  const policy = pagePolicy(nonce, process.env.NODE_ENV !== "production");
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("x-path", request.nextUrl.pathname + request.nextUrl.search);
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

export const config = {
  // Matched by folder, not by extension or header: the "not found" page can have any address and needs its policy.
  matcher: ["/((?!service-worker\\.js$|mcp$|api/|oauth2/|\\.well-known/|_next/static/|_next/image).*)"],
};
