import { findChangeState } from "@/db/queries/changes";
import type { SessionIdentity } from "@/db/queries/sessions";
import { changeTopics } from "@/db/vocabulary";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { Changes } from "@/lib/contracts/changes";
import { sha256 } from "@/lib/crypto";
import { notFound } from "@/lib/errors";

/** For so long after work ended, more of it is likely. */
const busyMinutes = 3;

/**
 * A revision per topic of the caller's workspace; a changed revision means changed data. Throws 404 for someone without
 * a workspace.
 */
export async function readChanges(
  ctx: Pick<Context, "db" | "clock"> & { identity: SessionIdentity },
): Promise<Changes> {
  const { db, clock, identity } = ctx;
  if (!identity.customer) throw notFound("workspace");
  const now = clock.now();
  const busySince = new Date(now.getTime() - minutes(busyMinutes));
  const { isBusy, ...states } = await findChangeState(db, {
    customerId: identity.customer.id,
    now,
    busySince,
  });
  const revisions = changeTopics.map((topic) => [topic, sha256(states[topic] ?? "").slice(0, 12)] as const);
  return { revisions: Object.fromEntries(revisions) as Changes["revisions"], isBusy };
}
