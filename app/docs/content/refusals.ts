import { code, type Guide, heading, list, note, table, text } from "@/components/docs/blocks";
import { policy } from "@/db/policy";
import { operations } from "@/lib/contracts/catalogue";
import { errorMeanings } from "@/lib/http/openapi/error-meanings";
import { refusalsOf } from "@/lib/http/openapi/refusals";
import { clientLimit, type RateLimit, rateLimits } from "@/lib/rate-limit";
import type { Facts } from "./facts";

/** The codes that the customer API answers, by status. */
function customerCodes(): string[][] {
  const rows = new Map<string, string[]>();
  for (const operation of operations.filter(({ auth }) => auth.kind === "bearer")) {
    for (const [status, codes] of refusalsOf(operation)) {
      for (const code of codes) rows.set(code, [String(status), `\`${code}\``, errorMeanings[code]]);
    }
  }
  return [...rows.values()].sort((a, b) => (a.join() < b.join() ? -1 : 1));
}

export const errors = (): Guide => ({
  slug: "errors",
  title: "Errors",
  summary: "One shape for every refusal: a code for your program, a sentence for people.",
  blocks: [
    code(
      "json",
      "400",
      `{
  "error": "validation_error",
  "message": "limit: must be between 1 and 100.",
  "requestId": "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
  "details": [{ "path": "limit", "message": "must be between 1 and 100" }]
}`,
    ),
    list(
      "Decide by `error`. The words of `message` may change.",
      "`details` names each field that does not fit, and is there on `validation_error` only.",
      "`requestId` is the `X-Request-Id` of the answer. Name it when you ask us. A valid one that you send is used.",
    ),
    heading("codes", "Codes of the customer API"),
    table(["Status", "Code", "Meaning"], customerCodes()),
    heading("again", "Which to try again"),
    text(
      "429 after `Retry-After`, and 500, 502 and 503 after a pause that grows. No other: the same request would be refused again. Send writes with an [Idempotency-Key](/docs/idempotency), so that a second try does nothing twice.",
    ),
    heading("tokens", "At the token endpoints"),
    text(
      "`/oauth2/token` and `/oauth2/revoke` answer as RFC 6749 says: `error` and `error_description`, for example `invalid_client` or `invalid_scope`.",
    ),
  ],
});

const plans = [
  ["Pending or trial", "trial"],
  ["Starter", "starter"],
  ["Growth", "growth"],
  ["Scale", "scale"],
] as const;
const span = (seconds: number) =>
  ({ 60: "a minute", 3600: "an hour", 86400: "a day" })[seconds] ?? `${seconds} s`;
const rate = ({ requests, seconds }: RateLimit) => `${requests} ${span(seconds)}`;

export const limits = ({ appUrl }: Facts): Guide => ({
  slug: "rate-limits",
  title: "Rate limits",
  summary: "How often you may ask, and how to know before you are refused.",
  blocks: [
    table(
      ["What", "Counted by", "Limit"],
      [
        ...plans.map(([name, plan]) => [
          `Customer API, ${name.toLowerCase()}`,
          "client",
          rate(clientLimit({ isApproved: true, plan })),
        ]),
        ["Start of reports", "client", rate(rateLimits.intelligence)],
        ["Tokens", "client", rate(rateLimits.tokenByClient)],
        ["Tokens", "address", rate(rateLimits.tokenByAddress)],
        [
          "Registration",
          "address",
          `${rate(rateLimits.registrationByHour)}, ${rate(rateLimits.registrationByDay)}`,
        ],
        ["Registration", "e-mail", rate(rateLimits.registrationByEmail)],
        ["Portal and operators, together", "user", rate(rateLimits.portal)],
        ["Portal and operators, writes", "user", rate(rateLimits.portalWrites)],
        ["What is public", "address", rate(rateLimits.publicByAddress)],
      ],
    ),
    heading("headers", "Headers"),
    text(
      "Every answer to a token or session that holds, and to an address that is counted, says what is left:",
    ),
    code(
      "http",
      "Headers",
      `RateLimit-Policy: "client";q=60;w=60
RateLimit: "client";r=57;t=41`,
    ),
    list(
      "`q` requests in a window of `w` seconds are the limit.",
      "`r` requests are left; the window starts anew in `t` seconds.",
    ),
    heading("refused", "When you are refused"),
    text(
      "The answer is 429 `rate_limited`, with `Retry-After` in seconds. Wait that long; what you ask before counts too.",
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
  summary: "Send a POST twice and have it done once.",
  blocks: [
    text(
      "Choose a key for each thing that you want done, 1 to 255 printable characters, and send it as `Idempotency-Key` with every POST of the customer API. When the line breaks, send the same request with the same key again.",
    ),
    code(
      "bash",
      "Start a report, once",
      `curl -sS ${appUrl}/api/v1/intelligence/accounts \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: account-northwind-2026-03" \\
  -d '{ "companyUrl": "company/northwind-sample" }'`,
    ),
    table(
      ["You send", "You get"],
      [
        ["A new key", `The work is done, and its answer is kept for ${policy.idempotencyHours} hours`],
        ["The same key and request", "The first answer, with `Idempotent-Replay: true`"],
        ["The same key with another request", "409 `idempotency_key_reused`"],
        ["The same key after a refusal", "The work is tried: refusals are not kept"],
      ],
    ),
    note("A replayed answer leaves out what is shown once, such as a webhook's `signatureSecret`."),
  ],
});
