import * as contract from "@/lib/contracts/description";
import { document } from "@/lib/http/json-text";
import { describeApi } from "@/lib/http/openapi/describe";
import { makePostmanCollection } from "@/lib/http/openapi/postman";
import { flatPayloadSchema, webhookPayloadSchema } from "@/lib/http/openapi/webhooks";
import type { Answers } from "./answers";

export const description = {
  getApiDescription: document(describeApi),
  getPostmanCollection: document(makePostmanCollection),
  getWebhookPayloadSchema: document((appUrl) =>
    webhookPayloadSchema(`${appUrl}${contract.getWebhookPayloadSchema.path}`),
  ),
  getFlatPayloadSchema: document((appUrl) =>
    flatPayloadSchema(`${appUrl}${contract.getFlatPayloadSchema.path}`),
  ),
} satisfies Answers<typeof contract>;
