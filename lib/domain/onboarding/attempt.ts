/** An attempt at a workspace's onboarding, step by step. Once a later one has started it changes nothing. */
import { findCustomer, lockCustomer } from "@/db/queries/customers";
import { findOnboarding, type OnboardingRow, updateOnboarding } from "@/db/queries/onboardings";
import { type ProvisioningStep, provisioningSteps } from "@/db/vocabulary";
import { type Context, transaction } from "@/lib/context";
import { log } from "@/lib/log";

/** Which attempt a step belongs to. */
export interface Attempt {
  attempt: number;
}

/** What a running attempt works on. */
export interface Running extends OnboardingRow {
  workspace: string;
  companyNetworkUrl: string;
}

/** The attempt with the workspace's answers; null if it has ended or a later one replaced it. */
export async function findRunningAttempt(ctx: Context, { attempt }: Attempt): Promise<Running | null> {
  const { db, customerId } = ctx;
  const row = await findOnboarding(db, { customerId });
  const customer = await findCustomer(db, { customerId });
  if (!row || !isRunning(row, attempt) || !customer?.companyNetworkUrl) {
    log.info({ customerId, attempt }, "onboarding skipped: the attempt does not run any more");
    return null;
  }
  return { ...row, workspace: customer.name, companyNetworkUrl: customer.companyNetworkUrl };
}

/**
 * Stores a step's findings and moves to the next step in one transaction. Returns false and writes nothing if the
 * attempt is no longer running. A repeated step never moves an attempt back.
 */
export async function finishStep(
  ctx: Context,
  done: Attempt & { step: ProvisioningStep },
  write: (ctx: Context) => Promise<void> = async () => {},
): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    const row = await lockRunningAttempt(ctx, done.attempt);
    if (!row) return false;
    await write(ctx);
    const next = provisioningSteps[provisioningSteps.indexOf(done.step) + 1] ?? row.step;
    if (provisioningSteps.indexOf(next) > provisioningSteps.indexOf(row.step)) {
      await setOnboarding(ctx, { step: next });
    }
    return true;
  });
}

/** Ends a running attempt as failed, with a message that tells users what to do. */
export async function failAttempt(
  ctx: Context,
  { attempt, error }: Attempt & { error: string },
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    if (await lockRunningAttempt(ctx, attempt)) await setOnboarding(ctx, { status: "failed", error });
  });
}

/** The running attempt, locked. Locks the workspace first, in the same order as starting an attempt. */
export async function lockRunningAttempt(ctx: Context, attempt: number): Promise<OnboardingRow | null> {
  const { db, customerId } = ctx;
  await lockCustomer(db, { customerId });
  const row = await findOnboarding(db, { customerId, lock: true });
  return row && isRunning(row, attempt) ? row : null;
}

export const setOnboarding = (ctx: Context, set: Parameters<typeof updateOnboarding>[1]["set"]) =>
  updateOnboarding(ctx.db, { customerId: ctx.customerId, set, now: ctx.clock.now() });

const isRunning = (row: OnboardingRow, attempt: number): boolean =>
  row.attempt === attempt && row.status === "running";
