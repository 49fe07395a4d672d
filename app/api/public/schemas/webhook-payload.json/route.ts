import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/description";
import { document } from "@/lib/http/json-text";
import { otherMethods } from "@/lib/http/methods";
import { webhookPayloadSchema } from "@/lib/http/openapi/webhooks";

export const GET = route(
  contract.getWebhookPayloadSchema,
  document((appUrl) => webhookPayloadSchema(`${appUrl}${contract.getWebhookPayloadSchema.path}`)),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
