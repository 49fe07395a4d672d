import type { PendingEngagement } from "@/db/queries/engagements";
import { holdOffErasure } from "@/db/queries/erasure";
import {
  findRejectedEngagement,
  findRescues,
  findSignalOf,
  reopenEngagement,
  upsertRescue,
} from "@/db/queries/rejections";
import { type Context, transaction } from "@/lib/context";
import { isOverrulable, type NewRescue, type RescueResult } from "@/lib/contracts/rejections";
import { recordAudit } from "@/lib/domain/audit/record";
import { storeVerdicts } from "@/lib/domain/engagements/store-verdicts";
import { notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { judgeOverruled } from "./judge-overruled";
import { gateOf, presentRescue } from "./present";
import { rescueRefused } from "./refusals";

interface Wish {
  userId: string;
  note: string;
  createSignal: boolean;
}

/**
 * Records that a member thinks an engagement should have been a signal and, if they ask for it, makes its person one:
 * the gates that judge fit are overruled, those that protect someone are not. A look-up that is still needed is paid
 * as usual. Repeating it changes nothing. Throws 404, 402 `insufficient_credits`, 409 `rescue_refused` and 502
 * `upstream_failure`; then no wish is recorded.
 */
export async function rescueRejection(
  ctx: Context,
  userId: string,
  { engagementId, ...wish }: NewRescue & { engagementId: string },
): Promise<RescueResult> {
  const { db, customerId } = ctx;
  const rejected = await findRejectedEngagement(db, { customerId, engagementId });
  if (!rejected) throw notFound("rejection");
  const by = { ...wish, userId };
  if (wish.createSignal && rejected.signalId === null) return makeSignal(ctx, rejected, by);
  return transaction(ctx, (ctx) => record(ctx, rejected, by, { signalId: rejected.signalId, isNew: false }));
}

async function makeSignal(ctx: Context, rejected: PendingEngagement, by: Wish): Promise<RescueResult> {
  const gate = gateOf(rejected);
  if (!isOverrulable(gate)) throw rescueRefused(rejected.gates?.find(({ passed }) => !passed)?.reason);
  const { verdicts, refusal } = await judgeOverruled(ctx, rejected);
  const made = await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const one = { customerId, engagementId: rejected.id };
    await holdOffErasure(db, one);
    // False if another member's request has just made the signal.
    const isNew = await reopenEngagement(db, one);
    if (isNew) await storeVerdicts(ctx, verdicts);
    const signalId = await findSignalOf(db, one);
    return signalId === null ? null : record(ctx, rejected, by, { signalId, isNew });
  });
  // The new verdict and the look-up were stored, so that the list shows why, and a retry does not pay again.
  if (!made) throw rescueRefused(refusal);
  return made;
}

/** Stores the wish and its audit entry, unless nothing is new. Must run in a transaction. */
async function record(
  ctx: Context,
  rejected: PendingEngagement,
  { userId, note }: Wish,
  { signalId, isNew }: { signalId: string | null; isNew: boolean },
): Promise<RescueResult> {
  const { db, customerId } = ctx;
  const engagementId = rejected.id;
  const earlier = await findRescues(db, { customerId, engagementIds: [engagementId] });
  // A signal's engagement no longer knows the gate; whoever rescued it first does.
  const gate = gateOf(rejected) || (earlier[0]?.gate ?? "");
  const wish = { id: newId(), engagementId, userId, gate, note: note || null, now: ctx.clock.now() };
  const isChanged = await upsertRescue(db, { customerId, ...wish });
  if (isChanged || isNew) {
    const detail = { gate, signalId };
    await recordAudit(ctx, { action: "rejection.rescued", subjectId: engagementId, detail });
  }
  const said = await findRescues(db, { customerId, engagementIds: [engagementId] });
  const mine = said.find((rescue) => rescue.userId === userId);
  if (!mine) throw new Error("A rescue was not stored");
  return { rescue: presentRescue(mine), signalId };
}
