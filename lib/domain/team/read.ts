import { findPlan } from "@/db/queries/customers";
import { countMembers, countPendingInvites, findMembers, findPendingInvites } from "@/db/queries/team";
import type { Context } from "@/lib/context";
import type { Team } from "@/lib/contracts/team";
import { presentInvite, presentMember } from "./present";

/** More than any plan with a cap seats; what an unlimited workspace has beyond it is counted, not listed. */
const limit = 1_000;

/** Who belongs to the workspace, who was asked to, and the seats they take. */
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

/** Seats taken: members, and pending invites that may become some. */
export async function countSeats({ db, customerId, clock }: Context): Promise<number> {
  const [members, pending] = await Promise.all([
    countMembers(db, { customerId }),
    countPendingInvites(db, { customerId, now: clock.now() }),
  ]);
  return members + pending;
}
