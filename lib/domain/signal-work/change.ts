import { policy } from "@/db/policy";
import { findUntakenOfSamePersons } from "@/db/queries/person-work";
import { findTeammates, lockSignals, updateSignalWork } from "@/db/queries/signal-work";
import { type Context, transaction } from "@/lib/context";
import type { SignalWork } from "@/lib/contracts/signal-work";
import { notifyOfAssignment } from "@/lib/domain/notifications/notify";
import { invalidField, notFound } from "@/lib/errors";

/**
 * Assigns signals to a member, moves them to a stage, marks them as done for everyone or no longer; returns how many.
 * Assigning a signal also assigns its person's other signals that nobody has. Throws 404 if one of the signals does not
 * exist, and 400 if the assignee is no member: nothing is changed then.
 */
export async function changeSignals(
  ctx: Context,
  userId: string,
  input: SignalWork,
): Promise<{ changed: number; alsoAssigned: string[] }> {
  const { assigneeId, stage, isDone } = input;
  const signalIds = [...new Set(input.signalIds)];
  return transaction(ctx, async (tx) => {
    const { db, customerId } = tx;
    if (assigneeId) {
      const members = await findTeammates(db, { customerId, userIds: [assigneeId] });
      if (members.size === 0) throw invalidField("assigneeId", "must be a member of the workspace");
    }
    const along = assigneeId
      ? await findUntakenOfSamePersons(db, { customerId, signalIds, limit: policy.signalsPerChange })
      : [];
    const locked = await lockSignals(db, { customerId, signalIds: [...signalIds, ...along] });
    const asked = new Set(signalIds);
    const found = locked.filter(({ id }) => asked.has(id));
    if (found.length < signalIds.length) throw notFound("signal");
    const untaken = locked.filter(({ id, assigneeId }) => !asked.has(id) && assigneeId === null);
    const now = tx.clock.now();
    const update = async (changed: typeof found, set: Parameters<typeof updateSignalWork>[1]["set"]) => {
      const ids = changed.map(({ id }) => id);
      if (ids.length > 0) await updateSignalWork(db, { customerId, signalIds: ids, set });
    };
    if (assigneeId !== undefined) await update([...found, ...untaken], { assigneeId });
    if (stage !== undefined) {
      const moved = found.filter((before) => before.stage !== stage);
      await update(moved, { stage, movedAt: now, movedById: userId });
    }
    if (isDone !== undefined) {
      // Who did it first stays.
      const turned = found.filter(({ doneAt }) => (doneAt !== null) !== isDone);
      await update(turned, isDone ? { doneAt: now, doneById: userId } : { doneAt: null, doneById: null });
    }
    if (assigneeId) {
      const given = [...found, ...untaken]
        .filter((before) => before.assigneeId !== assigneeId)
        .map(({ id }) => id);
      await notifyOfAssignment(tx, { assigneeId, signalIds: given });
    }
    return { changed: signalIds.length, alsoAssigned: untaken.map(({ id }) => id) };
  });
}
