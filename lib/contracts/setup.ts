import { z } from "zod";
import { activationStatuses, waits } from "@/db/vocabulary";
import { CompanyName, DestinationName, PersonName, PersonTitle, Strength, WhyItMatters } from "./fields";
import { admins, member, operation, Timestamp } from "./operation";

export const Activation = z
  .object({
    lifecycle: z.literal("active"),
    activatedAt: Timestamp,
    autoHarvest: z.boolean(),
    dailyBudgetCapCents: z.int(),
    /** How many discovery runs were started. */
    discoveriesStarted: z.int(),
  })
  .meta({ id: "SetupActivation" });
export type Activation = z.infer<typeof Activation>;

export const activateSetup = operation({
  id: "activateMySetup",
  method: "POST",
  audit: "lifecycle.activated",
  path: "/api/me/setup/activate",
  summary: "Activate the workspace; discovery starts immediately for every active source",
  auth: member("provisioned", admins),
  response: Activation,
  errors: ["NoActiveSources", "NoIcp", "already_activated", "no_plan"],
});

/** Counts end at a thousand. */
const count = z.int().min(0).max(1_000);

const Work = z.object({
  wait: z.enum(waits).nullable().describe("What it waits for; null while it runs."),
  resumesAt: Timestamp.nullable().describe(
    "When it goes on by itself; null while it runs, or if it does not.",
  ),
  nextAt: Timestamp.nullable().describe("When it is next due; null if nothing is planned."),
});

export const FirstResults = z
  .object({
    sources: z.object({
      /** Active ones. */
      total: count,
      /** Their posts were listed at least once. */
      read: count,
      /** Being read for the first time. */
      reading: count,
      /** The network has not answered for a while; they are tried again automatically. */
      late: count,
    }),
    posts: z.object({
      found: count,
      /** On the watchlist. */
      relevant: count,
      /** Relevant ones whose reactions and comments were read, or are being read. */
      read: count,
    }),
    people: z.object({
      /** Engagements found: reactions, comments and posts of people. */
      seen: count,
      qualified: count,
      rejected: count,
      /** Waiting although they were tried: a look-up failed and is tried again automatically. */
      retried: count,
    }),
    /** The automatic work: searching for posts, reading who engages with them, and comparing those people. */
    work: z.object({ discovery: Work, harvest: Work, qualification: Work }),
    hasDestination: z.boolean(),
    /** The first signal with a delivery that arrived, else the first signal; null without one. */
    firstSignal: z
      .object({
        id: z.uuid(),
        personName: PersonName,
        personTitle: PersonTitle.nullable(),
        companyName: CompanyName.nullable(),
        strength: Strength,
        whyItMatters: WhyItMatters,
        createdAt: Timestamp,
        delivery: z
          .object({
            destinationId: z.uuid(),
            destinationName: DestinationName,
            status: z.enum(activationStatuses),
            lastError: z.string().nullable(),
            deliveredAt: Timestamp.nullable(),
          })
          .nullable(),
      })
      .nullable(),
  })
  .meta({ id: "FirstResults" });
export type FirstResults = z.infer<typeof FirstResults>;

export const getFirstResults = operation({
  id: "getMyFirstResults",
  method: "GET",
  path: "/api/me/setup/first-results",
  summary: "Get how far a workspace is on the way to its first delivered signal",
  auth: member("active"),
  response: FirstResults,
});
