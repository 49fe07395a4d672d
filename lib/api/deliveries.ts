import type * as contract from "@/lib/contracts/deliveries";
import { previewDelivery, previewDestination } from "@/lib/domain/deliveries/preview";
import { recoverDeliveries } from "@/lib/domain/deliveries/recover";
import { replayDelivery } from "@/lib/domain/deliveries/replay";
import { listDeliveryRates, readDeliveryStats } from "@/lib/domain/deliveries/stats";
import type { Answers } from "./answers";

export const deliveries = {
  replayDelivery: (ctx, { params }) =>
    replayDelivery(ctx, { destinationId: params.id, activationId: params.activationId }),
  recoverDeliveries: (ctx, { params, body }) => recoverDeliveries(ctx, { destinationId: params.id, ...body }),
  getDeliveryStats: (ctx, { params, query }) =>
    readDeliveryStats(ctx, { destinationId: params.id, ...query }),
  listDeliveryRates: (ctx, { query }) => listDeliveryRates(ctx, query),
  previewDelivery: (ctx, { params, query }) => previewDelivery(ctx, { destinationId: params.id, ...query }),
  previewDestination: async (ctx, { body }) => previewDestination(ctx, body),
} satisfies Answers<typeof contract>;
