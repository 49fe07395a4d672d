import { createHmac, createSecretKey, type KeyObject } from "node:crypto";

/** The keys of a signature secret: made once for the many deliveries of a batch. */
export interface SigningKeys {
  /** The whole text of the secret, as it is shown. */
  service: KeyObject;
  /** Its base64 part, decoded. */
  standard: KeyObject;
}

export const signingKeys = (secret: string): SigningKeys => ({
  service: createSecretKey(Buffer.from(secret, "utf8")),
  standard: createSecretKey(Buffer.from(secret.replace(/^whsec_/, ""), "base64")),
});

/**
 * The two signatures of a delivery. `service` is HMAC-SHA256 of the raw body, in hex, with the whole text of the
 * secret as its key. `standard` follows Standard Webhooks 1.0: the key is the secret's base64 part, decoded, and
 * `timestamp` is in seconds.
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
