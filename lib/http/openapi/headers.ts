import { policy } from "@/db/policy";
import type { Operation } from "@/lib/contracts/operation";
import { callerLimits } from "../caller-limits";
import type { Header, Parameter, Reference } from "./document";

const string = { type: "string" } as const;

/** Headers of answers, as components. */
export const headers = {
  "X-Request-Id": {
    description: "Names this request in logs. A valid one that was sent is answered again.",
    required: true,
    schema: { ...string, pattern: "^[A-Za-z0-9._-]{1,128}$" },
  },
  "Cache-Control": { description: "How long the answer may be kept.", required: true, schema: string },
  Location: {
    description: "The page to go on to.",
    required: true,
    schema: { ...string, format: "uri" },
  },
  ETag: {
    description: "Names this answer. Sent back in `If-None-Match`, an answer that has not changed is a 304.",
    required: true,
    schema: string,
  },
  RateLimit: {
    description: 'What is left of each limit: `"client";r=59;t=60` is 59 requests in the next 60 seconds.',
    schema: string,
  },
  "RateLimit-Policy": {
    description: 'Each limit: `"client";q=60;w=60` is 60 requests in 60 seconds.',
    schema: string,
  },
  "Retry-After": {
    description: "Seconds after which to try again.",
    schema: { type: "integer", minimum: 1 },
  },
  "Idempotent-Replay": {
    description: "`true` where the answer is that of an earlier request with the same `Idempotency-Key`.",
    schema: { ...string, enum: ["true"] },
  },
  "WWW-Authenticate": {
    description: "How to authenticate (RFC 6750, or RFC 7617 at the token endpoints).",
    schema: string,
  },
} as const satisfies Record<string, Header>;
export type HeaderName = keyof typeof headers;

/** Headers that may be sent, as components. */
export const requestHeaders = {
  XRequestId: {
    name: "X-Request-Id",
    in: "header",
    required: false,
    description: "Your own name for the request, to find it again.",
    schema: { type: "string", pattern: "^[A-Za-z0-9._-]{1,128}$" },
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: `1 to 255 printable characters that you choose. The same key and request within ${policy.idempotencyHours} hours gets the first answer again.`,
    schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,255}$" },
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    required: false,
    description: "The `ETag` of an answer that you hold.",
    schema: { type: "string" },
  },
} as const satisfies Record<string, Parameter>;

export const headerReferences = (...names: HeaderName[]): Record<string, Reference> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const limited: HeaderName[] = ["RateLimit", "RateLimit-Policy"];

/** Whether callers may ask only so often: in `route`, or where the operation is counted by itself. */
export const isLimited = (operation: Operation): boolean =>
  operation.auth.kind === "bearer" ||
  operation.errors.includes("rate_limited") ||
  callerLimits(operation).length > 0;

/** Headers that every answer of the operation bears, a refusal too. */
export const sharedHeaders = (operation: Operation): HeaderName[] =>
  isLimited(operation) ? ["X-Request-Id", "Cache-Control", ...limited] : ["X-Request-Id", "Cache-Control"];

/** Headers of an answer as it is meant. */
export function successHeaders(operation: Operation): HeaderName[] {
  const shared = sharedHeaders(operation);
  if (operation.status === 302) return [...shared, "Location"];
  if (operation.auth.kind !== "bearer") return shared;
  if (operation.method === "GET") return [...shared, "ETag"];
  return operation.method === "POST" ? [...shared, "Idempotent-Replay"] : shared;
}

/** Headers of a refusal. */
export function refusalHeaders(operation: Operation, status: number): HeaderName[] {
  const shared = sharedHeaders(operation);
  if (status === 429 || status === 503) return [...shared, "Retry-After"];
  const challenges = operation.auth.kind === "bearer" && (status === 401 || status === 403);
  return challenges ? [...shared, "WWW-Authenticate"] : shared;
}
