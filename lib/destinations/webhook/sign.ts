import { createHmac, createSecretKey, type KeyObject } from "node:crypto";

/** The keys derived from a signature secret, created once per batch. */
export interface SigningKeys {
  /** The full secret text as shown to the customer. */
  service: KeyObject;
  /** Its base64 part, decoded. */
  standard: KeyObject;
}

export const signingKeys = (secret: string): SigningKeys => ({
  service: createSecretKey(Buffer.from(secret, "utf8")),
  standard: createSecretKey(Buffer.from(secret.replace(/^whsec_/, ""), "base64")),
});

/**
 * The two signatures of a delivery. `service` is the hex HMAC-SHA256 of the raw body, keyed with the full secret
 * text. `standard` follows Standard Webhooks 1.0: the key is the decoded base64 part of the secret, and `timestamp`
 * is in seconds.
 */
export function signWebhook(message: {
  keys: SigningKeys;
  id: string;
  timestamp: string;
  body: string | Buffer;
}) {
  const { keys, id, timestamp, body } = message;
  const standard = createHmac("sha256", keys.standard).update(`${id}.${timestamp}.`).update(body);
  return {
    service: `sha256=${createHmac("sha256", keys.service).update(body).digest("hex")}`,
    standard: `v1,${standard.digest("base64")}`,
  };
}
