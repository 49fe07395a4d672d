import { findPlan } from "@/db/queries/customers";
import { findSeats, setReadOnly } from "@/db/queries/plan-caps";
import { cancelInvite, findPendingInvites } from "@/db/queries/team";
import type { Context } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";

type SeatContext = Pick<Context, "db" | "clock" | "customerId" | "actor" | "requestId" | "ip">;

/** More than any plan with a seat cap allows. */
const most = 1_000;

/**
 * Makes the seats above the plan's cap read-only and the others writable, admins first, then the earliest joined. The
 * newest pending invites that no seat is left for are canceled. Must run in a transaction that has locked the
 * workspace.
 */
export async function applySeats(caller: SeatContext): Promise<void> {
  const ctx: SeatContext = { ...caller, actor: { kind: "system" } };
  const { db, customerId } = ctx;
  const cap = (await findPlan(db, { customerId }))?.seats ?? null;
  const seats = await findSeats(db, { customerId });
  const isBeyond = (index: number) => cap !== null && index >= cap;
  const changed = seats.filter((seat, index) => seat.isReadOnly !== isBeyond(index));
  for (const isReadOnly of [true, false]) {
    const moved = changed.filter((seat) => seat.isReadOnly !== isReadOnly);
    await setReadOnly(db, { customerId, userIds: moved.map(({ userId }) => userId), isReadOnly });
    for (const { userId, email } of moved) {
      const changes = { isReadOnly: { before: !isReadOnly, after: isReadOnly } };
      const detail = { email, reason: "plan" };
      await recordAudit(ctx, { action: "team.role_changed", subjectId: userId, changes, detail });
    }
  }
  if (cap !== null) await cancelInvitesBeyond(ctx, Math.max(0, cap - seats.length));
}

async function cancelInvitesBeyond(ctx: SeatContext, room: number): Promise<void> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const pending = await findPendingInvites(db, { customerId, now, limit: most });
  for (const { id: inviteId, email, role } of pending.slice(room)) {
    if (!(await cancelInvite(db, { customerId, inviteId, now }))) continue;
    const detail = { email, role, reason: "plan" };
    await recordAudit(ctx, { action: "team.invite_cancelled", subjectId: inviteId, detail });
  }
}
