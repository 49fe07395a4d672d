import type { Db } from "@/db/client";
import { findWorkspacesOfUser, type SessionIdentity, setSessionCustomer } from "@/db/queries/sessions";
import type { Clock } from "@/lib/clock";
import type { Me, Workspace } from "@/lib/contracts/account";
import { notFound } from "@/lib/errors";
import { readMe } from "./read-me";

interface Caller {
  db: Db;
  clock: Clock;
  identity: SessionIdentity;
}

/** More workspaces than anyone belongs to. Any beyond the limit are counted but not listed. */
const limit = 1_000;

/** The signed-in user's workspaces, with the session's current one marked. */
export async function listWorkspaces({ db, identity }: Caller) {
  const { rows, total } = await findWorkspacesOfUser(db, { userId: identity.user.id, limit });
  const data: Workspace[] = rows.map(({ plan, isReadOnly, ...row }) => ({
    ...row,
    isCurrent: row.id === identity.customer?.id,
  }));
  return { data, total, limit, offset: 0 };
}

/**
 * Switches this session to another of the user's workspaces, from the next request on. Throws 404 for any other
 * workspace.
 */
export async function switchWorkspace(
  { db, clock, identity }: Caller,
  { customerId }: { customerId: string },
): Promise<Me> {
  const { id: userId } = identity.user;
  const { rows } = await findWorkspacesOfUser(db, { userId, customerId, limit: 1 });
  const [customer] = rows;
  if (!customer) throw notFound("workspace");
  await setSessionCustomer(db, { sessionId: identity.sessionId, userId, customerId });
  return readMe({ db, clock, identity: { ...identity, customer } });
}
