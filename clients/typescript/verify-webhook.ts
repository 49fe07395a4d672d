/** Checks that a delivery comes from the service and is recent. */
import { Webhook } from "standardwebhooks";
import type { components } from "./schema.ts";

/** The body of a delivery. */
export type WebhookPayload = components["schemas"]["WebhookPayload"];

/** A request as it arrived. */
export interface WebhookDelivery {
  /** The raw body: parsing and printing it again changes the bytes that were signed. */
  body: string | Uint8Array;
  headers: Headers | Record<string, string | string[] | undefined>;
  /** The signature secret, `whsec_…`; the old and the new one while you rotate it. */
  secret: string | readonly string[];
}

/** The delivery is not from the service, was changed, or is more than 5 minutes old. Answer 400. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
}

/** The payload of a delivery, if its signature (Standard Webhooks 1.0) fits. Throws `WebhookVerificationError`. */
export function verifyWebhook({ body, headers, secret }: WebhookDelivery): WebhookPayload {
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  const signed = {
    "webhook-id": readHeader(headers, "webhook-id"),
    "webhook-timestamp": readHeader(headers, "webhook-timestamp"),
    "webhook-signature": readHeader(headers, "webhook-signature"),
  };
  const secrets = typeof secret === "string" ? [secret] : secret;
  let problem = "No secret to verify with";
  for (const one of secrets) {
    try {
      return new Webhook(one).verify(text, signed) as WebhookPayload;
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
  }
  throw new WebhookVerificationError(problem);
}

/** By its method: frameworks bring `Headers` of their own. */
const isHeaders = (headers: WebhookDelivery["headers"]): headers is Headers =>
  typeof headers.get === "function";

function readHeader(headers: WebhookDelivery["headers"], name: string): string {
  if (isHeaders(headers)) return headers.get(name) ?? "";
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return (Array.isArray(found) ? found[0] : found) ?? "";
}
