import type * as contract from "@/lib/contracts/onboarding";
import { readOnboarding, readProvisioning } from "@/lib/domain/onboarding/read";
import { startOnboarding } from "@/lib/domain/onboarding/start";
import type { Answers } from "./answers";

export const onboarding = {
  getProvisioningStatus: (ctx) => readProvisioning(ctx),
  startOnboarding: (ctx, { body }) => startOnboarding(ctx, body),
  getOnboarding: (ctx) => readOnboarding(ctx),
} satisfies Answers<typeof contract>;
