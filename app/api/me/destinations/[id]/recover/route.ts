import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/deliveries";
import { recoverDeliveries } from "@/lib/domain/deliveries/recover";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.recoverDeliveries, (ctx, { params, body }) =>
  recoverDeliveries(ctx, { destinationId: params.id, ...body }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
