import { createHash } from "node:crypto";
import canonicalize from "canonicalize";

/**
 * JSON in RFC 8785 form. All payloads are stored this way: a request composed of such parts is itself canonical,
 * which the SDK's signature check requires.
 */
export function canonical(value: unknown): string {
  return canonicalize(value ?? null) ?? "null";
}

/** A short text for a JSON value in keys and indexes: the value itself if simple, otherwise its SHA-256. */
export function keyOf(value: unknown): string {
  const text = typeof value === "string" ? value : canonical(value);
  return /^[\w.:@/-]{1,80}$/.test(text) ? text : createHash("sha256").update(text).digest("hex");
}
