/** The only source of randomness: row IDs, secrets and tokens. */
import { hash, randomBytes } from "node:crypto";
import { v5, v7 } from "uuid";

/** A UUID that sorts by creation time (version 7). */
export const newId = (): string => v7();

/** A deterministic UUID for the given parts (version 5), for seeds and sample worlds. */
export const stableId = (...parts: (string | number)[]): string =>
  v5(parts.join("\u0000"), "6f6f8f2c-1d0e-5b57-9d0a-2c2f3a7b9e11");

/** Unguessable base64url text from the given number of random bytes. */
export const newToken = (bytes = 32): string => randomBytes(bytes).toString("base64url");

/** A random number from 0 to below 1, for jitter. */
export const chance = (): number => Math.random();

/** `whsec_` and 32 random bytes in base64, as Standard Webhooks requires. */
export const newSignatureSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;

/** SHA-256 in hex: how tokens are stored. */
export const hashToken = (token: string): string => hash("sha256", token, "hex");
