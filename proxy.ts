import { type NextRequest, NextResponse } from "next/server";
import { pagePolicy } from "@/lib/http/security-headers";

/** Gives each page its content security policy. The API passes by: a proxy in front of it costs too much. */
export function proxy(request: NextRequest): NextResponse {
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
  // By folder, never by ending or header: the page that says "not found" has any address, and needs its policy.
  matcher: ["/((?!api/|oauth2/|\\.well-known/|_next/static/|_next/image).*)"],
};
