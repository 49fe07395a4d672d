import type { Db } from "@/db/client";
import { findLiveSessions, type SessionIdentity } from "@/db/queries/sessions";
import type { Clock } from "@/lib/clock";
import type { Session } from "@/lib/contracts/sessions";

const listed = 5;

/** The caller's last five live sessions, the current one first. */
export async function listSessions({
  db,
  clock,
  identity,
}: {
  db: Db;
  clock: Clock;
  identity: SessionIdentity;
}): Promise<{ data: Session[]; total: number; limit: number; offset: number }> {
  const currentId = identity.sessionId;
  const userId = identity.user.id;
  const { rows, total } = await findLiveSessions(db, { userId, currentId, now: clock.now(), limit: listed });
  const data = rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    userAgent: row.userAgent,
    ip: row.ip,
    isCurrent: row.id === currentId,
  }));
  return { data, total, limit: listed, offset: 0 };
}
