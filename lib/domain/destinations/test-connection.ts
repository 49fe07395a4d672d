import { lockCustomer } from "@/db/queries/customers";
import { findDestination, updateDestinationRow } from "@/db/queries/destinations";
import { type Context, transaction } from "@/lib/context";
import type { DestinationTest } from "@/lib/contracts/destinations";
import { describeFieldProblems } from "@/lib/contracts/field-problems";
import { samplePayload } from "@/lib/destinations/sample-payload";
import { countRoom } from "@/lib/domain/plans/require-cap";
import { newId } from "@/lib/ids";
import { parseConfig } from "./parse-config";
import { resume } from "./pause";
import { requireDestination } from "./read";
import { recordFields } from "./record-fields";
import { hasPreviousSecret, openPreviousSecret, openSealed } from "./sealed";

/**
 * Sends a sample signal, without an activation, and records which columns or properties are missing. Success resumes a
 * destination that was paused automatically; one that was paused manually stays paused.
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
  const success = receipt.verdict === "delivered";
  if (success && !row.isActive && row.pausedReason !== "manual") {
    await transaction(ctx, async (ctx) => {
      const { db, customerId } = ctx;
      await lockCustomer(db, { customerId });
      const current = await findDestination(db, { customerId, destinationId: row.id, lock: true });
      if (!current || current.isActive || current.pausedReason === "manual") return;
      if ((await countRoom(ctx, "destinations")) > 0) await resume(ctx, current);
      // It works again, but the plan is full: it resumes with a larger plan, or when a person resumes it.
      else {
        const set = { pausedReason: "plan" as const, consecutiveFailures: 0 };
        await updateDestinationRow(db, { customerId, destinationId: row.id, set });
      }
    });
  }
  const missingFields = await recordFields(ctx, { destination: row, found: receipt.fields ?? [] });
  const { status, error, durationMs, usedPreviousSecret = false } = receipt;
  return {
    ...{ success, status, error, durationMs, usedPreviousSecret, missingFields },
    warning: describeFieldProblems(row.type, missingFields) || null,
  };
}
