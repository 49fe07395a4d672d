import type * as contract from "@/lib/contracts/deliveries";
import { previewDelivery, previewDestination } from "@/lib/domain/deliveries/preview";
import { recoverDeliveries } from "@/lib/domain/deliveries/recover";
import { replayDelivery } from "@/lib/domain/deliveries/replay";
import { listDeliveryRates, readDeliveryStats } from "@/lib/domain/deliveries/stats";
import { exportDeliveries } from "@/lib/domain/destinations/export-deliveries";
import { listDeliveries } from "@/lib/domain/destinations/read";
import type { Answers } from "./answers";

export const deliveries = {
  listDeliveries: (ctx, { params, query }) => listDeliveries(ctx, { destinationId: params.id, ...query }),
  exportDeliveries: (ctx, { params, query }) => exportDeliveries(ctx, { destinationId: params.id, ...query }),
  replayDelivery: (ctx, { params }) =>
    replayDelivery(ctx, { destinationId: params.id, activationId: params.activationId }),
  recoverDeliveries: (ctx, { params, body }) => recoverDeliveries(ctx, { destinationId: params.id, ...body }),
  getDeliveryStats: (ctx, { params, query }) =>
    readDeliveryStats(ctx, { destinationId: params.id, ...query }),
  listDeliveryRates: (ctx, { query }) => listDeliveryRates(ctx, query),
  previewDelivery: (ctx, { params, query }) => previewDelivery(ctx, { destinationId: params.id, ...query }),
  previewDestination: async (ctx, { body }) => previewDestination(ctx, body),
} satisfies Answers<typeof contract>;
