/** A destination's deliveries: people list and resend them, see their statistics and preview their content. */
import { z } from "zod";
import { policy } from "@/db/policy";
import { activationStatuses, attemptOutcomes, destinationTypes, signalTypes } from "@/db/vocabulary";
import { keyStyles } from "./destination-config";
import { CompanyName, DestinationSettings, like, PersonName, Strength } from "./fields";
import {
  byId,
  Csv,
  daysBack,
  Id,
  idOf,
  listOf,
  managers,
  member,
  notAudited,
  oneOrMore,
  operation,
  Paging,
  Timestamp,
} from "./operation";

export const DeliveryAttempt = z.object({
  number: z.int(),
  outcome: z.enum(attemptOutcomes),
  status: z.int().nullable(),
  durationMs: z.int(),
  request: z
    .object({
      method: like("POST"),
      host: like("hooks.northwind.example"),
      headers: z.record(z.string(), z.string()).meta({ examples: [{ "content-type": "application/json" }] }),
    })
    .nullable(),
  responseExcerpt: z.string().nullable(),
  error: z.string().nullable(),
  /** What a successful attempt did not write, such as the values of a missing column; null if it wrote everything. */
  warning: z.string().nullable(),
  nextAttemptAt: Timestamp.nullable(),
  at: Timestamp,
});

/** An activation with its signal and its latest 20 attempts, newest first. */
export const Activation = z
  .object({
    activationId: z.uuid(),
    status: z.enum(activationStatuses),
    trigger: z.enum(["routing", "manual"]),
    attempts: z.array(DeliveryAttempt),
    nextAttemptAt: Timestamp.nullable(),
    deliveredAt: Timestamp.nullable(),
    createdAt: Timestamp,
    signal: z.object({
      id: z.uuid(),
      type: z.enum(signalTypes),
      strength: Strength,
      personName: PersonName,
      companyName: CompanyName.nullable(),
    }),
  })
  .meta({ id: "Activation" });
export type Activation = z.infer<typeof Activation>;

const ActivationParams = byId("destination").extend({ activationId: idOf("delivery") });

export const ReplayedDelivery = z
  .object({ activationId: z.uuid(), status: z.enum(activationStatuses) })
  .meta({ id: "ReplayedDelivery" });
export type ReplayedDelivery = z.infer<typeof ReplayedDelivery>;

/** How far back deliveries can be recovered and counted; attempts are deleted after that. */
export const { deliveryHistoryDays } = policy;

export const Recovery = z
  .strictObject({
    since: z.iso
      .datetime({ offset: true })
      .describe(
        `At most ${policy.deliveryHistoryDays} days ago. Deliveries created or last attempted since then are sent again.`,
      ),
  })
  .meta({ id: "Recovery" });

/** Attempts, not activations: an activation that failed twice and then arrived counts as two failures, one success. */
const figures = {
  delivered: z.int(),
  failed: z.int(),
  /** Median duration in milliseconds; null if there were no attempts. */
  p50Ms: z.int().nullable(),
  p95Ms: z.int().nullable(),
};

export const DeliveryStats = z
  .object({
    data: z.array(z.object({ date: z.iso.date(), ...figures })),
    totals: z.object({
      ...figures,
      /** Activations that are queued, in progress or waiting for a retry, regardless of age. */
      waiting: z.int(),
      held: z.int(),
      /** Of all attempts, from 0 to 1; null if there were none. */
      successRate: z.number().nullable(),
    }),
  })
  .meta({ id: "DeliveryStats" });
export type DeliveryStats = z.infer<typeof DeliveryStats>;

export const DeliveryRates = z
  .object({
    data: z.array(
      z.object({
        destinationId: z.uuid(),
        delivered: z.int(),
        failed: z.int(),
        successRate: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: "DeliveryRates" });
export type DeliveryRates = z.infer<typeof DeliveryRates>;

/** A delivery as it is sent, without secrets. */
export const DeliveryPreview = z
  .object({
    contentType: z.string(),
    body: z
      .unknown()
      .describe(
        "The JSON body as sent. If a vendor makes the request, only the part that depends on the signal.",
      ),
  })
  .meta({ id: "DeliveryPreview" });
export type DeliveryPreview = z.infer<typeof DeliveryPreview>;

export const PreviewedDestination = z
  .strictObject({
    destinationType: z.enum(destinationTypes),
    config: DestinationSettings.optional().describe(
      "The complete settings, as for creating the destination. If omitted, previews what every destination of the kind receives.",
    ),
    keys: z
      .enum(keyStyles)
      .optional()
      .describe("How field names are written, for kinds with a choice. Ignored if `config` is given."),
  })
  .meta({ id: "PreviewedDestination" });
export type PreviewedDestination = z.infer<typeof PreviewedDestination>;

export const replayDelivery = operation({
  id: "replayMyDelivery",
  method: "POST",
  audit: "delivery.replayed",
  path: "/api/me/destinations/{id}/deliveries/{activationId}/replay",
  summary: "Resend a delivery now with the same idempotency key; one that is in progress is left alone",
  auth: member("active", managers),
  params: ActivationParams,
  response: ReplayedDelivery,
  errors: ["destination_paused"],
});

export const recoverDeliveries = operation({
  id: "recoverMyDeliveries",
  method: "POST",
  audit: "destination.recovered",
  path: "/api/me/destinations/{id}/recover",
  summary: `Resend everything that failed or was held since a given time, at most ${policy.deliveryHistoryDays} days ago`,
  auth: member("active", managers),
  params: byId("destination"),
  body: Recovery,
  response: z.object({ recovered: z.int() }),
  errors: ["destination_paused"],
});

export const getDeliveryStats = operation({
  id: "getMyDeliveryStats",
  method: "GET",
  path: "/api/me/destinations/{id}/stats",
  summary: "Get delivery attempts and their durations by UTC day, including today",
  auth: member("provisioned"),
  params: byId("destination"),
  query: z.object({ days: daysBack(1, deliveryHistoryDays).default(7) }),
  response: DeliveryStats,
});

export const listDeliveryRates = operation({
  id: "listMyDeliveryRates",
  method: "GET",
  path: "/api/me/destinations/stats",
  summary: "Get delivery attempts of all destinations by UTC day, including today",
  auth: member("provisioned"),
  query: z.object({ days: daysBack(1, deliveryHistoryDays).default(7) }),
  response: DeliveryRates,
});

export const previewDelivery = operation({
  id: "previewMyDelivery",
  method: "GET",
  path: "/api/me/destinations/{id}/preview",
  summary: "Preview what the destination receives for a given signal or a sample",
  auth: member("provisioned"),
  params: byId("destination"),
  query: z.object({ signalId: Id.optional().describe("The signal to preview; a sample signal if omitted.") }),
  response: DeliveryPreview,
});

export const previewDestination = operation({
  id: "previewMyDestination",
  savesNothing: true,
  method: "POST",
  audit: notAudited("it shows a payload and saves nothing"),
  path: "/api/me/destinations/preview",
  summary: "Preview what a kind of destination receives, before creating one; nothing is created or stored",
  auth: member("provisioned"),
  body: PreviewedDestination,
  response: DeliveryPreview,
});

export const DeliveryExportQuery = z.object({
  status: oneOrMore(activationStatuses)
    .optional()
    .describe(
      `Only deliveries with this status, or with one of several, separated by commas: ${activationStatuses.map((status) => `\`${status}\``).join(", ")}.`,
    ),
});
export type DeliveryExportQuery = z.infer<typeof DeliveryExportQuery>;

export const listDeliveries = operation({
  id: "listMyDeliveries",
  method: "GET",
  path: "/api/me/destinations/{id}/deliveries",
  summary: "List recent activations with their signal and latest attempts",
  auth: member("provisioned"),
  params: byId("destination"),
  query: Paging.extend(DeliveryExportQuery.shape),
  response: listOf(Activation),
});

export const exportDeliveries = operation({
  id: "exportMyDeliveries",
  method: "GET",
  audit: "export.started",
  path: "/api/me/destinations/{id}/deliveries/export",
  summary: "Export all matching deliveries to the destination as CSV, newest first",
  auth: member("provisioned"),
  params: byId("destination"),
  query: DeliveryExportQuery,
  response: Csv,
  takesLong: true,
});
