/** The `state` of a pending chat connection: an encrypted token for one user, workspace and session. */
import { EncryptJWT, errors, jwtDecrypt } from "jose";
import { z } from "zod";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import {
  type ChatReturn,
  type ChatStart,
  chatConnectionMinutes,
  chatReturns,
} from "@/lib/contracts/destinations-chat";
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
  sub: z.string(),
  customerId: z.uuid(),
  sessionId: z.uuid(),
  exp: z.int(),
  routing: Routing.optional(),
  returnTo: z.enum(chatReturns).default("destinations"),
});

/** The destination that a state creates, once. */
export interface PlannedDestination {
  destinationId: string;
  routing: Routing | undefined;
}

/** What a state says. Where it was started is known of each that can be read, also if it is no longer valid. */
export interface OpenedState {
  returnTo: ChatReturn;
  planned: PlannedDestination | "expired" | "invalid";
}

/** A key for this purpose only, so that no other token is accepted as a state, or a state as another token. */
const derivedKey = (key: Uint8Array) => deriveKey(key, "State of a chat connection");

/**
 * Creates a state valid for ten minutes. Its `jti` is the id of the one destination it can create, and it carries
 * the routing that was chosen for it.
 */
export async function sealChatState(
  ctx: Context,
  { userId, sessionId, routing, returnTo }: Connecting & ChatStart,
): Promise<string> {
  const { customerId, clock, ports } = ctx;
  const { id, bytes } = ports.keys.current;
  const expiresAt = clock.now().getTime() + minutes(chatConnectionMinutes);
  return new EncryptJWT({ customerId, sessionId, returnTo, ...(routing && { routing }) })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: id })
    .setSubject(userId)
    .setJti(newId())
    .setExpirationTime(Math.floor(expiresAt / 1_000))
    .encrypt(derivedKey(bytes));
}

/** Decrypts a state made for the same user, workspace and session. Any other state is `invalid`. */
export async function openChatState(
  ctx: Context,
  { userId, sessionId, state }: Connecting & { state: string | undefined },
): Promise<OpenedState> {
  const { customerId, clock } = ctx;
  const claims = state === undefined ? null : await readClaims(ctx, state);
  if (!claims) return { returnTo: "destinations", planned: "invalid" };
  const { returnTo, jti: destinationId, routing, exp } = claims;
  if (exp <= Math.floor(clock.now().getTime() / 1_000)) return { returnTo, planned: "expired" };
  const isTheirs =
    claims.sub === userId && claims.customerId === customerId && claims.sessionId === sessionId;
  return { returnTo, planned: isTheirs ? { destinationId, routing } : "invalid" };
}

/** The claims of a state that one of our keys made, whenever that was; else null. */
async function readClaims({ ports }: Context, state: string): Promise<z.infer<typeof Claims> | null> {
  try {
    const { payload } = await jwtDecrypt(
      state,
      async ({ kid = "" }) => {
        const key = ports.keys.all.get(kid);
        if (!key) throw new errors.JWEInvalid("Unknown key");
        return derivedKey(key.bytes);
      },
      {
        // The caller compares the expiration itself: an expired state still says where it was started.
        currentDate: new Date(0),
        keyManagementAlgorithms: ["dir"],
        contentEncryptionAlgorithms: ["A256GCM"],
      },
    );
    return Claims.safeParse(payload).data ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
