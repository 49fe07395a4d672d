import type { Db } from "@/db/client";
import { findOnboarding, type OnboardingRow } from "@/db/queries/onboardings";
import { type Lifecycle, type ProvisioningStep, provisioningSteps } from "@/db/vocabulary";
import type { Clock } from "@/lib/clock";
import type { Provisioning } from "@/lib/contracts/onboarding";
import { settings } from "@/lib/domain/settings";

const unfinished: readonly Lifecycle[] = ["signed_up", "onboarding_running"];
const totalSteps = provisioningSteps.length;

/** Whether the workspace has not finished onboarding. */
export const isUnfinished = (lifecycle: Lifecycle): boolean => unfinished.includes(lifecycle);

const lost = "Setup stopped. Start it again.";

/** The current state of a workspace's onboarding. One that has not moved for five minutes counts as failed. */
export async function readOnboardingState(
  { db, clock }: { db: Db; clock: Clock },
  customerId: string,
): Promise<OnboardingRow | null> {
  const row = await findOnboarding(db, { customerId });
  const since = clock.now().getTime() - settings.onboarding.lostAfterMs;
  const isLost = row?.status === "running" && row.updatedAt.getTime() < since;
  return row && isLost ? { ...row, status: "failed", error: lost } : row;
}

/** Whether onboarding may be started or restarted: it has not started yet, or it failed. */
export const isStartable = (lifecycle: Lifecycle, onboarding: OnboardingRow | null): boolean =>
  lifecycle === "signed_up" || (lifecycle === "onboarding_running" && onboarding?.status !== "running");

/**
 * How far a workspace has come. One whose lifecycle is past onboarding is done, whether or not onboarding ever
 * ran; one never started is reported as failed, since nothing happens until someone acts.
 */
export function presentProgress(lifecycle: Lifecycle, onboarding: OnboardingRow | null): Provisioning {
  if (!isUnfinished(lifecycle) || onboarding?.status === "done") {
    return { ...at("ready_for_review"), completedSteps: [...provisioningSteps], status: "done" };
  }
  if (!onboarding) {
    const error = "Setup for this workspace has not been started yet. Start it.";
    return { ...at("profile_lookup"), status: "failed", error };
  }
  const { step, status, error } = onboarding;
  return { ...at(step), status, ...(error !== null && { error }) };
}

function at(currentStep: ProvisioningStep) {
  const index = provisioningSteps.indexOf(currentStep);
  const completedSteps: ProvisioningStep[] = provisioningSteps.slice(0, index);
  return { currentStep, stepIndex: index + 1, totalSteps, completedSteps };
}
