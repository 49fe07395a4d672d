import { z } from "zod";
import { FlatPayloadOfAnyStyle } from "@/lib/contracts/flat-payload";
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
    "`sha256=` followed by the HMAC-SHA256 of the raw body in hex, keyed with the whole secret.",
  ),
  header("X-Service-Delivery", "The signal's ID."),
  header(
    "Idempotency-Key",
    "The signal's ID, followed by `:2`, `:3` and so on when it is sent again because it became stronger. Retries of a delivery have the same key.",
  ),
  header("webhook-id", "The signal's ID, under its Standard Webhooks name."),
  header("webhook-timestamp", "When the delivery was sent, as Unix time in seconds."),
  header("webhook-signature", "`v1,` followed by the Standard Webhooks signature."),
];

/** What webhook destinations receive. */
export const describeWebhooks = (schemas: Schemas): Record<string, { post: WebhookOperation }> => ({
  signal: {
    post: {
      operationId: "deliverSignal",
      tags: ["Customer API"],
      summary: "A signal sent to a webhook destination",
      description:
        "Sent with POST, or with PUT or PATCH if the destination is configured so. Any 2xx means success. 401 and 403 pause the destination, 410 deactivates it, and any other status is retried.",
      security: [],
      parameters: deliveryHeaders,
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemas.add(WebhookPayload, "output") } },
      },
      responses: {
        "2XX": { description: "Received." },
        "4XX": { description: "Not accepted. The delivery is retried, except after 401, 403 and 410." },
      },
    },
  },
});

/** The payload's JSON Schema, as published at `address`. */
export const webhookPayloadSchema = (address: string) =>
  published(address, WebhookPayload.clone().meta({ title: "Signal delivery" }));

/** The JSON Schema of the flat payload, which automation tools and enrichment tables receive. */
export const flatPayloadSchema = (address: string) => published(address, FlatPayloadOfAnyStyle);

const published = (address: string, payload: z.ZodType) => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: address,
  ...z.toJSONSchema(payload, { io: "output" }),
});
