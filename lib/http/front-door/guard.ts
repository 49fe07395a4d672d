/** Checks a request's host and method before Next sees it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { readError } from "../answer";
import { validRequestId } from "../request-id";
import { apiPolicy, securityHeaders } from "../security-headers";
import type { IsAllowedHost } from "./allowed-hosts";
import { createHostLog } from "./refused-hosts";

export interface GuardOptions {
  isAllowedHost: IsAllowedHost;
  /** How many trusted proxies are in front. Without any, forwarding headers are forged. */
  trustedProxies: number;
  /** Whether a platform starts the process with its first request, which it has routed by its host already. */
  startsOnRequest?: boolean;
}

const forwardingHeaders = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
];
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const readMethods = ["GET", "HEAD", "OPTIONS"];
/** Paths that accept writes: the APIs, unsubscribe links (RFC 8058), and the development server's own paths. */
const writablePaths = /^\/(api|oauth2|unsubscribe|_next|__nextjs[^/?]*)([/?]|$)/;

/** Responds to a refused request and returns true; prepares any other request for Next. */
export function guard(request: IncomingMessage, response: ServerResponse, options: GuardOptions): boolean {
  try {
    if (options.trustedProxies === 0) for (const name of forwardingHeaders) delete request.headers[name];
    readTarget(request);
    requireReadablePath(request);
    requireHost(request, options.isAllowedHost);
    requireMethod(request);
    return false;
  } catch (error) {
    refuse(request, response, error);
    return true;
  }
}

/** A target in absolute form contains the host, which then takes precedence (RFC 9112, section 3.2.2). */
function readTarget(request: IncomingMessage): void {
  const target = request.url ?? "";
  if (target.startsWith("/") || (target === "*" && request.method === "OPTIONS")) return;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) {
    throw new AppError("validation_error", "The request target is not a valid URL.");
  }
  const { host, pathname, search } = new URL(target);
  request.headers.host = host;
  request.url = pathname + search;
}

/** Next answers a path that it cannot decode with a bare 500. */
function requireReadablePath({ url = "" }: IncomingMessage): void {
  try {
    decodeURIComponent(url.replace(/[?#].*$/s, ""));
  } catch {
    throw new AppError("validation_error", "The path is not valid percent-encoded UTF-8.");
  }
}

const logRefusedHost = createHostLog();

function requireHost({ headers, url = "" }: IncomingMessage, isAllowed: IsAllowedHost): void {
  const forwarded = headers["x-forwarded-host"];
  const hosts = [headers.host, ...(forwarded === undefined ? [] : String(forwarded).split(","))];
  const refused = hosts.findIndex((host) => !isAllowed(host?.trim()));
  if (refused < 0) return;
  logRefusedHost(hosts[refused], url);
  throw new AppError(
    "misdirected_request",
    "This host is not served here. APP_URL and ALLOWED_HOSTS list the allowed hosts.",
  );
}

/** Pages are read-only; writes go to the APIs. */
function requireMethod({ method = "", url = "" }: IncomingMessage): void {
  const allowed = writablePaths.test(url) ? methods : readMethods;
  if (allowed.includes(method)) return;
  const allow = allowed.join(", ");
  throw new AppError("method_not_allowed", `This method is not allowed here. Use ${allow}.`).with({
    Allow: allow,
  });
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const given = request.headers["x-request-id"];
  const requestId = typeof given === "string" && validRequestId.test(given) ? given : newId();
  const { known, body } = readError(error, requestId);
  const text = JSON.stringify(body);
  response.writeHead(known.status, {
    ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
    "Content-Security-Policy": apiPolicy,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "private, no-store",
    "X-Request-Id": requestId,
    ...known.headers,
    // Does not wait for the rest of the body.
    Connection: "close",
  });
  response.end(request.method === "HEAD" ? undefined : text);
}
