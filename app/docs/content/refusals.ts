import { code, type Guide, heading, list, note, table, text } from "@/components/docs/blocks";
import { policy } from "@/db/policy";
import { compareText } from "@/lib/compare-text";
import { operations } from "@/lib/contracts/catalogue";
import { errorMeanings } from "@/lib/http/openapi/error-meanings";
import { refusalsOf } from "@/lib/http/openapi/refusals";
import { clientLimit, type RateLimit, rateLimits } from "@/lib/rate-limit";
import type { Facts } from "./facts";

/** The error codes of the customer API, sorted by status. */
function customerCodes(): string[][] {
  const rows = new Map<string, string[]>();
  for (const operation of operations.filter(({ auth }) => auth.kind === "bearer")) {
    for (const [status, codes] of refusalsOf(operation)) {
      for (const code of codes) rows.set(code, [String(status), `\`${code}\``, errorMeanings[code]]);
    }
  }
  return [...rows.values()].sort((a, b) => compareText(a.join(), b.join()));
}

export const errors = (): Guide => ({
  slug: "errors",
  title: "Errors",
  summary: "All errors have one format: a code for your program and a message for people.",
  blocks: [
    code(
      "json",
      "400",
      `{
  "error": "validation_error",
  "message": "limit must be between 1 and 100.",
  "requestId": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
  "details": [{ "path": "limit", "message": "must be between 1 and 100" }]
}`,
    ),
    list(
      "Base your logic on `error`. The text of `message` may change.",
      "`details` lists the invalid fields. Only `validation_error` has it.",
      "`requestId` is the `X-Request-Id` of the response. Include it when you contact support. If you send a valid `X-Request-Id`, we use yours.",
    ),
    heading("codes", "Error codes of the customer API"),
    table(["Status", "Code", "Meaning"], customerCodes()),
    heading("again", "When to retry"),
    text(
      "Retry 429 after `Retry-After`, and 500, 502 and 503 with increasing delays. " +
        "Don't retry other errors: the same request would fail again. " +
        "Send writes with an [Idempotency-Key](/docs/idempotency) so that a retry does not repeat the " +
        "work.",
    ),
    heading("tokens", "Token endpoints"),
    text(
      "`/oauth2/token`, `/oauth2/revoke` and `/oauth2/register` return errors in the format of RFC " +
        "6749: `error` (for example `invalid_client`, `invalid_grant` or `invalid_scope`) and " +
        "`error_description`.",
    ),
  ],
});

const plans = [
  ["Pending or trial", "trial"],
  ["Starter", "starter"],
  ["Growth", "growth"],
  ["Scale", "scale"],
] as const;
const span = (seconds: number) => ({ 60: "minute", 3600: "hour", 86400: "day" })[seconds] ?? `${seconds} s`;
const rate = ({ requests, seconds }: RateLimit) => `${requests} per ${span(seconds)}`;

export const limits = ({ appUrl }: Facts): Guide => ({
  slug: "rate-limits",
  title: "Rate limits",
  summary: "How many requests you can send, and how to see what is left.",
  blocks: [
    table(
      ["Requests", "Counted per", "Limit"],
      [
        ...plans.map(([name, plan]) => [
          `Customer API, ${name.toLowerCase()}`,
          "client",
          rate(clientLimit({ isApproved: true, plan })),
        ]),
        ["Starting reports", "client", rate(rateLimits.intelligence)],
        ["Tokens", "client", rate(rateLimits.tokenByClient)],
        ["Tokens", "IP address", rate(rateLimits.tokenByAddress)],
        ["Refused token requests", "IP address", rate(rateLimits.tokenFailures)],
        [
          "Registration",
          "IP address",
          `${rate(rateLimits.registrationByHour)}, ${rate(rateLimits.registrationByDay)}`,
        ],
        ["Registration", "email address", rate(rateLimits.registrationByEmail)],
        [
          "Registration of apps",
          "IP address",
          `${rate(rateLimits.appRegistrationByHour)}, ${rate(rateLimits.appRegistrationByDay)}`,
        ],
        ["Portal and operator API, all requests", "user", rate(rateLimits.portal)],
        ["Portal and operator API, writes", "user", rate(rateLimits.portalWrites)],
        ["Portal API, CSV exports", "user", rate(rateLimits.exports)],
        ["Portal API, what has changed", "user", rate(rateLimits.changes)],
        ["Public endpoints", "IP address", rate(rateLimits.publicByAddress)],
      ],
    ),
    heading("headers", "Headers"),
    text(
      "Responses to requests with a valid token or session, and from endpoints limited per IP address, show what is left:",
    ),
    code(
      "http",
      "Headers",
      `RateLimit-Policy: "client";q=60;w=60
RateLimit: "client";r=57;t=41`,
    ),
    list(
      "`q` is the number of requests allowed per window of `w` seconds.",
      "`r` is the number of requests left. The window resets in `t` seconds.",
    ),
    heading("refused", "When you reach the limit"),
    text(
      "You get 429 `rate_limited` with `Retry-After` in seconds; the message names the limit. Wait that long; requests you send earlier count too.",
    ),
    code(
      "javascript",
      "Node",
      `async function get(path, token) {
  for (;;) {
    const answer = await fetch(\`${appUrl}\${path}\`, { headers: { Authorization: \`Bearer \${token}\` } });
    if (answer.status !== 429) return answer;
    await new Promise((done) => setTimeout(done, Number(answer.headers.get("retry-after")) * 1000));
  }
}`,
    ),
  ],
});

export const idempotency = ({ appUrl }: Facts): Guide => ({
  slug: "idempotency",
  title: "Idempotency",
  summary: "Retry a POST request without doing the work twice.",
  blocks: [
    text(
      "Choose a unique key of 1 to 255 printable ASCII characters without spaces for each action, and " +
        "send it as `Idempotency-Key`. Every POST under `/api/v1` that requires a token accepts it. " +
        "If you get no response, send the same request with the same key again.",
    ),
    code(
      "bash",
      "Start a report once",
      `curl -sS ${appUrl}/api/v1/intelligence/accounts \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: account-northwind-2026-03" \\
  -d '{ "companyUrl": "https://www.network.example/company/northwind-sample" }'`,
    ),
    table(
      ["You send", "You get"],
      [
        [
          "A new key",
          `The request is processed, and its response is kept for ${policy.idempotencyHours} hours, counted from the first request`,
        ],
        ["The same key and request", "The first response and its status, with `Idempotent-Replay: true`"],
        ["The same key while the first request is processed", "The same, once it is done"],
        ["The same key with a different request", "409 `idempotency_key_reused`"],
        ["The same key after an error", "The request is processed: errors are not kept"],
      ],
    ),
    list(
      "Keys belong to the client: two clients can use the same key.",
      "A request is the same if the operation and its input are. White space, the order of fields, and headers don't matter.",
      "A replay counts toward the rate limit, and doesn't cost credits again.",
      "GET, PATCH and DELETE ignore the header. Repeating them has no further effect.",
    ),
    note("A replayed response omits values that are shown only once, such as a webhook's `signatureSecret`."),
  ],
});
