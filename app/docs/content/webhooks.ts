import { code, type Guide, heading, list, note, table, text } from "@/components/docs/blocks";
import { policy } from "@/db/policy";
import { getWebhookPayloadSchema } from "@/lib/contracts/description";
import { verificationSnippets } from "@/lib/contracts/verification-snippets";
import type { ApiDescription } from "@/lib/http/openapi/document";
import { createWebhookCommand } from "./create-webhook-command";
import type { Facts } from "./facts";

/** The delays between attempts as text: "5 s, 5 min, … and 10 h". */
const retryDelays = new Intl.ListFormat("en-GB").format(
  policy.deliveryDelaySeconds.slice(1).map((seconds) => {
    if (seconds < 60) return `${seconds} s`;
    return seconds < 3_600 ? `${seconds / 60} min` : `${seconds / 3_600} h`;
  }),
);

/** Guide: how signals are delivered and how to verify them. */
export const webhooks = ({ appUrl, api }: Facts): Guide => ({
  slug: "webhooks",
  title: "Webhooks",
  summary: "Get each new signal in a signed request, with automatic retries.",
  blocks: [
    heading("create", "Create a webhook"),
    createWebhookCommand(appUrl),
    text(
      "The response contains `signatureSecret`. It is shown only once. `config` also accepts `method` (`POST`, `PUT`, `PATCH`), `auth` (`bearer`, `basic`, `api_key`, `headers`) and `headers`.",
    ),
    heading("delivery", "What you receive"),
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
    code("json", "Body", exampleBody(api)),
    text(
      `The JSON Schema of the body is available at [${getWebhookPayloadSchema.path}](${getWebhookPayloadSchema.path}). The ID is the same on every attempt. Store it to process each signal only once.`,
    ),
    heading("verify", "Verify the signature"),
    text(
      "Use the raw body, before it is parsed. There are two signatures, both made with the same " +
        "secret: `X-Service-Signature`, keyed with the full text of the secret, and the signature of " +
        "[Standard Webhooks](https://www.standardwebhooks.com), which works with their public libraries. " +
        "Verifying one is enough. The Standard Webhooks signature also protects you from replayed " +
        "deliveries.",
    ),
    ...verificationSnippets.map((snippet) => code(snippet.language, snippet.title, snippet.code)),
    heading("rotate", "Rotate the secret"),
    text(
      "When you rotate a secret in the portal, the previous one keeps working for " +
        `${policy.secretOverlapHours.usual} hours, or as long as you choose. ` +
        "During this time `webhook-signature` contains two signatures separated by a space, the new " +
        "one first: accept the delivery if one of them fits. " +
        "`X-Service-Signature` is made with the new secret. " +
        "If you answer 401 or 403, we repeat the delivery once with that header made with the previous " +
        "secret, and the same `Idempotency-Key`.",
    ),
    heading("answer", "Respond"),
    table(
      ["Your response", "What happens"],
      [
        [`Any 2xx within ${policy.deliveryAnswer.seconds} seconds`, "Delivered"],
        ["401 or 403", "The destination is paused, and people in the workspace are notified"],
        ["410", "The destination is deactivated"],
        ["429 or 503 with `Retry-After`", "Retried at that time, within 24 hours"],
        ["Anything else, or no response", `Retried after ${retryDelays}`],
      ],
    ),
    list(
      "Redirects are not followed. Enter the final URL.",
      `After ${policy.failuresUntilPause} consecutive failures the destination is paused. A successful test resumes it, and held signals are sent.`,
    ),
    note("Respond first and process later: put the body in a queue and return 202."),
  ],
});

function exampleBody(api: ApiDescription): string {
  const media = api.webhooks.signal?.post.requestBody.content["application/json"];
  return JSON.stringify(media?.example, null, 2);
}
