import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/deliveries";
import { replayDelivery } from "@/lib/domain/deliveries/replay";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.replayDelivery, (ctx, { params }) =>
  replayDelivery(ctx, { destinationId: params.id, activationId: params.activationId }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
