import { z } from "zod";
import { like } from "./fields";
import { listOf, member, operation, Timestamp } from "./operation";

export const Session = z
  .object({
    id: z.uuid(),
    createdAt: Timestamp,
    lastSeenAt: Timestamp,
    userAgent: z.string().nullable(),
    /** Truncated. */
    ip: like("203.0.113.0").nullable(),
    isCurrent: z.boolean(),
  })
  .meta({ id: "Session" });
export type Session = z.infer<typeof Session>;

export const listSessions = operation({
  id: "listMySessions",
  method: "GET",
  path: "/api/me/account/sessions",
  summary: "List the signed-in user's five most recent live sessions, current session first",
  auth: member("any"),
  response: listOf(Session),
});

export const revokeSessions = operation({
  id: "revokeMySessions",
  method: "POST",
  audit: "session.revoked_all",
  path: "/api/me/account/sessions/revoke-all",
  summary: "Sign out of all sessions, including this one",
  auth: member("any"),
  response: z.object({ ok: z.literal(true), revoked: z.int() }),
});
