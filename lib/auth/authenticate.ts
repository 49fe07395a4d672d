import type { Db } from "@/db/client";
import { findSessionAcrossCustomers, type SessionIdentity, touchSession } from "@/db/queries/sessions";
import { type Clock, minutes } from "@/lib/clock";
import { decodeSession, sessionCookie } from "./session-token";

export type { SessionIdentity };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Who holds the session cookie, checked against the session's row: null without one, and from the moment
 * that it is revoked. `lastSeenAt` moves at most once a minute.
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
