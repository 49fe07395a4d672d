import type { Context } from "@/lib/context";
import { lookUpPeople } from "@/lib/domain/look-ups/people";
import { log } from "@/lib/log";
import { NetworkError } from "@/lib/networks/network";
import { type Attempt, findRunningAttempt, finishStep } from "./attempt";

/**
 * First step: reads the signer's profile, if they gave one. It may be missing or unreadable: no later step needs
 * it. Returns whether the attempt continues.
 */
export async function lookUpProfile(ctx: Context, { attempt }: Attempt): Promise<boolean> {
  const running = await findRunningAttempt(ctx, { attempt });
  if (!running) return false;
  if (running.profileUrl) await readSigner(ctx, running.profileUrl);
  return finishStep(ctx, { attempt, step: "profile_lookup" });
}

async function readSigner(ctx: Context, profileUrl: string): Promise<void> {
  try {
    await lookUpPeople(ctx, [profileUrl]);
  } catch (error) {
    if (!(error instanceof NetworkError) || !(error.isFinal || error.failure === "malformed")) throw error;
    log.info({ customerId: ctx.customerId, err: error }, "onboarding goes on without the signer's profile");
  }
}
