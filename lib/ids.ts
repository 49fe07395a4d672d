/** The one source of randomness: row ids, secrets and tokens. */
import { hash, randomBytes } from "node:crypto";
import { v5, v7 } from "uuid";

/** A UUID that sorts by the time it was made (version 7). */
export const newId = (): string => v7();

/** The same UUID for the same parts, always (version 5): for seeds and worlds that must not change. */
export const stableId = (...parts: (string | number)[]): string =>
  v5(parts.join("\u0000"), "6f6f8f2c-1d0e-5b57-9d0a-2c2f3a7b9e11");

/** Unguessable text, base64url, of so many random bytes. */
export const newToken = (bytes = 32): string => randomBytes(bytes).toString("base64url");

/** A number from 0 up to 1, by chance: jitter. */
export const chance = (): number => Math.random();

/** `whsec_` and 32 random bytes in base64, as Standard Webhooks asks. */
export const newSignatureSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;

/** SHA-256 in hex: how tokens are stored. */
export const hashToken = (token: string): string => hash("sha256", token, "hex");
