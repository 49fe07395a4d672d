/** Sends a signal as flat JSON by POST to a secret address. Shared by automation tools and enrichment tables. */
import type { z } from "zod";
import type { KeyStyle } from "@/lib/contracts/destination-config";
import { checkDestinationUrl } from "@/lib/outbound/destination-url";
import { type SendRequest, safeRequest } from "@/lib/outbound/safe-request";
import { type Delivery, deliveryKey, type Preview, type Receipt } from "./destination";
import { flatPayload } from "./flat-payload";
import { mask } from "./mask";
import { secretsInAddress } from "./secret-address";
import { sendDelivery } from "./send-delivery";
import { userAgent } from "./user-agent";

export interface FlatHookOptions {
  /** Allows plain HTTP and local networks, for local use. */
  allowPrivate: boolean;
  /** For the whole exchange; 15 s by default. */
  timeoutMs?: number;
  send?: SendRequest;
}

/** An authentication header; null if the address is the only credential. */
export type Credential = { header: string; value: string } | null;

/** The contract's settings, with blocked addresses rejected. */
export function hookConfig<Config extends { url: string }>(
  contract: z.ZodType<Config>,
  options: { allowPrivate: boolean },
): z.ZodType<Config> {
  return contract.superRefine(({ url }, context) => {
    const { problem } = checkDestinationUrl(url, options);
    if (problem) context.addIssue({ code: "custom", path: ["url"], message: problem });
  });
}

/** Sends one signal. The receipt contains only the host of the address. */
export function sendFlat(
  { allowPrivate, timeoutMs, send = safeRequest }: FlatHookOptions,
  delivery: Delivery<{ url: string; keys?: KeyStyle | undefined }>,
  credential: Credential,
): Promise<Receipt> {
  const { config, payload, at } = delivery;
  const key = deliveryKey(delivery);
  const headers = {
    "Content-Type": "application/json",
    "User-Agent": userAgent,
    "Idempotency-Key": key,
    "X-Service-Delivery": key,
  };
  return sendDelivery((request) => send({ ...request, allowPrivate, timeoutMs }), {
    request: {
      method: "POST",
      url: config.url,
      headers: { ...headers, ...(credential && { [credential.header]: credential.value }) },
      body: JSON.stringify(flatPayload(payload, config.keys)),
    },
    shownHeaders: { ...headers, ...(credential && { [credential.header]: mask }) },
    secrets: [...(credential ? [credential.value] : []), ...secretsInAddress(new URL(config.url))],
    at,
  });
}

export const previewFlat = (
  payload: Delivery<unknown>["payload"],
  config: { keys?: KeyStyle | undefined } | null,
): Preview => ({
  contentType: "application/json",
  body: flatPayload(payload, config?.keys),
});
