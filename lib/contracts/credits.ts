/** What credits are spent on over time, what has stopped for want of them, and automatic top-up. */
import { z } from "zod";
import { packSlugs } from "@/db/packs";
import { bundles } from "@/db/vocabulary";
import { SourceName } from "./fields";
import { admins, daysBack, member, operation, Timestamp } from "./operation";

const bundleBurn = z.array(z.object({ bundle: z.int().min(1).max(bundles.length), burned: z.int() }));

export const CreditBurn = z
  .object({
    /** One per UTC day, oldest first, days without any included. */
    days: z.array(
      z.object({
        date: z.iso.date(),
        bundles: bundleBurn,
        balance: z
          .int()
          .nullable()
          .describe(
            "The credits that were left when the day ended, today's until now; null without a limit.",
          ),
      }),
    ),
    forecast: z.object({
      /** The average a day that the forecast assumes, over `days` days; the rate of a trial is capped. */
      perDay: z.number(),
      days: z.int(),
      /** When the balance runs out at this rate; null if nothing is used or the period ends first. */
      exhaustedAt: Timestamp.nullable(),
    }),
  })
  .meta({ id: "CreditBurn" });
export type CreditBurn = z.infer<typeof CreditBurn>;

export const stopKinds = [
  /** No credits are left. */
  "credits",
  /** The vendors' daily budget is used up. */
  "budget",
  /** A trial's daily credits are used up. */
  "trial_pace",
  /** A source's daily limit is reached. */
  "source_limit",
  /** A payment is overdue and grace is over. */
  "payment",
  /** Sources or destinations are paused because the plan allows fewer. */
  "sources_over_plan",
  "destinations_over_plan",
  /** Seats are read-only because the plan allows fewer. */
  "seats_over_plan",
] as const;
export type StopKind = (typeof stopKinds)[number];

/** Something that credits or the plan have stopped, when it goes on, and what ends the wait. */
export const Stop = z
  .object({
    kind: z.enum(stopKinds),
    /** When it goes on by itself; null if it does not. */
    resumesAt: Timestamp.nullable(),
    /** What helps, best first. */
    remedies: z.array(z.enum(["upgrade", "buy_pack", "pay", "change_limit", "wait"])),
    /** The number of posts, people, sources, destinations or members that wait. */
    waiting: z.int(),
    /** The source whose limit is reached. */
    source: z.object({ id: z.uuid(), name: SourceName }).nullable(),
  })
  .meta({ id: "Stop" });
export type Stop = z.infer<typeof Stop>;

export const Stops = z
  .object({
    stops: z.array(Stop),
    /** How much of the allotment is used, once it is at least half. */
    allotmentUsedPercent: z.int().nullable(),
    paymentOverdue: z.object({ graceEndsAt: Timestamp }).nullable(),
  })
  .meta({ id: "Stops" });
export type Stops = z.infer<typeof Stops>;

export const TopUp = z
  .object({
    isEnabled: z.boolean(),
    pack: z.enum(packSlugs),
    /** Buys when fewer credits than this are left. */
    threshold: z.int(),
    monthlyCapCents: z.int(),
    spentThisMonthCents: z.int(),
    /** When a charge last failed; top-up waits for a day, or for a change of these settings. */
    failedAt: Timestamp.nullable(),
  })
  .meta({ id: "TopUp" });
export type TopUp = z.infer<typeof TopUp>;

export const TopUpChange = z
  .strictObject({
    isEnabled: z.boolean(),
    pack: z.enum(packSlugs),
    threshold: z.int().min(1).max(100_000),
    monthlyCapCents: z.int().min(0).max(10_000_000),
  })
  .meta({ id: "TopUpChange" });
export type TopUpChange = z.infer<typeof TopUpChange>;

export const getCreditBurn = operation({
  id: "getMyCreditBurn",
  method: "GET",
  path: "/api/me/credits/burn",
  summary: "Get the credits used by day and bundle, and the forecast",
  auth: member("active"),
  query: z.object({ days: daysBack(7, 90).default(30) }),
  response: CreditBurn,
  errors: ["no_plan"],
});

export const getStops = operation({
  id: "getMyStops",
  method: "GET",
  path: "/api/me/credits/stops",
  summary: "Get what credits or the plan have stopped, and what helps",
  auth: member("provisioned"),
  response: Stops,
});

export const getTopUp = operation({
  id: "getMyTopUp",
  method: "GET",
  path: "/api/me/credits/top-up",
  summary: "Get the automatic top-up",
  auth: member("provisioned", admins),
  response: TopUp,
});

export const changeTopUp = operation({
  id: "changeMyTopUp",
  method: "PATCH",
  audit: "credits.top_up_changed",
  path: "/api/me/credits/top-up",
  summary: "Change the automatic top-up",
  auth: member("provisioned", admins),
  body: TopUpChange,
  response: TopUp,
  errors: ["packs_unavailable", "no_plan", "not_configured", "validation_error"],
});
