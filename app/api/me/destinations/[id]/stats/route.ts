import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/deliveries";
import { readDeliveryStats } from "@/lib/domain/deliveries/stats";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getDeliveryStats, (ctx, { params, query }) =>
  readDeliveryStats(ctx, { destinationId: params.id, ...query }),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
