/** What people do with the deliveries of a destination: send them again, see how they went and what they say. */
import { z } from "zod";
import { policy } from "@/db/policy";
import { activationStatuses, destinationTypes } from "@/db/vocabulary";
import { digits, Id, IdParams, managers, member, notAudited, operation } from "./operation";

const ActivationParams = z.object({ id: Id, activationId: Id });

export const ReplayedDelivery = z
  .object({ activationId: z.uuid(), status: z.enum(activationStatuses) })
  .meta({ id: "ReplayedDelivery" });
export type ReplayedDelivery = z.infer<typeof ReplayedDelivery>;

/** How far back deliveries can be recovered and counted: attempts are kept no longer. */
export const { deliveryHistoryDays } = policy;

export const Recovery = z.strictObject({ since: z.iso.datetime({ offset: true }) }).meta({ id: "Recovery" });
export type Recovery = z.infer<typeof Recovery>;

/** Attempts, not activations: one that failed twice and then arrived is two failures and one success. */
const figures = {
  delivered: z.int(),
  failed: z.int(),
  /** Milliseconds that half of these attempts took at most; null where there were none. */
  p50Ms: z.int().nullable(),
  p95Ms: z.int().nullable(),
};

export const DeliveryStats = z
  .object({
    data: z.array(z.object({ date: z.iso.date(), ...figures })),
    totals: z.object({
      ...figures,
      /** Activations that are queued, under way or to be tried again, whenever they were made. */
      waiting: z.int(),
      held: z.int(),
      /** Of all attempts, from 0 to 1; null where there were none. */
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

/** What a delivery looks like on its way, without anything that is secret. */
export const DeliveryPreview = z
  .object({ contentType: z.string(), body: z.unknown() })
  .meta({ id: "DeliveryPreview" });
export type DeliveryPreview = z.infer<typeof DeliveryPreview>;

export const PreviewedDestination = z
  .strictObject({
    destinationType: z.enum(destinationTypes),
    config: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: "PreviewedDestination" });
export type PreviewedDestination = z.infer<typeof PreviewedDestination>;

export const replayDelivery = operation({
  id: "replayMyDelivery",
  method: "POST",
  audit: "delivery.replayed",
  path: "/api/me/destinations/{id}/deliveries/{activationId}/replay",
  summary: "Send a delivery again, now, with the same idempotency key; one that is under way is left alone",
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
  summary: `Send again everything that failed or was held since a time, at most ${policy.deliveryHistoryDays} days ago`,
  auth: member("active", managers),
  params: IdParams,
  body: Recovery,
  response: z.object({ recovered: z.int() }),
  errors: ["destination_paused"],
});

export const getDeliveryStats = operation({
  id: "getMyDeliveryStats",
  method: "GET",
  path: "/api/me/destinations/{id}/stats",
  summary: "Attempts and how long they took, by UTC day, today included",
  auth: member("provisioned"),
  params: IdParams,
  query: z.object({ days: digits(1, deliveryHistoryDays).default(7) }),
  response: DeliveryStats,
});

export const listDeliveryRates = operation({
  id: "listMyDeliveryRates",
  method: "GET",
  path: "/api/me/destinations/stats",
  summary: "How the attempts of every destination went, over UTC days, today included",
  auth: member("provisioned"),
  query: z.object({ days: digits(1, deliveryHistoryDays).default(7) }),
  response: DeliveryRates,
});

export const previewDelivery = operation({
  id: "previewMyDelivery",
  method: "GET",
  path: "/api/me/destinations/{id}/preview",
  summary: "Show what the destination is sent, for a signal of the workspace or for the sample",
  auth: member("provisioned"),
  params: IdParams,
  query: z.object({ signalId: Id.optional() }),
  response: DeliveryPreview,
});

export const previewDestination = operation({
  id: "previewMyDestination",
  method: "POST",
  audit: notAudited("it shows a payload and saves nothing"),
  path: "/api/me/destinations/preview",
  summary: "Show what a kind of destination is sent, before there is one; creates and keeps nothing",
  auth: member("provisioned"),
  body: PreviewedDestination,
  response: DeliveryPreview,
});
