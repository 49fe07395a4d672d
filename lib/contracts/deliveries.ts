/** What people do with a destination's deliveries: resend them, see their statistics and preview their content. */
import { z } from "zod";
import { policy } from "@/db/policy";
import { activationStatuses, destinationTypes } from "@/db/vocabulary";
import { byId, daysBack, Id, idOf, managers, member, notAudited, operation } from "./operation";

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
    config: z
      .record(z.string(), z.unknown())
      .meta({ examples: [{ url: "https://hooks.northwind.example/signals" }] })
      .optional()
      .describe(
        "The complete settings, as for creating the destination. If omitted, previews what every destination of the kind receives.",
      ),
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
