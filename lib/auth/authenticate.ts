import type { Db } from "@/db/client";
import { findSessionAcrossCustomers, type SessionIdentity, touchSession } from "@/db/queries/sessions";
import { type Clock, minutes } from "@/lib/clock";
import { decodeSession, sessionCookie } from "./session-token";

export type { SessionIdentity };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The identity of the session cookie, checked against the session's row: null if there is none or it is revoked.
 * Updates `lastSeenAt` at most once a minute.
 */
export async function authenticate(
  db: Db,
  input: { readCookie: (name: string) => string | undefined; secret: string; appUrl: string; clock: Clock },
): Promise<SessionIdentity | null> {
  const token = input.readCookie(sessionCookie(input.appUrl));
  const claims = await decodeSession({ token, secret: input.secret });
  if (typeof claims?.jti !== "string" || !uuid.test(claims.jti)) return null;
  const now = input.clock.now();
  const identity = await findSessionAcrossCustomers(db, { sessionId: claims.jti, now });
  if (identity && now.getTime() - identity.lastSeenAt.getTime() > minutes(1)) {
    await touchSession(db, { sessionId: identity.sessionId, now });
  }
  return identity;
}
