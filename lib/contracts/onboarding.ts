import { z } from "zod";
import { provisioningStatuses, provisioningSteps, sourceTypes } from "@/db/vocabulary";
import { member, operation } from "./operation";
import { nameText, text } from "./text";

/** How far the set-up of a workspace has come, coarsely. `error` says what to do where `status` is `failed`. */
export const Provisioning = z
  .object({
    currentStep: z.enum(provisioningSteps),
    /** From 1. */
    stepIndex: z.int().min(1).max(provisioningSteps.length),
    totalSteps: z.literal(provisioningSteps.length),
    completedSteps: z.array(z.enum(provisioningSteps)),
    status: z.enum(provisioningStatuses),
    error: z.string().optional(),
  })
  .meta({ id: "Provisioning" });
export type Provisioning = z.infer<typeof Provisioning>;

const address = text().trim().min(1).max(500);

export const OnboardingStart = z
  .strictObject({
    /** Without it the workspace is named after its company. */
    workspaceName: nameText(100).optional(),
    website: address,
    /** The company's own page on the network. */
    companyNetworkUrl: address,
    /** The profile of whoever signs up. */
    profileUrl: address.optional(),
  })
  .meta({ id: "OnboardingStart" });
export type OnboardingStart = z.infer<typeof OnboardingStart>;

/** A source that may be created as it stands, from `sourceType`, `networkUrl`, `keywords` and `displayName`. */
export const SuggestedSource = z
  .object({
    sourceType: z.enum(sourceTypes),
    networkUrl: z.string().nullable(),
    keywords: z.array(z.string()).nullable(),
    displayName: z.string(),
    reason: z.string(),
    /** Whether the workspace has such a source, active or paused. */
    isAdded: z.boolean(),
  })
  .meta({ id: "SuggestedSource" });
export type SuggestedSource = z.infer<typeof SuggestedSource>;

export const Onboarding = z
  .object({
    website: z.string().nullable(),
    companyNetworkUrl: z.string().nullable(),
    suggestedSources: z.array(SuggestedSource),
  })
  .meta({ id: "Onboarding" });
export type Onboarding = z.infer<typeof Onboarding>;

export const getProvisioningStatus = operation({
  id: "getMyProvisioningStatus",
  method: "GET",
  path: "/api/me/provisioning-status",
  summary: "How far the set-up of the workspace has come, in five steps",
  auth: member("any"),
  response: Provisioning,
  errors: ["not_found"],
});

export const startOnboarding = operation({
  id: "startMyOnboarding",
  method: "POST",
  audit: "onboarding.started",
  path: "/api/me/onboarding",
  summary: "Start the set-up of a workspace, or start it again after it failed",
  auth: member("any"),
  body: OnboardingStart,
  response: Provisioning,
  status: 202,
  errors: ["already_started", "already_activated", "customer_not_active", "insufficient_role"],
});

export const getOnboarding = operation({
  id: "getMyOnboarding",
  method: "GET",
  path: "/api/me/onboarding",
  summary: "What the set-up was told, and the sources that it suggests",
  auth: member("any"),
  response: Onboarding,
  errors: ["not_found"],
});
