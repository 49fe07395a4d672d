import { AppError } from "@/lib/errors";

/** Why a person cannot be made a signal, with the gate's reason. */
export const rescueRefused = (reason: string | undefined) =>
  new AppError(
    "rescue_refused",
    reason ? `This person can't be made a signal. ${reason}.` : "This person can't be made a signal.",
  );

export const cannotPay = () =>
  new AppError("insufficient_credits", "Reading this person's profile costs more credits than are left.");

export const notRead = () =>
  new AppError("upstream_failure", "This person's profile could not be read. Retry in a few minutes.");

/** The daily budget is used up until midnight, UTC. */
export function budgetUsedUp(now: Date): AppError {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  const seconds = Math.ceil((midnight - now.getTime()) / 1_000);
  return new AppError("try_again", "Today's budget is used up. Retry tomorrow.").with({
    "Retry-After": String(seconds),
  });
}
