import { createHmac } from "node:crypto";

/** The `stripe-signature` header of a body, at a time in seconds. */
export function signatureOf(rawBody: string, secret: string, at: number): string {
  const signed = createHmac("sha256", secret).update(`${at}.${rawBody}`).digest("hex");
  return `t=${at},v1=${signed}`;
}
