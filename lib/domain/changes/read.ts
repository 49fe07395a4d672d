import { findChangeState } from "@/db/queries/changes";
import type { SessionIdentity } from "@/db/queries/sessions";
import { type ChangeTopic, changeTopics } from "@/db/vocabulary";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { Changes } from "@/lib/contracts/changes";
import { sha256 } from "@/lib/crypto";

/** For so long after work ended, more of it is likely. */
const busyMinutes = 3;

/**
 * A revision per topic of the caller's workspace; a changed revision means changed data. Without a workspace all are
 * empty.
 */
export async function readChanges(
  ctx: Pick<Context, "db" | "clock"> & { identity: SessionIdentity },
): Promise<Changes> {
  const { db, clock, identity } = ctx;
  if (!identity.customer) return { revisions: revisionsOf(() => ""), isBusy: false };
  const now = clock.now();
  const busySince = new Date(now.getTime() - minutes(busyMinutes));
  const { isBusy, ...states } = await findChangeState(db, {
    customerId: identity.customer.id,
    userId: identity.user.id,
    now,
    busySince,
  });
  return { revisions: revisionsOf((topic) => sha256(states[topic] ?? "").slice(0, 12)), isBusy };
}

// Object.fromEntries loses the keys.
const revisionsOf = (revisionOf: (topic: ChangeTopic) => string) =>
  Object.fromEntries(changeTopics.map((topic) => [topic, revisionOf(topic)])) as Changes["revisions"];
