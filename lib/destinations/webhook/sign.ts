import { createHmac } from "node:crypto";

/**
 * The two signatures of a delivery. `service` is HMAC-SHA256 of the raw body, in hex, with the whole text of the
 * secret as its key. `standard` follows Standard Webhooks 1.0: the key is the secret's base64 part, decoded, and
 * `timestamp` is in seconds.
 */
export function signWebhook(message: { secret: string; id: string; timestamp: string; body: string }) {
  const { secret, id, timestamp, body } = message;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const standard = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    service: `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
    standard: `v1,${standard}`,
  };
}
