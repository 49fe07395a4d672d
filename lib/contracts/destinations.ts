import { z } from "zod";
import { policy } from "@/db/policy";
import { destinationTypes, fieldProblems, healths, pausedReasons } from "@/db/vocabulary";
import { keyStyles } from "./destination-config";
import { DestinationName, DestinationSettings, like, near, SignatureSecret } from "./fields";
import { byId, listOf, managers, member, notAudited, operation, Timestamp } from "./operation";
import { Routing } from "./routing";
import { sameAddressNotice } from "./same-address-notice";
import { nameText } from "./text";
import { changeOf, GivenVersion, Version } from "./version";

const MissingField = z
  .object({
    name: like("Person").describe("The column's or property's name."),
    problem: z
      .enum(fieldProblems)
      .describe("`missing`: it was renamed or deleted. `wrong_type`: its type can't hold the values."),
    since: Timestamp.describe("When it was first found so."),
  })
  .meta({ id: "MissingField" });
export type MissingField = z.infer<typeof MissingField>;

export const Destination = z
  .object({
    id: z.uuid(),
    type: z.enum(destinationTypes),
    name: DestinationName,
    isActive: z.boolean().describe("False while it is paused."),
    pausedReason: z.enum(pausedReasons).nullable(),
    health: z
      .enum(healths)
      .describe(
        "Health based on recent deliveries. `action_required` means the destination was paused and needs your attention.",
      ),
    consecutiveFailures: z.int().describe("Failed deliveries since the last success."),
    routing: Routing.describe("Which signals are sent automatically."),
    configSummary: like("hooks.northwind.example").describe(
      "Host or name only. Connection settings are never returned.",
    ),
    keys: z
      .enum(keyStyles)
      .nullable()
      .describe(
        "How field names are written; null for kinds without a choice, and for settings that can't be read any more.",
      ),
    lastDeliveredAt: Timestamp.nullable(),
    lastFailedAt: Timestamp.nullable(),
    lastTest: z
      .object({
        at: Timestamp,
        success: z.boolean(),
        error: z.string().nullable().describe("Why it failed, as a sentence; null if it succeeded."),
      })
      .nullable()
      .describe("The last connection test; null if the present connection was never tested."),
    submissions: z
      .object({ count: z.int(), limit: near(50_000) })
      .nullable()
      .describe(
        "How many signals were sent since the address was set, and the receiver's lifetime limit; null for kinds without a limit.",
      ),
    /** The signing secret before the last rotation, while it still works; null without one. */
    previousSecret: z
      .object({
        until: Timestamp,
        /**
         * When the receiver last refused the current secret and accepted this one; null if it accepts the current one.
         */
        usedAt: Timestamp.nullable(),
      })
      .nullable(),
    missingFields: z
      .array(MissingField)
      .describe(
        "Columns or properties that we write to and that take no values; empty for kinds without. Signals are still delivered.",
      ),
    createdAt: Timestamp,
    version: Version,
  })
  .meta({ id: "Destination" });
export type Destination = z.infer<typeof Destination>;

const name = nameText(100, "Revenue webhook");

/** The settings are checked by the kind's adapter. `NewDestinationByType` describes them. */
export const NewDestination = z.strictObject({
  destinationType: z.enum(destinationTypes),
  name: name.describe("What people call it."),
  config: z.record(z.string(), z.unknown()),
  routing: Routing.optional().describe("Which signals are sent automatically; all signals if omitted."),
});
export type NewDestination = z.infer<typeof NewDestination>;

export const DestinationChange = changeOf({
  name: name.describe("The new name."),
  isActive: z.boolean().describe("`false` pauses it, `true` resumes it."),
  routing: Routing.describe("Which signals are sent automatically from now on; replaces all rules."),
  config: DestinationSettings.describe(
    "The settings to change; all others stay. `null` removes an optional one, and as a header's value keeps the stored value. A URL on another host needs its credentials again.",
  ),
  version: GivenVersion,
}).meta({ id: "DestinationChange" });
export type DestinationChange = z.infer<typeof DestinationChange>;

const GivenSecret = SignatureSecret.startsWith("whsec_");

export const DuplicateNotice = like(sameAddressNotice("Revenue webhook")).describe(
  "Present if an active destination of the same kind sends to the same address.",
);

/** What to do about a destination that already sends to the address of a new one. */
export const OnDuplicate = z.object({
  onDuplicate: z
    .enum(["return"])
    .optional()
    .describe(
      "`return` answers 200 with an active destination of the same kind at this address, if there is one.",
    ),
});
export type OnDuplicate = z.infer<typeof OnDuplicate>;

export const CreatedDestination = Destination.extend({
  signatureSecret: GivenSecret.optional().describe("Signs each webhook delivery. Shown only once."),
  notice: DuplicateNotice.optional(),
}).meta({ id: "CreatedDestination" });
export type CreatedDestination = z.infer<typeof CreatedDestination>;

/** How long the old signature secret keeps working. */
export const SecretRotation = z.strictObject({
  overlapHours: z.int().min(0).max(policy.secretOverlapHours.most).default(policy.secretOverlapHours.usual),
});

export const DestinationTest = z
  .object({
    success: z.boolean(),
    status: z.int().nullable(),
    error: z.string().nullable(),
    durationMs: z.int(),
    /** True if the receiver refused the current signing secret and accepted the previous one. */
    usedPreviousSecret: z.boolean().meta({ examples: [false] }),
    /** What the sample could not fill although it was accepted, in words; null if nothing. */
    warning: z.string().nullable(),
    /** All columns or properties that take no values, also those that were dismissed. */
    missingFields: z.array(MissingField),
  })
  .meta({ id: "DestinationTest" });
export type DestinationTest = z.infer<typeof DestinationTest>;

export const listDestinations = operation({
  id: "listMyDestinations",
  method: "GET",
  path: "/api/me/destinations",
  summary: "List destinations and their health",
  auth: member("provisioned"),
  response: listOf(Destination),
});

export const createDestination = operation({
  id: "createMyDestination",
  method: "POST",
  audit: "destination.created",
  path: "/api/me/destinations",
  summary: "Add a destination; a webhook's signature secret is shown only once",
  auth: member("provisioned", managers),
  query: OnDuplicate,
  body: NewDestination,
  response: CreatedDestination,
  status: 201,
  errors: ["plan_destination_cap_reached", "not_configured", "no_plan"],
});

export const getDestination = operation({
  id: "getMyDestination",
  method: "GET",
  path: "/api/me/destinations/{id}",
  summary: "Get a destination",
  auth: member("provisioned"),
  params: byId("destination"),
  response: Destination,
});

export const updateDestination = operation({
  id: "updateMyDestination",
  method: "PATCH",
  audit: "destination.updated",
  path: "/api/me/destinations/{id}",
  summary: "Rename, reroute, pause or resume a destination",
  auth: member("provisioned", managers),
  params: byId("destination"),
  body: DestinationChange,
  response: Destination,
  errors: ["test_required", "plan_destination_cap_reached", "no_plan", "version_conflict"],
});

export const deleteDestination = operation({
  id: "deleteMyDestination",
  method: "DELETE",
  audit: "destination.deleted",
  path: "/api/me/destinations/{id}",
  summary: "Deactivate a destination; its history is kept",
  auth: member("provisioned", managers),
  params: byId("destination"),
});

export const testDestination = operation({
  id: "testMyDestination",
  savesNothing: true,
  method: "POST",
  audit: notAudited("it sends a sample; the delivery log records the attempt"),
  path: "/api/me/destinations/{id}/test",
  summary: "Send a sample signal; success resumes a destination that was paused because of failures",
  auth: member("provisioned", managers),
  params: byId("destination"),
  response: DestinationTest,
});

export const rotateSecret = operation({
  id: "rotateMyDestinationSecret",
  method: "POST",
  audit: "destination.secret_rotated",
  path: "/api/me/destinations/{id}/rotate-secret",
  summary:
    "Rotate the signature secret. The old one keeps working for `overlapHours`; without a body, it stops working immediately",
  auth: member("provisioned", managers),
  params: byId("destination"),
  body: SecretRotation,
  omittedBody: { overlapHours: 0 },
  response: z.object({ signatureSecret: GivenSecret, previousSecretUntil: Timestamp.nullable() }),
});

export const endPreviousSecret = operation({
  id: "endMyDestinationPreviousSecret",
  method: "DELETE",
  audit: "destination.previous_secret_ended",
  path: "/api/me/destinations/{id}/previous-secret",
  summary: "End the previous signature secret now; nothing happens if there is none",
  auth: member("provisioned", managers),
  params: byId("destination"),
});

export const dismissMissingFields = operation({
  id: "dismissMyDestinationMissingFields",
  method: "DELETE",
  audit: "destination.missing_fields_dismissed",
  path: "/api/me/destinations/{id}/missing-fields",
  summary:
    "Stop reporting the columns or properties that are missing now, because they were removed on purpose; nothing happens if there are none",
  auth: member("provisioned", managers),
  params: byId("destination"),
});
