import { createHmac } from "node:crypto";

/**
 * The value of `x-inngest-signature` for a body in RFC 8785 form: `t=<unix seconds>&s=hex(HMAC-SHA256(key without its
 * "signkey-<env>-" prefix, body + t))`.
 */
export function sign(canonicalBody: string, signingKey: string, now: Date): string {
  const t = Math.floor(now.getTime() / 1_000).toString();
  const key = signingKey.replace(/^signkey-\w+-/, "");
  return `t=${t}&s=${createHmac("sha256", key).update(canonicalBody).update(t).digest("hex")}`;
}
