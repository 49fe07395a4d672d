import { code, type Guide, heading, list, note, table, text } from "@/components/docs/blocks";
import { policy } from "@/db/policy";
import { getWebhookPayloadSchema } from "@/lib/contracts/description";
import { verificationSnippets } from "@/lib/contracts/verification-snippets";
import { describeApi } from "@/lib/http/openapi/describe";
import type { Facts } from "./facts";

/** The waits between attempts in words: "5 s, 5 min, … and 10 h". */
const retryDelays = new Intl.ListFormat("en-GB").format(
  policy.deliveryDelaySeconds.slice(1).map((seconds) => {
    if (seconds < 60) return `${seconds} s`;
    return seconds < 3_600 ? `${seconds / 60} min` : `${seconds / 3_600} h`;
  }),
);

/** How signals are delivered, and how a receiver knows that they are ours. */
export const webhooks = ({ appUrl }: Facts): Guide => ({
  slug: "webhooks",
  title: "Webhooks",
  summary: "Each signal is sent to you as it is made: one request, signed, tried again until you answer.",
  blocks: [
    heading("create", "Create one"),
    code(
      "bash",
      "Create a webhook",
      `curl -sS ${appUrl}/api/v1/destinations \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: revenue-webhook" \\
  -d '{
    "destinationType": "webhook",
    "name": "Revenue webhook",
    "config": { "url": "https://hooks.example.com/signals" },
    "routing": { "mode": "auto", "minStrength": 6 }
  }'`,
    ),
    text(
      "The answer holds `signatureSecret`, which is shown this once. `config` also takes `method` (`POST`, `PUT`, `PATCH`), `auth` (`bearer`, `basic`, `api_key`, `headers`) and `headers`.",
    ),
    heading("delivery", "What you are sent"),
    code(
      "http",
      "Headers",
      `POST /signals HTTP/1.1
Content-Type: application/json
X-Service-Signature: sha256=<hex>
X-Service-Delivery: <the signal's id>
Idempotency-Key: <the signal's id>
webhook-id: <the signal's id>
webhook-timestamp: <seconds since 1970>
webhook-signature: v1,<base64>`,
    ),
    code("json", "Body", exampleBody(appUrl)),
    text(
      `The body's JSON Schema is published at [${getWebhookPayloadSchema.path}](${getWebhookPayloadSchema.path}). The id is the same on every try: keep it, and do the work once.`,
    ),
    heading("verify", "Verify it"),
    text(
      "Take the raw body, before anything parses it. There are two signatures of the same secret: `X-Service-Signature`, keyed with the secret's whole text, and that of [Standard Webhooks](https://www.standardwebhooks.com), whose public libraries work as they are. One is enough; the second also keeps old deliveries from being sent again by somebody else.",
    ),
    ...verificationSnippets.map((snippet) => code(snippet.language, snippet.title, snippet.code)),
    heading("answer", "Answer it"),
    table(
      ["You answer", "What happens"],
      [
        ["Any 2xx within 15 seconds", "Delivered"],
        ["401 or 403", "The destination is paused, and people of the workspace are told"],
        ["410", "The destination is deactivated"],
        ["429 or 503 with `Retry-After`", "Tried again then, within 24 hours"],
        ["Anything else, or nothing", `Tried again after ${retryDelays}`],
      ],
    ),
    list(
      "Redirects are not followed: give the address itself.",
      "After 20 failures in a row the destination is paused. A successful test resumes it, and what was held is sent.",
      "In the portal, rotating the secret replaces it at once.",
    ),
    note("Answer first and work later: put the body in a queue and answer 202."),
  ],
});

function exampleBody(appUrl: string): string {
  const media = describeApi(appUrl).webhooks.signal?.post.requestBody.content["application/json"];
  return JSON.stringify(media?.example, null, 2);
}
