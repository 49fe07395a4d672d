import { policy } from "@/db/policy";
import { countConnectedApps } from "@/db/queries/connected-apps";
import type { Context } from "@/lib/context";

/** What a member is told who has as many connected apps as allowed. */
export const noRoom = `You have ${policy.connectedAppsPerMember} connected apps. Disconnect one in Settings first.`;

/**
 * Whether a member may have one more app, not counting the given one, which it would replace. Ask with the workspace
 * locked: of two apps at the same time, one then sees the other.
 */
export async function hasRoom(
  { db, clock }: Pick<Context, "db" | "clock">,
  member: { customerId: string; userId: string; exceptAppId: string },
): Promise<boolean> {
  const others = await countConnectedApps(db, { ...member, now: clock.now() });
  return others < policy.connectedAppsPerMember;
}
