import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/deliveries";
import { previewDelivery } from "@/lib/domain/deliveries/preview";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.previewDelivery, (ctx, { params, query }) =>
  previewDelivery(ctx, { destinationId: params.id, ...query }),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
