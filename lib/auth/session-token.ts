/** The portal's session token: a JWT in a cookie, encrypted like next-auth's, whose `jti` identifies a row. */
import { EncryptJWT, jwtDecrypt } from "jose";
import type { JWT, JWTDecodeParams, JWTEncodeParams } from "next-auth/jwt";
import { policy } from "@/db/policy";
import { deriveKey } from "@/lib/crypto";
import { newId } from "@/lib/ids";

export const { sessionDays } = policy;
export const sessionSeconds = sessionDays * 86_400;

/** The `__Secure-` name if the portal uses https, as in next-auth. */
export const sessionCookie = (appUrl: string): string =>
  appUrl.startsWith("https://") ? "__Secure-next-auth.session-token" : "next-auth.session-token";

/** Where next-auth stores the URL to open after signing in. */
export const callbackCookie = (appUrl: string): string =>
  appUrl.startsWith("https://") ? "__Secure-next-auth.callback-url" : "next-auth.callback-url";

const derivedKey = (secret: string) => deriveKey(secret, "NextAuth.js Generated Encryption Key");

/**
 * Encrypts a session token. Unlike next-auth's version, it keeps the existing `jti`: a new one on every read would
 * leave old tokens valid and make revoking by `jti` meaningless.
 */
export async function encodeSession({
  token = {},
  secret,
  maxAge = sessionSeconds,
}: JWTEncodeParams): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new EncryptJWT(token)
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setIssuedAt()
    .setExpirationTime(now + maxAge)
    .setJti(typeof token.jti === "string" ? token.jti : newId())
    .encrypt(derivedKey(secret.toString()));
}

/** Decrypts a session token; null if it is missing, malformed, foreign or expired. */
export async function decodeSession({ token, secret }: JWTDecodeParams): Promise<JWT | null> {
  if (!token) return null;
  try {
    const { payload } = await jwtDecrypt(token, derivedKey(secret.toString()), { clockTolerance: 15 });
    return payload;
  } catch {
    return null;
  }
}
