import { policy } from "@/db/policy";
import { isTagged, type Operation, takesKey } from "@/lib/contracts/operation";
import { shownNames } from "@/lib/contracts/shown-session";
import { callerLimits } from "../caller-limits";
import type { Header, Parameter, Reference } from "./document";

const string = { type: "string" } as const;

/** Response headers, as components. */
export const headers = {
  "X-Request-Id": {
    description:
      "Identifies this request in logs. A valid `X-Request-Id` sent by the caller is returned unchanged.",
    required: true,
    schema: { ...string, pattern: "^[A-Za-z0-9._-]{1,128}$" },
  },
  "Cache-Control": { description: "How long the response may be cached.", required: true, schema: string },
  Location: {
    description: "The page to redirect to.",
    required: true,
    schema: { ...string, format: "uri" },
  },
  ETag: {
    description:
      "Identifies this version of the response. Send it in `If-None-Match` to get a 304 if nothing has changed.",
    required: true,
    schema: string,
  },
  RateLimit: {
    description:
      'Remaining requests for each limit: `"client";r=59;t=60` means 59 requests left in the next 60 seconds.',
    schema: string,
  },
  "RateLimit-Policy": {
    description: 'Each limit: `"client";q=60;w=60` means 60 requests per 60 seconds.',
    schema: string,
  },
  "Retry-After": {
    description: "Seconds to wait before retrying.",
    schema: { type: "integer", minimum: 1 },
  },
  "Idempotent-Replay": {
    description:
      "`true` if this is the stored response to an earlier request with the same `Idempotency-Key`.",
    schema: { ...string, enum: ["true"] },
  },
  "WWW-Authenticate": {
    description: "How to authenticate (RFC 6750; RFC 7617 at the token endpoints).",
    schema: string,
  },
} as const satisfies Record<string, Header>;
export type HeaderName = keyof typeof headers;

/** Parameters that operations share, as components. */
export const sharedParameters = {
  XRequestId: {
    name: "X-Request-Id",
    in: "header",
    required: false,
    description: "Your own ID for the request, for finding it later.",
    schema: { type: "string", pattern: "^[A-Za-z0-9._-]{1,128}$" },
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: `1 to 255 printable characters of your choice. Repeating the same request with the same key within ${policy.idempotencyHours} hours returns the first response again.`,
    schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,255}$" },
  },
  XUser: {
    name: shownNames.user.header,
    in: "header",
    required: false,
    description:
      "The ID of the user that your page shows. If the session belongs to someone else by now, the request is refused with 409 `workspace_changed`.",
    schema: { type: "string" },
  },
  XWorkspace: {
    name: shownNames.workspace.header,
    in: "header",
    required: false,
    description:
      "The ID of the workspace that your page shows, or `none`. If the session has switched to another one, the request is refused with 409 `workspace_changed`.",
    schema: { type: "string" },
  },
  User: {
    name: shownNames.user.parameter,
    in: "query",
    required: false,
    description: "Like `X-User`, for download links.",
    schema: { type: "string" },
  },
  Workspace: {
    name: shownNames.workspace.parameter,
    in: "query",
    required: false,
    description: "Like `X-Workspace`, for download links.",
    schema: { type: "string" },
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    required: false,
    description: "The `ETag` of a response you already have.",
    schema: { type: "string" },
  },
} as const satisfies Record<string, Parameter>;

export const headerReferences = (...names: HeaderName[]): Record<string, Reference> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const limited: HeaderName[] = ["RateLimit", "RateLimit-Policy"];

/** Whether the operation is rate limited: in `route`, or by its own counters. */
export const isLimited = (operation: Operation): boolean =>
  operation.auth.kind === "bearer" ||
  operation.errors.includes("rate_limited") ||
  callerLimits(operation).length > 0;

/** Headers of every response of the operation, including errors. */
export const sharedHeaders = (operation: Operation): HeaderName[] =>
  isLimited(operation) ? ["X-Request-Id", "Cache-Control", ...limited] : ["X-Request-Id", "Cache-Control"];

/** Headers of a successful response. */
export function successHeaders(operation: Operation): HeaderName[] {
  const shared = sharedHeaders(operation);
  if (operation.status === 302) return [...shared, "Location"];
  if (isTagged(operation)) return [...shared, "ETag"];
  return takesKey(operation) ? [...shared, "Idempotent-Replay"] : shared;
}

/** Headers of an error response. */
export function refusalHeaders(operation: Operation, status: number): HeaderName[] {
  const shared = sharedHeaders(operation);
  if (status === 429 || status === 503) return [...shared, "Retry-After"];
  const challenges = operation.auth.kind === "bearer" && (status === 401 || status === 403);
  return challenges ? [...shared, "WWW-Authenticate"] : shared;
}
