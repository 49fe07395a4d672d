import { findPlan } from "@/db/queries/customers";
import { findMembers, findPendingInvites } from "@/db/queries/team";
import type { Context } from "@/lib/context";
import type { Team } from "@/lib/contracts/team";
import { countSeats } from "@/lib/domain/plans/require-cap";
import { presentInvite, presentMember } from "./present";

/** More than any plan with a seat cap allows; an unlimited workspace's members beyond it are counted, not listed. */
const limit = 1_000;

/** The workspace's members, its invites, and the seats they take. */
export async function readTeam(ctx: Context): Promise<Team> {
  const { db, customerId } = ctx;
  const plan = await findPlan(db, { customerId });
  const [members, invites, used] = await Promise.all([
    findMembers(db, { customerId, limit }),
    findPendingInvites(db, { customerId, now: ctx.clock.now(), limit }),
    countSeats(ctx),
  ]);
  return {
    members: members.map(presentMember),
    invites: invites.map(presentInvite),
    seats: { used, cap: plan?.seats ?? null },
  };
}
