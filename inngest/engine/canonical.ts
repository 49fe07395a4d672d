import { createHash } from "node:crypto";
import canonicalize from "canonicalize";

/**
 * JSON in the form of RFC 8785. All payloads are kept so: a request composed of such parts is itself canonical,
 * which is what the SDK checks a signature against.
 */
export function canonical(value: unknown): string {
  return canonicalize(value ?? null) ?? "null";
}

/** A short text that stands for a JSON value in keys and indexes: itself when plain, else its SHA-256. */
export function keyOf(value: unknown): string {
  const text = typeof value === "string" ? value : canonical(value);
  return /^[\w.:@/-]{1,80}$/.test(text) ? text : createHash("sha256").update(text).digest("hex");
}
