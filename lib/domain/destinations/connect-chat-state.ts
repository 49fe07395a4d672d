/** The `state` of a pending chat connection: an encrypted token for one user, workspace and session. */
import { EncryptJWT, errors, jwtDecrypt } from "jose";
import { z } from "zod";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { type ChatStart, chatConnectionMinutes } from "@/lib/contracts/destinations-chat";
import { Routing } from "@/lib/contracts/routing";
import { deriveKey } from "@/lib/crypto";
import { newId } from "@/lib/ids";

/** The user who is connecting. A state works only in the session it was created in. */
export interface Connecting {
  userId: string;
  sessionId: string;
}

const Claims = z.object({
  jti: z.uuid(),
  customerId: z.uuid(),
  sessionId: z.uuid(),
  routing: Routing.optional(),
});

/** The destination that a state creates, once. */
export interface PlannedDestination {
  destinationId: string;
  routing: Routing | undefined;
}

/** A key for this purpose only, so that no other token is accepted as a state, or a state as another token. */
const derivedKey = (key: Uint8Array) => deriveKey(key, "State of a chat connection");

/**
 * Creates a state valid for ten minutes. Its `jti` is the id of the one destination it can create, and it carries
 * the routing that was chosen for it.
 */
export async function sealChatState(
  ctx: Context,
  { userId, sessionId, routing }: Connecting & ChatStart,
): Promise<string> {
  const { customerId, clock, ports } = ctx;
  const { id, bytes } = ports.keys.current;
  const expiresAt = clock.now().getTime() + minutes(chatConnectionMinutes);
  return new EncryptJWT({ customerId, sessionId, ...(routing && { routing }) })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: id })
    .setSubject(userId)
    .setJti(newId())
    .setExpirationTime(Math.floor(expiresAt / 1_000))
    .encrypt(derivedKey(bytes));
}

/** Decrypts a state made for the same user, workspace and session. Any other state is `invalid`. */
export async function openChatState(
  ctx: Context,
  { userId, sessionId, state }: Connecting & { state: string },
): Promise<PlannedDestination | "expired" | "invalid"> {
  const { customerId, clock, ports } = ctx;
  try {
    const { payload } = await jwtDecrypt(
      state,
      async ({ kid = "" }) => {
        const key = ports.keys.all.get(kid);
        if (!key) throw new errors.JWEInvalid("Unknown key");
        return derivedKey(key.bytes);
      },
      {
        currentDate: clock.now(),
        subject: userId,
        requiredClaims: ["exp"],
        keyManagementAlgorithms: ["dir"],
        contentEncryptionAlgorithms: ["A256GCM"],
      },
    );
    const claims = Claims.safeParse(payload).data;
    const isTheirs = claims?.customerId === customerId && claims.sessionId === sessionId;
    return isTheirs ? { destinationId: claims.jti, routing: claims.routing } : "invalid";
  } catch (error) {
    if (error instanceof errors.JWTExpired) return "expired";
    if (error instanceof errors.JOSEError) return "invalid";
    throw error;
  }
}
