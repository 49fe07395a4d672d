import { z } from "zod";
import { FlatPayload } from "@/lib/contracts/flat-payload";
import { WebhookPayload } from "@/lib/contracts/webhook-payload";
import type { Parameter, WebhookOperation } from "./document";
import type { Schemas } from "./schemas";

const header = (name: string, description: string): Parameter => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
});

const deliveryHeaders = [
  header(
    "X-Service-Signature",
    "`sha256=` and the HMAC-SHA256 of the raw body in hex, keyed with the whole secret.",
  ),
  header("X-Service-Delivery", "The signal's id."),
  header("Idempotency-Key", "The signal's id: a delivery that is tried again bears the same."),
  header("webhook-id", "The signal's id, as Standard Webhooks names it."),
  header("webhook-timestamp", "When it was sent, in seconds since 1970."),
  header("webhook-signature", "`v1,` and the signature of Standard Webhooks."),
];

/** What is sent to webhook destinations. */
export const describeWebhooks = (schemas: Schemas): Record<string, { post: WebhookOperation }> => ({
  signal: {
    post: {
      operationId: "deliverSignal",
      tags: ["Customer API"],
      summary: "A signal, sent to a webhook destination",
      description:
        "Sent by POST, or by PUT or PATCH where the destination says so. Any 2xx is success. 401 and 403 pause the destination, 410 ends it, every other status is tried again.",
      security: [],
      parameters: deliveryHeaders,
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemas.add(WebhookPayload, "output") } },
      },
      responses: {
        "2XX": { description: "Received." },
        "4XX": { description: "Not received: tried again, but for 401, 403 and 410." },
      },
    },
  },
});

/** The payload's own JSON Schema, as it is published at `address`. */
export const webhookPayloadSchema = (address: string) =>
  published(address, WebhookPayload.clone().meta({ title: "Signal delivery" }));

/** The same of the flat payload, which automation tools and enrichment tables are sent. */
export const flatPayloadSchema = (address: string) => published(address, FlatPayload);

const published = (address: string, payload: z.ZodType) => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: address,
  ...z.toJSONSchema(payload, { io: "output" }),
});
