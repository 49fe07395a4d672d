import { z } from "zod";
import { provisioningStatuses, provisioningSteps, sourceTypes } from "@/db/vocabulary";
import { CompanyName, CompanyUrl, Keywords, like, Network, PersonUrl, SourceName, Website } from "./fields";
import { networkAddress } from "./network-address";
import { member, operation } from "./operation";
import { nameText, text } from "./text";

/** The coarse progress of workspace setup. `error` says what to do if `status` is `failed`. */
export const Provisioning = z
  .object({
    currentStep: z.enum(provisioningSteps),
    /** 1-based. */
    stepIndex: z.int().min(1).max(provisioningSteps.length),
    totalSteps: z.literal(provisioningSteps.length),
    completedSteps: z.array(z.enum(provisioningSteps)),
    status: z.enum(provisioningStatuses),
    error: z.string().optional(),
    isWaitingForEngine: z
      .boolean()
      .optional()
      .describe(
        "True if setup has not moved for half a minute and the job engine has not called for two minutes.",
      ),
  })
  .meta({ id: "Provisioning" });
export type Provisioning = z.infer<typeof Provisioning>;

export const OnboardingStart = z
  .strictObject({
    /** Defaults to the company's name. */
    workspaceName: nameText(100, "Northwind Sample").optional(),
    website: text("https://northwind.example").trim().min(1).max(500).meta({
      description: "The company's website, such as `https://northwind.example`. Anything else returns 400.",
    }),
    /** The company's page on the network. */
    companyNetworkUrl: networkAddress("company"),
    /** The profile of the person who signs up. */
    profileUrl: networkAddress("person").optional(),
  })
  .meta({ id: "OnboardingStart" });
export type OnboardingStart = z.infer<typeof OnboardingStart>;

/** A source that can be created as is: all fields but `reason` and `isAdded`, as far as they are not null. */
export const SuggestedSource = z
  .object({
    sourceType: z.enum(sourceTypes),
    networkUrl: PersonUrl.nullable(),
    keywords: Keywords.nullable(),
    /** The network to search for the keywords; null for an address. */
    network: Network.nullable(),
    displayName: SourceName,
    reason: like("They post about qualifying leads."),
    /** Whether the workspace already has this source, active or paused. */
    isAdded: z.boolean(),
  })
  .meta({ id: "SuggestedSource" });
export type SuggestedSource = z.infer<typeof SuggestedSource>;

export const Onboarding = z
  .object({
    /** Null if none was given: the workspace then has the name of its company. */
    workspaceName: CompanyName.nullable(),
    website: Website.nullable(),
    companyNetworkUrl: CompanyUrl.nullable(),
    profileUrl: PersonUrl.nullable(),
    suggestedSources: z.array(SuggestedSource),
  })
  .meta({ id: "Onboarding" });
export type Onboarding = z.infer<typeof Onboarding>;

export const getProvisioningStatus = operation({
  id: "getMyProvisioningStatus",
  method: "GET",
  path: "/api/me/provisioning-status",
  summary: "Get the progress of workspace setup, in five steps",
  auth: member("any"),
  response: Provisioning,
  errors: ["not_found"],
});

export const startOnboarding = operation({
  id: "startMyOnboarding",
  method: "POST",
  audit: "onboarding.started",
  path: "/api/me/onboarding",
  summary: "Start workspace setup, or restart it after it failed",
  auth: member("any"),
  body: OnboardingStart,
  response: Provisioning,
  status: 202,
  errors: [
    "already_started",
    "already_activated",
    "customer_not_active",
    "insufficient_role",
    "upstream_failure",
  ],
});

export const getOnboarding = operation({
  id: "getMyOnboarding",
  method: "GET",
  path: "/api/me/onboarding",
  summary: "Get the setup input and the suggested sources",
  auth: member("any"),
  response: Onboarding,
  errors: ["not_found"],
});
