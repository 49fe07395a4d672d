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

/** More than anybody belongs to; what is beyond it is counted, not listed. */
const limit = 1_000;

/** The workspaces that whoever is signed in belongs to, and which of them this session works in. */
export async function listWorkspaces({ db, identity }: Caller) {
  const { rows, total } = await findWorkspacesOfUser(db, { userId: identity.user.id, limit });
  const data: Workspace[] = rows.map(({ plan, ...row }) => ({
    ...row,
    isCurrent: row.id === identity.customer?.id,
  }));
  return { data, total, limit, offset: 0 };
}

/** Lets this session work in another workspace of theirs, from its next request on. Throws 404 for any other. */
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
