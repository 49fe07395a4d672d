import { isDeepStrictEqual } from "node:util";
import { moveActivations } from "@/db/queries/activations";
import { lockCustomer } from "@/db/queries/customers";
import {
  type DestinationRow,
  findDestination,
  type NewDestinationRow,
  noPreviousSecret,
  updateDestinationRow,
} from "@/db/queries/destinations";
import type { PausedReason } from "@/db/vocabulary";
import { type Context, transaction } from "@/lib/context";
import type { Destination, DestinationChange } from "@/lib/contracts/destinations";
import { differences } from "@/lib/domain/audit/differences";
import { recordAudit, recordChange } from "@/lib/domain/audit/record";
import { requireCap } from "@/lib/domain/plans/require-cap";
import { requireVersion } from "@/lib/domain/version";
import { AppError, notFound } from "@/lib/errors";
import { mergeConfig } from "./merge-config";
import { parseConfig } from "./parse-config";
import { pause, resume } from "./pause";
import { presentDestination, versionedDestination } from "./present";
import { requireTags } from "./require-tags";
import { openConfig, sealConfig } from "./sealed";

/**
 * Renames, reroutes, reconnects, pauses or resumes a destination. One that was paused automatically (rejected
 * credentials, failures, gone) resumes only by a successful test: 409 `test_required`. One that a plan or a failed test
 * paused resumes like one that a person paused, if the plan has room. Settings that are not given stay (`mergeConfig`).
 * Throws 400 for tags that the workspace does not have, and 409 `version_conflict` if name or routing have changed
 * since the given version.
 */
export async function changeDestination(
  ctx: Context,
  input: { destinationId: string; change: DestinationChange },
): Promise<Destination> {
  const { destinationId, change } = input;
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    // The workspace is locked before its rows, as a change of plan does.
    if (change.isActive !== undefined) await lockCustomer(db, { customerId });
    const row = await findDestination(db, { customerId, destinationId, lock: true });
    if (!row) throw notFound("destination");
    requireVersion(change.version, versionedDestination(row), "this destination");
    await requireTags(ctx, change.routing, row.routing);
    if (change.isActive === true && !row.isActive) {
      if (row.pausedReason && !resumable.includes(row.pausedReason)) {
        throw new AppError("test_required", "Run Test connection. If it succeeds, the destination resumes.");
      }
      await requireCap(ctx, "destinations");
    }
    const set: Partial<NewDestinationRow> = {
      ...(change.name !== undefined && { name: change.name }),
      ...(change.routing !== undefined && { routing: change.routing }),
      ...(change.config !== undefined && newConfig(ctx, row, change.config)),
    };
    const changed = await updateDestinationRow(db, { customerId, destinationId, set });
    if (!changed) throw notFound("destination");
    const after = await move(ctx, changed, change.isActive);
    await recordUpdate(ctx, row, after);
    return presentDestination(ctx, after);
  });
}

/** Why a destination is paused that resumes without a test. */
const resumable: readonly PausedReason[] = ["manual", "plan", "test"];

/** A person's pause replaces a plan's and a failed test's: neither a larger plan nor a test resumes it. */
async function move(
  ctx: Context,
  row: DestinationRow,
  isActive: boolean | undefined,
): Promise<DestinationRow> {
  if (isActive === true && !row.isActive) return resume(ctx, row);
  const isReplaced = row.pausedReason === "plan" || row.pausedReason === "test";
  if (isActive === false && (row.isActive || isReplaced)) return pause(ctx, row, "manual");
  return row;
}

/** Settings are secret: the log shows that they were replaced, and their summary. */
async function recordUpdate(ctx: Context, before: DestinationRow, after: DestinationRow): Promise<void> {
  const shown = ({ name, routing, isActive, configSummary, configEncrypted: config }: DestinationRow) => ({
    name,
    routing,
    isActive,
    configSummary,
    config,
  });
  const changes = differences(shown(before), shown(after), ["config"]);
  const detail = { name: after.name };
  await recordChange(ctx, { action: "destination.updated", subjectId: after.id, changes, detail });
}

function newConfig(
  ctx: Context,
  row: DestinationRow,
  input: Record<string, unknown>,
): Partial<NewDestinationRow> {
  const stored = openConfig(row, ctx.ports.keys);
  const { adapter, config } = parseConfig(ctx, row.type, mergeConfig(stored, input));
  return {
    configEncrypted: sealConfig(config, ctx.ports.keys, row.id),
    configSummary: adapter.summarize(config),
    ...(!isDeepStrictEqual(config, stored) && { lastTestedAt: null, lastTestError: null }),
    ...(urlOf(config) !== urlOf(stored) && { submissions: 0 }),
    ...(!isDeepStrictEqual(placeOf(config), placeOf(stored)) && { knownFields: [] }),
  };
}

/** The address, for types that have one. */
const urlOf = (config: unknown): unknown =>
  typeof config === "object" && config !== null && "url" in config ? config.url : null;

/** Where values are written, for types with columns or properties: a new token leads to the same ones. */
const placeOf = (config: unknown): unknown =>
  typeof config === "object" && config !== null ? { ...config, integrationToken: null } : config;

/** Deletes a destination: erases its settings and secrets, cancels unsent activations and keeps its history. */
export async function removeDestination(ctx: Context, input: { destinationId: string }): Promise<void> {
  const { destinationId } = input;
  await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const row = await findDestination(db, { customerId, destinationId, lock: true });
    if (!row) throw notFound("destination");
    const forgotten = { configEncrypted: "", secretEncrypted: null, knownFields: [], ...noPreviousSecret };
    const set = { isActive: false, deletedAt: ctx.clock.now(), ...forgotten };
    await updateDestinationRow(db, { customerId, destinationId, set });
    await moveActivations(db, {
      customerId,
      destinationId,
      from: ["queued", "retrying", "held", "delivering"],
      to: "cancelled",
      nextAttemptAt: null,
    });
    const detail = { type: row.type, name: row.name };
    await recordAudit(ctx, { action: "destination.deleted", subjectId: destinationId, detail });
  });
}
