/** Encryption of stored secrets, and constant-time comparison. */
import { createCipheriv, createDecipheriv, createHash, hash, hkdfSync, timingSafeEqual } from "node:crypto";
import { newToken } from "@/lib/ids";

interface Key {
  /** The start of the key's hash: identifies a key without revealing it. */
  id: string;
  bytes: Buffer;
}

/** The key that encrypts, and all keys that decrypt. */
export interface KeyRing {
  current: Key;
  all: ReadonlyMap<string, Key>;
}

/** A stored value that no key of the ring can decrypt in the given context. */
export class DecryptionError extends Error {
  override readonly name = "DecryptionError";
}

const algorithm = "aes-256-gcm";
const version = "v1";
const ivBytes = 12;
const tagBytes = 16;

/**
 * Reads ENCRYPTION_KEY (`current`) and ENCRYPTION_KEYS_PREVIOUS (`previous`, comma-separated): each 32 bytes in base64
 * or hex. To rotate, prepend the current key to the previous ones and set a new one.
 */
export function parseKeyRing(keys: { current: string; previous?: string }): KeyRing {
  const current = parseKey(keys.current, "ENCRYPTION_KEY");
  const previous = splitKeys(keys.previous).map((text) => parseKey(text, "ENCRYPTION_KEYS_PREVIOUS"));
  return { current, all: new Map([...previous, current].map((key) => [key.id, key])) };
}

/** The keys of a comma-separated list. */
export const splitKeys = (list = ""): string[] => list.split(",").filter((text) => text.trim() !== "");

const hexKey = /^[0-9a-f]{64}$/i;
const base64Key = /^[0-9a-z+/_-]{43}=?$/i;

/** Whether this is a key that `parseKeyRing` accepts. */
export const isEncryptionKey = (text: string): boolean =>
  hexKey.test(text.trim()) || base64Key.test(text.trim());

function parseKey(text: string, name: string): Key {
  if (!isEncryptionKey(text)) throw new Error(`${name} must be 32 bytes in base64 or hex`);
  const trimmed = text.trim();
  const bytes = Buffer.from(trimmed, hexKey.test(trimmed) ? "hex" : "base64");
  return { id: createHash("sha256").update(bytes).digest("hex").slice(0, 8), bytes };
}

/**
 * Encrypts with the current key, as `v1.<key id>.<iv>.<ciphertext and tag>`. Decrypting requires the same `context`,
 * which names where the value is stored: copied to another row, it is useless.
 */
export function encryptSecret(text: string, keys: KeyRing, context: string): string {
  const { id, bytes } = keys.current;
  const iv = Buffer.from(newToken(ivBytes), "base64url");
  const cipher = createCipheriv(algorithm, bytes, iv, { authTagLength: tagBytes });
  cipher.setAAD(additionalData(id, context));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return [version, id, iv.toString("base64url"), sealed.toString("base64url")].join(".");
}

/** The prefix of every value encrypted with the ring's current key. */
export const sealedBy = ({ current }: KeyRing): string => `${version}.${current.id}.`;

/** Decrypts a value encrypted for this context. Throws DecryptionError if no key can decrypt it. */
export function decryptSecret(value: string, keys: KeyRing, context: string): string {
  const [valueVersion, keyId = "", ivText = "", sealedText = "", ...rest] = value.split(".");
  const iv = Buffer.from(ivText, "base64url");
  const sealed = Buffer.from(sealedText, "base64url");
  if (valueVersion !== version || rest.length > 0 || iv.length !== ivBytes || sealed.length < tagBytes) {
    throw new DecryptionError("This is not an encrypted value");
  }
  const key = keys.all.get(keyId);
  if (!key) throw new DecryptionError(`The value was encrypted with key ${keyId}, which is not configured`);
  const decipher = createDecipheriv(algorithm, key.bytes, iv, { authTagLength: tagBytes });
  decipher.setAAD(additionalData(keyId, context));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]).toString("utf8");
  } catch (cause) {
    throw new DecryptionError("The value was modified or belongs to another place", { cause });
  }
}

const additionalData = (keyId: string, context: string) => Buffer.from(`${version}.${keyId}.${context}`);

/** Derives a 32-byte key for one purpose, by HKDF-SHA256 (RFC 5869). Its results are not valid for other purposes. */
export const deriveKey = (secret: string | Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));

/** SHA-256 in base64url: identifies a text by its content. */
export const sha256 = (text: string): string => hash("sha256", text, "base64url");

/** Constant-time comparison: both texts are hashed to the same length first. */
export function equalsInConstantTime(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
