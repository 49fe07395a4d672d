import { z } from "zod";
import { listOf, member, operation, Timestamp } from "./operation";

export const Session = z
  .object({
    id: z.uuid(),
    createdAt: Timestamp,
    lastSeenAt: Timestamp,
    userAgent: z.string().nullable(),
    /** Truncated. */
    ip: z.string().nullable(),
    isCurrent: z.boolean(),
  })
  .meta({ id: "Session" });
export type Session = z.infer<typeof Session>;

export const listSessions = operation({
  id: "listMySessions",
  method: "GET",
  path: "/api/me/account/sessions",
  summary: "The last five live sessions of whoever is signed in; the current one first",
  auth: member("any"),
  response: listOf(Session),
});

export const revokeSessions = operation({
  id: "revokeMySessions",
  method: "POST",
  audit: "session.revoked_all",
  path: "/api/me/account/sessions/revoke-all",
  summary: "Sign out everywhere, here too",
  auth: member("any"),
  response: z.object({ ok: z.literal(true), revoked: z.int() }),
});
