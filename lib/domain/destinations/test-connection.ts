import { lockCustomer } from "@/db/queries/customers";
import { type DestinationRow, findDestination, updateDestinationRow } from "@/db/queries/destinations";
import { type Context, transaction } from "@/lib/context";
import type { DestinationTest } from "@/lib/contracts/destinations";
import { describeFieldProblems } from "@/lib/contracts/field-problems";
import { describeTestFailure } from "@/lib/contracts/test-failure";
import type { Receipt } from "@/lib/destinations/destination";
import { samplePayload } from "@/lib/destinations/sample-payload";
import { countRoom } from "@/lib/domain/plans/require-cap";
import { newId } from "@/lib/ids";
import { cutAtGrapheme } from "@/lib/judgement/text/cut-at-grapheme";
import { parseConfig } from "./parse-config";
import { pause, resume } from "./pause";
import { requireDestination } from "./read";
import { recordFields } from "./record-fields";
import { hasPreviousSecret, openPreviousSecret, openSealed } from "./sealed";

/**
 * Sends a sample signal, without an activation, and records the outcome and which columns or properties are missing.
 * Success resumes a destination that was paused automatically; one that was paused manually stays paused. Failure
 * pauses an active one, until a test succeeds or a person resumes it.
 */
export async function testDestination(
  ctx: Context,
  input: { destinationId: string },
): Promise<DestinationTest> {
  const row = await requireDestination(ctx, input.destinationId);
  const sealed = openSealed(row, ctx.ports.keys);
  const { adapter, config } = parseConfig(ctx, row.type, sealed.config);
  const at = ctx.clock.now();
  const payload = samplePayload({ signalId: newId(), appUrl: ctx.ports.appUrl, at });
  const receipt = await adapter.deliver({
    config,
    secret: sealed.secret,
    previousSecret: hasPreviousSecret(row, at) ? openPreviousSecret(row, ctx.ports.keys) : null,
    payload,
    at,
    mayHaveArrived: false,
  });
  await recordTest(ctx, { tested: row, at, receipt });
  const missingFields = await recordFields(ctx, { destination: row, found: receipt.fields ?? [] });
  const { status, error, durationMs, usedPreviousSecret = false } = receipt;
  const success = isSuccess(receipt);
  return {
    ...{ success, status, error, durationMs, usedPreviousSecret, missingFields },
    warning: describeFieldProblems(row.type, missingFields) || null,
  };
}

const isSuccess = ({ verdict }: Receipt): boolean => verdict === "delivered";

/** Says nothing about the receiver: a limit that all customers share, or a failure of ours. */
const saysNothing = ({ verdict, isOurFault }: Receipt): boolean =>
  verdict === "postpone" || isOurFault === true;

/**
 * Keeps the outcome of a test and what follows from it, unless the connection was changed or a later test was kept in
 * the meantime.
 */
async function recordTest(
  ctx: Context,
  { tested, at, receipt }: { tested: DestinationRow; at: Date; receipt: Receipt },
): Promise<void> {
  if (saysNothing(receipt)) return;
  await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockCustomer(db, { customerId });
    const current = await findDestination(db, { customerId, destinationId: tested.id, lock: true });
    if (!current || current.configEncrypted !== tested.configEncrypted) return;
    if (current.lastTestedAt && current.lastTestedAt > at) return;
    const set = { lastTestedAt: at, lastTestError: isSuccess(receipt) ? null : describeFailure(receipt) };
    const row = await updateDestinationRow(db, { customerId, destinationId: tested.id, set });
    if (row) await follow(ctx, row);
  });
}

async function follow(ctx: Context, row: DestinationRow): Promise<void> {
  const { db, customerId } = ctx;
  if (row.lastTestError !== null) {
    if (row.isActive) await pause(ctx, row, "test");
    return;
  }
  if (row.isActive || row.pausedReason === "manual") return;
  if ((await countRoom(ctx, "destinations")) > 0) {
    await resume(ctx, row);
    return;
  }
  // It works again, but the plan is full: it resumes with a larger plan, or when a person resumes it.
  const set = { pausedReason: "plan" as const, consecutiveFailures: 0 };
  await updateDestinationRow(db, { customerId, destinationId: row.id, set });
}

const longestError = 1_000;

const describeFailure = (receipt: Receipt): string =>
  cutAtGrapheme(describeTestFailure(receipt), longestError);
